import { expect, test } from 'vitest'
import { loadCoverage } from './loadCoverage.ts'
import { missingInChain, missingLettersIn } from './missingLetters.ts'

test('letters that a font borrows are told from those that nobody writes', async () => {
  const coverage = await loadCoverage()
  expect(missingLettersIn(coverage, 'teko', 'FC កខ')).toEqual(['ក', 'ខ'])
  expect(missingInChain(coverage, 'teko', 'FC កខ')).toEqual([])
  expect(missingInChain(coverage, 'teko', 'FC กข Ž 虎')).toEqual([])
  expect(missingInChain(coverage, 'teko', 'FC של')).toEqual(['ש', 'ל'])
  expect(missingLettersIn(coverage, 'own-unknown', 'anything')).toEqual([])
})

test('unwritable are also loose marks and tabs, but no other spaces', async () => {
  const coverage = await loadCoverage()
  expect(missingInChain(coverage, 'teko', 'ស្្ក')).toEqual(['្'])
  expect(missingInChain(coverage, 'teko', 'A\tB')).toEqual(['\t'])
  expect(missingInChain(coverage, 'teko', 'A\u00a0B\u3000C\nD\u200bE')).toEqual([])
})
