import { expect, test } from 'vitest'
import { loadCoverage } from './coverage.ts'
import { lostIn, missingIn } from './lost.ts'

test('letters that a font borrows are told from those that nobody writes', async () => {
  const coverage = await loadCoverage()
  expect(missingIn(coverage, 'teko', 'FC កខ')).toEqual(['ក', 'ខ'])
  expect(lostIn(coverage, 'teko', 'FC កខ')).toEqual([])
  expect(lostIn(coverage, 'teko', 'FC กข')).toEqual(['ก', 'ข'])
  expect(missingIn(coverage, 'own-unknown', 'anything')).toEqual([])
})
