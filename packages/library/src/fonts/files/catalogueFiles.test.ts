import { expect, test } from 'vitest'
import { catalogueFiles, packUnicodeRange } from './catalogueFiles.ts'
import { unpackRanges } from '../coverage/coverage.ts'

const filesOf = (...subsets: string[]) => Object.fromEntries(subsets.map(each => [each, { url: { woff2: each } }]))
const subsetsOf = (defSubset: string, ...subsets: string[]) =>
  catalogueFiles({ defSubset, variants: { 400: { normal: filesOf(...subsets) } } }).map(({ subset }) => subset)

test('a font is read by its Khmer file, else Latin, else its first', () => {
  expect(subsetsOf('latin', 'latin', 'khmer', 'latin-ext')).toEqual(['khmer', 'latin', 'latin-ext'])
  expect(subsetsOf('thai', 'thai', 'vietnamese', 'latin')).toEqual(['latin', 'thai', 'vietnamese'])
  expect(subsetsOf('tamil', 'arabic', 'tamil')).toEqual(['tamil', 'arabic'])
})

test('a font without a regular upright cut is read in the nearest it has', () => {
  const variants = { 900: { normal: filesOf('far') }, 300: { italic: filesOf('near') } }
  expect(catalogueFiles({ defSubset: 'latin', variants })).toEqual([{ subset: 'near', url: 'near' }])
  expect(catalogueFiles({ defSubset: 'latin', variants: {} })).toEqual([])
})

test('a unicode range is packed, and an invalid one is undefined', () => {
  expect(unpackRanges(packUnicodeRange('U+0100-02BA,U+0041, u+5a')!)).toEqual([
    [0x41, 0x41],
    [0x5a, 0x5a],
    [0x100, 0x2ba],
  ])
  expect(['', 'all', 'U+FF-0'].map(packUnicodeRange)).toEqual([undefined, undefined, undefined])
})
