import { expect, it } from 'vitest'
import { wrongFields } from './useForm.ts'

const field = (name: string) => ({ name, focus: () => undefined })
const required = (ref: unknown) => ({ type: 'required', message: 'Say something', ref })

it('every wrong field is found, even one named like an error’s part', () => {
  const [contact, message, type] = [field('contact'), field('message'), field('type')]
  const errors = { contact: required(contact), message: required(message), type: required(type) }
  expect(wrongFields(errors)).toEqual([contact, message, type])
})

it('wrong fields of rows are found too; unfocusable ones are left out', () => {
  const name = field('rows.1.name')
  expect(wrongFields({ rows: [undefined, { name: required(name) }], whole: { message: 'Too few' } })).toEqual([name])
})
