import { expect, it } from 'vitest'
import { plainNumber } from './parseNumber.ts'

it('the studio’s numbers may have Khmer digits, a comma and a unit', () => {
  expect(['12.5', '១២.៥', '១២,៥', ' -៣ ', '40 mm'].map(plainNumber)).toEqual([12.5, 12.5, 12.5, -3, 40])
  expect(['', ' ', 'mm', '៛៥'].map(plainNumber)).toEqual([null, null, null, null])
})
