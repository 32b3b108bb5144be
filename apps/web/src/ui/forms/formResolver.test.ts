import { expect, it } from 'vitest'
import { formResolver } from './formResolver.ts'
import { wrongFields } from './useForm.ts'

interface Fields {
  rows: { from: string }[]
}
const resolve = formResolver<Fields, number[]>(({ rows }) => {
  const wrong = rows.flatMap(({ from }, i) => (/^\d+$/.test(from) ? [] : [[`rows.${i}.from`, 'no number'] as const]))
  return wrong.length > 0
    ? { ok: false, wrong: Object.fromEntries(wrong) }
    : { ok: true, value: rows.map(({ from }) => Number(from)) }
})
const field = (name: string) => ({ name, focus: () => undefined })
const ask = async (...typed: string[]) => {
  const rows = typed.map(from => ({ from }))
  const fields = { rows: rows.map((_, i) => ({ from: { name: `rows.${i}.from`, ref: field(`rows.${i}.from`) } })) }
  // The fields as react-hook-form passes them: nested like the form values, whatever the type declares.
  return resolve({ rows }, undefined, { fields: fields as never, shouldUseNativeValidation: false })
}

it('hands on what was read of the whole form', async () => {
  expect(await ask('10', '20')).toEqual({ values: [10, 20], errors: {} })
})

it('a form checked as a whole marks its field, which can be focused', async () => {
  const { errors } = await ask('10', 'ten')
  expect(errors).toMatchObject({ rows: [undefined, { from: { message: 'no number' } }] })
  expect(wrongFields(errors)).toMatchObject([{ name: 'rows.1.from' }])
})
