import type { CodeRanges } from '../../fonts/coverage/coverage.ts'
import { part } from './tables.ts'

const MAX_GROUPS = 20_000

function* segmentsOf(table: DataView): Generator<[number, number]> {
  const count = table.getUint16(6) / 2
  for (let i = 0; i < count; i++) {
    const at = 14 + 2 * i
    const last = table.getUint16(at)
    const first = table.getUint16(at + 2 * count + 2)
    const delta = table.getUint16(at + 4 * count + 2)
    const offsetAt = at + 6 * count + 2
    const offset = table.getUint16(offsetAt)
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph = offset === 0 ? code : table.getUint16(offsetAt + offset + 2 * (code - first))
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) yield [code, code]
    }
  }
}

function* groupsOf(table: DataView): Generator<[number, number]> {
  const count = table.getUint32(12)
  if (count > MAX_GROUPS) throw new RangeError('too many groups of letters')
  for (let i = 0; i < count; i++) {
    const at = 16 + 12 * i
    const isFirstMissing = table.getUint32(at + 8) === 0
    yield [table.getUint32(at) + (isFirstMissing ? 1 : 0), Math.min(table.getUint32(at + 4), 0x10ffff)]
  }
}

/** Joins ranges that touch. */
function joined(ranges: Iterable<readonly [number, number]>): CodeRanges {
  const sorted = [...ranges].filter(([first, last]) => first <= last).sort((a, b) => a[0] - b[0])
  const kept: [number, number][] = []
  for (const [first, last] of sorted) {
    const before = kept.at(-1)
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last)
    else kept.push([first, last])
  }
  return kept
}

/** Returns the code points for which a font's `cmap` has glyphs. Throws if it has no Unicode table. */
export function coverageOf(cmap: DataView): CodeRanges {
  const found: [number, number][] = []
  const count = cmap.getUint16(2)
  for (let i = 0; i < count; i++) {
    const at = 4 + 8 * i
    const [platform, encoding] = [cmap.getUint16(at), cmap.getUint16(at + 2)]
    if (platform !== 0 && !(platform === 3 && (encoding === 1 || encoding === 10))) continue
    const offset = cmap.getUint32(at + 4)
    const table = part(cmap, offset, cmap.byteLength - offset)
    const format = table.getUint16(0)
    if (format === 4) for (const range of segmentsOf(table)) found.push(range)
    if (format === 12) for (const range of groupsOf(table)) found.push(range)
  }
  if (found.length === 0) throw new TypeError('the font maps no Unicode characters')
  return joined(found)
}
