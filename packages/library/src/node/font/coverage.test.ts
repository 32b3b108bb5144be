import { expect, test } from 'vitest'
import { packRanges, unpackRanges } from '../../fonts/coverage/coverage.ts'
import { coverageOf } from './coverage.ts'

type Groups = readonly (readonly [first: number, last: number])[]
interface Table {
  readonly platform: number
  readonly encoding: number
  readonly groups: Groups
}

/** Returns a font's `cmap` with tables of format 12: each group's letters from its first to its last. */
function cmapOf(tables: readonly Table[]): DataView {
  const sizes = tables.map(({ groups }) => 16 + 12 * groups.length)
  const head = 4 + 8 * tables.length
  const cmap = new DataView(new ArrayBuffer(head + sizes.reduce((sum, size) => sum + size, 0)))
  cmap.setUint16(2, tables.length)
  tables.forEach(({ platform, encoding, groups }, i) => {
    const at = head + sizes.slice(0, i).reduce((sum, size) => sum + size, 0)
    cmap.setUint16(4 + 8 * i, platform)
    cmap.setUint16(6 + 8 * i, encoding)
    cmap.setUint32(8 + 8 * i, at)
    cmap.setUint16(at, 12)
    cmap.setUint32(at + 4, sizes[i]!)
    cmap.setUint32(at + 12, groups.length)
    groups.forEach(([first, last], k) => {
      cmap.setUint32(at + 16 + 12 * k, first)
      cmap.setUint32(at + 20 + 12 * k, last)
      cmap.setUint32(at + 24 + 12 * k, 1)
    })
  })
  return cmap
}
const unicode = (groups: Groups, platform = 3, encoding = 10): Table => ({ platform, encoding, groups })

test('a font’s glyphs are listed ascending and joined, from all tables', () => {
  const cmap = cmapOf([
    unicode([
      [0x1780, 0x17b3],
      [0x41, 0x5a],
    ]),
    unicode([[0x5b, 0x60]], 0, 4),
    unicode([[0x17b5, 0x17dd]], 3, 1),
  ])
  expect(coverageOf(cmap)).toEqual([
    [0x41, 0x60],
    [0x1780, 0x17b3],
    [0x17b5, 0x17dd],
  ])
})

test('a table outside Unicode counts nothing, and alone is refused', () => {
  const [roman, symbols] = [unicode([[0x80, 0xff]], 1, 0), unicode([[0xf020, 0xf0ff]], 3, 0)]
  expect(coverageOf(cmapOf([roman, symbols, unicode([[0x30, 0x39]])]))).toEqual([[0x30, 0x39]])
  expect(() => coverageOf(cmapOf([roman, symbols]))).toThrow('no Unicode')
})

test.each<[string, Groups]>([
  [
    'from the first code point on',
    [
      [0, 0],
      [2, 9],
    ],
  ],
  [
    'single letters and long runs',
    [
      [0x20, 0x7e],
      [0xa0, 0xa0],
      [0x1780, 0x17dd],
      [0x1f600, 0x1f64f],
    ],
  ],
])('letters are packed into a short text and come out of it again: %s', (_, ranges) => {
  expect(unpackRanges(packRanges(ranges))).toEqual(ranges)
})
