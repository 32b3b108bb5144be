import { expect, test } from 'vitest'
import { visibleLetter, isolateDirection } from './visibleLetter.ts'

test('a told letter is visible: marks on a ring, others by code', () => {
  const letters = ['A', 'ក', '😀', '្', '\u0301', '\u202e', '\t', '\ue000', '\u{f0000}']
  expect(letters.map(visibleLetter)).toEqual(['A', 'ក', '😀', '◌្', '◌\u0301', 'U+202E', 'U+0009', 'U+E000', 'U+F0000'])
})

test('right-to-left text turns nothing around it', () => {
  expect(['DARA', 'محمد', '\u202eDARA'].map(isolateDirection)).toEqual([
    'DARA',
    '\u2068محمد\u2069',
    '\u2068\u202eDARA\u2069',
  ])
})
