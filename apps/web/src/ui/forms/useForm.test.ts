import { expect, it } from 'vitest'
import { wrongFields } from './useForm.ts'

const field = (name: string) => ({ name, focus: () => undefined })
const required = (ref: unknown) => ({ type: 'required', message: 'Say something', ref })

it('every wrong field of a form is found, also where a field is called as a part of an error is', () => {
  const [contact, message, type] = [field('contact'), field('message'), field('type')]
  const errors = { contact: required(contact), message: required(message), type: required(type) }
  expect(wrongFields(errors)).toEqual([contact, message, type])
})

it('the wrong fields of rows are found too; what cannot be focused is left out', () => {
  const name = field('rows.1.name')
  expect(wrongFields({ rows: [undefined, { name: required(name) }], whole: { message: 'Too few' } })).toEqual([name])
})
