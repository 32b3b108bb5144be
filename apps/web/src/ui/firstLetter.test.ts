import { expect, it } from 'vitest'
import { firstLetter } from './index.ts'

it.each([
  ['Angkor Kits', 'A'],
  ['  bayon', 'B'],
  ['k', 'K'],
  ['ក្រុមហ៊ុន', 'ក្រុ'],
  ['e\u0301toile', 'E\u0301'],
  ['👩‍👧 Club', '👩‍👧'],
  ['  ', ''],
])('the letter in a shop’s badge is the whole first letter of %o', (name, letter) =>
  expect(firstLetter(name)).toBe(letter),
)
