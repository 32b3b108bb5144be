import { expect, test } from 'vitest'
import { missingLetters, unpackRanges } from './coverage.ts'
import { coverageOfSubsets } from './subsetCoverage.ts'

const missing = (subsets: readonly string[], text: string): string[] =>
  missingLetters(unpackRanges(coverageOfSubsets(subsets)), text)

test.each([
  [['latin'], 'Phnom Penh ភ្នំពេញ', 'ភ្នំពេញ'],
  [['khmer', 'latin'], 'Phnom Penh ភ្នំពេញ', ''],
  [['latin', 'latin-ext'], 'NGUYỄN Łukasz №7', ''],
  [['latin'], 'Иван 東京 한국 กรุง', 'Иван東京한국กรุง'],
  [['cyrillic-ext', 'chinese-simplified', 'korean', 'thai'], 'Иван 東京 한국 กรุง', ''],
  [['japanese'], 'さくら東京', ''],
  [[], 'ABC 012 ក', 'ក'],
])('a font with the subsets %j lacks of %s: %s', (subsets, text, lacked) => {
  expect(missing(subsets, text)).toEqual([...new Set(Array.from(lacked))])
})
