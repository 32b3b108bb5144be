import type { CodeRanges } from '../../fonts/coverage/coverage.ts'
import { coverageOf } from './coverage.ts'
import { fontMimeOf, part, readTables } from './tables.ts'

/** Information that a font file declares about itself. */
export interface FontFileInfo {
  readonly mime: string
  /** The family and face, such as `Angkor United Bold`; the plain face is not named. Empty if the file has no name. */
  readonly name: string
  readonly coverage: CodeRanges
}

/** Family and style: the typographic names before those for old menus. */
const FAMILY_IDS = [16, 1]
const STYLE_IDS = [17, 2]

function namesIn(table: DataView): Map<number, string> {
  const names = new Map<number, string>()
  const count = table.getUint16(2)
  const storage = table.getUint16(4)
  for (let i = 0; i < count; i++) {
    const at = 6 + 12 * i
    const [platform, language, id] = [table.getUint16(at), table.getUint16(at + 4), table.getUint16(at + 6)]
    const text = part(table, storage + table.getUint16(at + 10), table.getUint16(at + 8))
    // Windows names are UTF-16; English ones (0x409) take precedence over other languages.
    const isEnglish = platform === 3 && language === 0x409
    if (names.has(id) && !isEnglish) continue
    names.set(id, new TextDecoder(platform === 1 ? 'latin1' : 'utf-16be').decode(text))
  }
  return names
}

function nameOf(table: DataView | undefined): string {
  if (!table) return ''
  const names = namesIn(table)
  const first = (ids: readonly number[]): string => ids.map(id => names.get(id)).find(Boolean) ?? ''
  const style = first(STYLE_IDS)
  const full = /^(regular|normal|book|roman)?$/i.test(style.trim())
    ? first(FAMILY_IDS)
    : `${first(FAMILY_IDS)} ${style}`
  return full
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Reads a TTF, OTF, WOFF or WOFF2 file. Throws for anything but a complete font with Unicode letters. */
export function readFont(bytes: Uint8Array): FontFileInfo {
  const tables = readTables(bytes)
  const cmap = tables.get('cmap')
  const mime = fontMimeOf(bytes)
  if (!cmap || !mime || !tables.has('head') || !(tables.has('glyf') || tables.has('CFF ') || tables.has('CFF2')))
    throw new TypeError('a font without letters')
  return { mime, name: nameOf(tables.get('name')), coverage: coverageOf(cmap) }
}
