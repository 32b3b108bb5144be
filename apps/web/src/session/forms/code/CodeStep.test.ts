import { describe, expect, it } from 'vitest'
import { codeDigits } from './CodeStep.tsx'

describe('a mailed code', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456\n', '123456'],
    ['១២៣-៤៥៦', '123456'],
    ['Code: 123456', '123456'],
    ['1234567', '123456'],
    ['abc', ''],
  ])('is read out of %j', (typed, code) => {
    expect(codeDigits(typed)).toBe(code)
  })
})
