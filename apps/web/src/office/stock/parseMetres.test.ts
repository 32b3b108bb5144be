import { expect, it } from 'vitest'
import { parseMetres } from './parseMetres.ts'

it('metres are read in both digits and with either sign', () => {
  expect(parseMetres('48.5')).toBe(48_500)
  expect(parseMetres('៤៨,៥')).toBe(48_500)
  expect(parseMetres(' -1.25 ')).toBe(-1_250)
})

it('what is no length, and nothing, are no metres', () => {
  for (const typed of ['', '0', '12m', '1.2345', '123456', '--2']) expect(parseMetres(typed)).toBeNull()
})
