import { expect, it } from 'vitest'
import { wrongFields } from './useForm.ts'

const field = (name: string) => ({ name, focus: () => undefined })
const required = (ref: unknown) => ({ type: 'required', message: 'Say something', ref })

it('finds every wrong field, also of forms whose fields are called as the parts of an error are', () => {
  const [contact, message, type] = [field('contact'), field('message'), field('type')]
  const errors = { contact: required(contact), message: required(message), type: required(type) }
  expect(wrongFields(errors)).toEqual([contact, message, type])
})

it('finds those of rows, and leaves out what cannot be focused', () => {
  const name = field('rows.1.name')
  expect(wrongFields({ rows: [undefined, { name: required(name) }], whole: { message: 'Too few' } })).toEqual([name])
})
