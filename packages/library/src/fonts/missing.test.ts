import { expect, test } from 'vitest'
import { loadCoverage } from './coverage.ts'
import { missingInChain, missingLettersIn } from './missing.ts'

test('letters that a font borrows are told from those that nobody writes', async () => {
  const coverage = await loadCoverage()
  expect(missingLettersIn(coverage, 'teko', 'FC កខ')).toEqual(['ក', 'ខ'])
  expect(missingInChain(coverage, 'teko', 'FC កខ')).toEqual([])
  expect(missingInChain(coverage, 'teko', 'FC กข')).toEqual(['ก', 'ข'])
  expect(missingLettersIn(coverage, 'own-unknown', 'anything')).toEqual([])
})
