import { fontOrFirst, loadCatalogue, loadCoverage, missingLettersIn } from '@kitwright/library'
import { expect, test } from 'vitest'
import { letterNames } from '../results/letterNames.ts'
import { sortByCoverage, fontsFor } from './missingLetters.ts'

const found = { fonts: await loadCatalogue(), coverage: await loadCoverage() }
const missing = (id: string, text: string): boolean => missingLettersIn(found.coverage, id, text).length > 0
const suggest = (text: string, present: string): string[] =>
  fontsFor(text, fontOrFirst(present), found).map(({ id }) => id)

test('fonts with every letter are suggested, the shop’s own first, never the present one', () => {
  expect(suggest('កម្ពុជា 10', 'teko')).toEqual(['kantumruy-pro', 'bokor', 'koulen'])
  expect(suggest('한국', 'teko').toSorted()).toEqual(['black-han-sans', 'do-hyeon'])
  expect(suggest('한국', 'do-hyeon')).toEqual(['black-han-sans'])
})

test('fonts that can set the typed text come first, in their order', () => {
  const ids = (text: string): string[] => sortByCoverage(text, found).map(({ id }) => id)
  const usual = found.fonts.map(({ id }) => id)
  expect(ids('ANGKOR')).toEqual(usual.toSorted((a, b) => Number(missing(a, 'ANGKOR')) - Number(missing(b, 'ANGKOR'))))
  const khmer = ids('កម្ពុជា')
  expect(usual[0]).not.toBe(khmer[0])
  const able = khmer.filter(id => !missing(id, 'កម្ពុជា'))
  expect(khmer.slice(0, able.length)).toEqual(able)
  expect(khmer.toSorted()).toEqual(usual.toSorted())
})

test('no font is suggested where none has all letters itself', () => {
  expect(suggest('កម្ពុជា ไทย', 'koulen')).toEqual([])
  expect(suggest('Goal 🔥', 'teko')).toEqual([])
})

test('missing letters are named by their script where it is most of it', () => {
  const name = (text: string) => letterNames(Array.from(text), lang => lang.toUpperCase())
  expect(name('កម្ព!')).toBe('KH, !')
  expect(name('ក龘')).toBe('ក, 龘')
  expect(name('نا'), 'kept apart from what is read from the left').toBe('\u2068ن\u2069, \u2068ا\u2069')
  expect([name('سلام'), name('שלום!')]).toEqual(['AR', 'HE, !'])
  expect(name('ÀÁÂÃÄÅÆÇ')).toBe('À, Á, Â, Ã, Ä, Å …')
})
