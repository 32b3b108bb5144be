import { brotliCompressSync, deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readFont } from './readFont.ts'
import { fontMimeOf, readTables } from './tables.ts'

type Tables = Readonly<Record<string, Uint8Array>>
const u16 = (...values: number[]): number[] => values.flatMap(value => [(value >> 8) & 0xff, value & 0xff])
const u32 = (...values: number[]): number[] => values.flatMap(value => u16(value >>> 16, value & 0xffff))
const ascii = (text: string): number[] => Array.from(text, letter => letter.charCodeAt(0))
const bytesOf = (...parts: (readonly number[] | Uint8Array)[]): Uint8Array =>
  Uint8Array.from(parts.flatMap(each => [...each]))

/** Concatenates tables after a header of so many bytes; `entry` writes each entry of the header. */
function laid(
  tables: readonly (readonly [tag: string, packed: Uint8Array, length: number])[],
  head: number[],
  entry: (tag: string, at: number, packed: number, length: number) => number[],
): Uint8Array {
  const size = entry('abcd', 0, 0, 0).length
  let at = head.length + size * tables.length
  const entries = tables.flatMap(([tag, { length: packed }, length]) => {
    const told = entry(tag, at, packed, length)
    at += packed
    return told
  })
  return bytesOf(head, entries, ...tables.map(([, packed]) => packed))
}
const plain = (tables: Tables) => Object.entries(tables).map(([tag, table]) => [tag, table, table.length] as const)

const sfnt = (tables: Tables, version = [0, 1, 0, 0]): Uint8Array =>
  laid(plain(tables), [...version, ...u16(Object.keys(tables).length, 0, 0, 0)], (tag, at, packed) => [
    ...ascii(tag),
    ...u32(0, at, packed),
  ])
const woff = (tables: Tables, lies = 0): Uint8Array =>
  laid(
    Object.entries(tables).map(([tag, table]) => {
      const packed = deflateSync(table)
      return [tag, packed.length < table.length ? packed : table, table.length + lies] as const
    }),
    [
      ...ascii('wOFF'),
      ...u32(0x10000, 0),
      ...u16(Object.keys(tables).length),
      ...Array.from<number>({ length: 30 }).fill(0),
    ],
    (tag, at, packed, length) => [...ascii(tag), ...u32(at, packed, length, 0)],
  )
const base128 = (value: number): number[] =>
  value < 128 ? [value] : [...base128(value >> 7).map(byte => byte | 0x80), value & 0x7f]
function woff2(tables: Tables): Uint8Array {
  // Tables with a number are identified by it, others by their tag. A rearranged table declares a second length.
  const numbers: Record<string, number> = { cmap: 0, head: 1, name: 5, glyf: 10 }
  const entries = Object.entries(tables).flatMap(([tag, { length }]) => {
    const flags = numbers[tag] ?? 0x3f
    return [
      ...(flags === 0x3f ? [flags, ...ascii(tag)] : [flags]),
      ...(tag === 'glyf' ? [...base128(9_999), ...base128(length)] : base128(length)),
    ]
  })
  const packed = brotliCompressSync(bytesOf(...Object.values(tables)))
  const count = u16(Object.keys(tables).length)
  const head = [...ascii('wOF2'), ...u32(0x10000, 0), ...count, ...u16(0), ...u32(0, packed.length)]
  return bytesOf(head, Array.from<number>({ length: 24 }).fill(0), entries, packed)
}

/**
 * A segment of a `cmap` of format 4, which fonts use for letters below 65,536. It gives its glyphs by a shift or one by
 * one.
 */
interface Segment {
  readonly first: number
  readonly last: number
  readonly delta?: number
  readonly glyphs?: readonly number[]
}
function cmap4(segments: readonly Segment[]): Uint8Array {
  const all = [...segments, { first: 0xffff, last: 0xffff, delta: 1 } as Segment]
  const glyphs: number[] = []
  const offsets = all.map((segment, i) => {
    if (!segment.glyphs) return 0
    const offset = 2 * (all.length - i) + 2 * glyphs.length
    glyphs.push(...segment.glyphs)
    return offset
  })
  const body = [
    ...u16(2 * all.length, 0, 0, 0, ...all.map(({ last }) => last), 0, ...all.map(({ first }) => first)),
    ...u16(...all.map(({ delta = 0 }) => delta & 0xffff), ...offsets, ...glyphs),
  ]
  return bytesOf(u16(0, 1, 3, 1), u32(12), u16(4, 6 + body.length, 0), body)
}

type Name = readonly [platform: number, language: number, id: number, text: string]
const utf16 = (text: string): number[] => Array.from(text).flatMap(letter => u16(letter.charCodeAt(0)))
function nameTable(names: readonly Name[]): Uint8Array {
  const texts = names.map(([platform, , , text]) => (platform === 1 ? ascii(text) : utf16(text)))
  let at = 0
  const records = names.flatMap(([platform, language, id], i) => {
    const record = u16(platform, 1, language, id, texts[i]!.length, at)
    at += texts[i]!.length
    return record
  })
  return bytesOf(u16(0, names.length, 6 + records.length), records, texts.flat())
}

const LETTERS = cmap4([{ first: 0x41, last: 0x5a, delta: -0x40 }])
const fontOf = (more: Tables = {}): Tables => ({
  head: bytesOf(Array.from<number>({ length: 54 }).fill(0)),
  cmap: LETTERS,
  glyf: bytesOf(Array.from<number>({ length: 300 }).fill(7)),
  ...more,
})

describe('the letters of a font’s table', () => {
  const coverage = (...segments: Segment[]) => readFont(sfnt(fontOf({ cmap: cmap4(segments) }))).coverage
  test('include first to last whose glyph is not the missing one', () => {
    expect(coverage({ first: 0x41, last: 0x5a, delta: 5 })).toEqual([[0x41, 0x5a]])
    // The shift maps C to glyph 0.
    expect(coverage({ first: 0x41, last: 0x45, delta: -0x43 })).toEqual([
      [0x41, 0x42],
      [0x44, 0x45],
    ])
  })
  test('are told glyph by glyph, shifted or not, in several segments', () => {
    const [digits, latin, khmer] = [
      { first: 0x30, last: 0x33, glyphs: [4, 0, 5, 6] },
      { first: 0x41, last: 0x44, delta: 3 },
      { first: 0x1780, last: 0x1782, delta: -9, glyphs: [8, 9, 10] },
    ] as const
    expect(coverage(digits, latin, khmer)).toEqual([
      [0x30, 0x30],
      [0x32, 0x33],
      [0x41, 0x44],
      [0x1780, 0x1780],
      [0x1782, 0x1782],
    ])
  })
})

describe('a font’s name', () => {
  const WINDOWS = [3, 0x409] as const
  test.each<[string, Name[], string]>([
    [
      'family and cut',
      [
        [...WINDOWS, 1, 'Angkor'],
        [...WINDOWS, 2, 'Bold'],
      ],
      'Angkor Bold',
    ],
    [
      'without the plain cut',
      [
        [...WINDOWS, 1, 'Angkor'],
        [...WINDOWS, 2, 'Regular'],
      ],
      'Angkor',
    ],
    [
      'what typographers gave before what old menus show',
      [
        [...WINDOWS, 1, 'Angkor Semi'],
        [...WINDOWS, 2, 'Regular'],
        [...WINDOWS, 16, 'Angkor'],
        [...WINDOWS, 17, 'Semi Bold'],
      ],
      'Angkor Semi Bold',
    ],
    [
      'English before others',
      [
        [...WINDOWS, 1, 'Angkor'],
        [3, 0x453, 1, 'អង្គរ'],
      ],
      'Angkor',
    ],
    [
      'English also when it comes later',
      [
        [3, 0x453, 1, 'អង្គរ'],
        [...WINDOWS, 1, 'Angkor'],
      ],
      'Angkor',
    ],
    [
      'the first, where none is English',
      [
        [3, 0x453, 1, 'អង្គរ'],
        [3, 0x407, 1, 'Anders'],
      ],
      'អង្គរ',
    ],
    [
      'of old Macs in one byte',
      [
        [1, 0, 1, 'Angkor\u00e9'],
        [1, 0, 2, 'Roman'],
      ],
      'Angkoré',
    ],
    [
      'tidy',
      [
        [...WINDOWS, 1, ' Angkor \u0007  Wat '],
        [...WINDOWS, 2, ' Normal'],
      ],
      'Angkor Wat',
    ],
    ['nothing, where it has none', [], ''],
  ])('is %s', (_, names, wanted) => {
    expect(readFont(sfnt(fontOf({ name: nameTable(names) }))).name).toBe(wanted)
  })
  test('is empty without a table of names', () => {
    expect(readFont(sfnt(fontOf())).name).toBe('')
  })
})

describe('a font’s tables', () => {
  const tables = fontOf({ name: nameTable([[3, 0x409, 1, 'Angkor']]), Mine: bytesOf([1, 2, 3]) })
  test.each([
    ['font/ttf', sfnt(tables)],
    ['font/ttf', sfnt(tables, ascii('true'))],
    ['font/otf', sfnt(tables, ascii('OTTO'))],
    ['font/woff', woff(tables)],
    ['font/woff2', woff2(tables)],
  ])('are the same from every kind of file: %s', (mime, file) => {
    // The file is part of a larger buffer, like an upload.
    const bytes = bytesOf([9, 9, 9], file, [9]).subarray(3, 3 + file.length)
    expect(fontMimeOf(bytes)).toBe(mime)
    const found = [...readTables(bytes)].map(([tag, { buffer, byteOffset, byteLength }]) => [
      tag,
      [...new Uint8Array(buffer, byteOffset, byteLength)],
    ])
    expect(found).toEqual(Object.entries(tables).map(([tag, table]) => [tag, [...table]]))
    expect(readFont(bytes)).toEqual({ mime, name: 'Angkor', coverage: [[0x41, 0x5a]] })
    for (let length = 0; length < bytes.length; length += 5)
      expect(() => readTables(bytes.subarray(0, length))).toThrow(/./)
  })
  test.each(['cmap', 'head', 'glyf'])('without %s are no font', missing => {
    const rest = Object.fromEntries(Object.entries(tables).filter(([tag]) => tag !== missing))
    expect(() => readFont(sfnt(rest))).toThrow(/./)
  })
  test('of outlines in PostScript are a font too', () => {
    const { glyf: _, ...rest } = tables
    for (const tag of ['CFF ', 'CFF2']) expect(readFont(sfnt({ ...rest, [tag]: bytesOf([1]) })).name).toBe('Angkor')
  })
  test('that claim to be huge are not unpacked', () => {
    expect(() => readTables(woff(tables, 64 * 1024 * 1024))).toThrow('too large')
    expect(() => readTables(woff(tables, -1))).toThrow(/./)
  })
})
