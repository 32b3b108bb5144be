import type { FontLang, FontMetrics, FontSource, LibraryFace, LibraryFont } from '../../types.ts'

/** A font in the atelier's table, `npm run atelier -- fonts`. It is short because browsers load it. */
export interface FontRow {
  readonly id: string
  readonly family: string
  readonly lang: FontLang
  readonly category: string
  readonly source: FontSource
  /** Subsets whose files make up a face, in the order in which a letter is looked up. */
  readonly subsets: readonly string[]
  /** Further subsets, whose files are read for the letters that only they have, in the same order. */
  readonly more?: readonly string[]
  /** The faces, the default one first. */
  readonly faces: readonly FaceRow[]
}
export interface FaceRow {
  readonly weight: number
  readonly italic?: true
  /** Cap height, ascent, descent, then left and right bearing of each digit. */
  readonly latin: readonly number[]
  /** Letter height, ascent, descent, highest, lowest. */
  readonly khmer?: readonly number[]
}

function metricsOf({ latin, khmer }: FaceRow): FontMetrics {
  const [capHeight = 0, ascent = 0, descent = 0, ...bearings] = latin
  const digitBearings = Array.from({ length: 10 }, (_, i) => [bearings[2 * i]!, bearings[2 * i + 1]!] as const)
  const metrics = { capHeight, ascent, descent, digitBearings }
  if (!khmer) return metrics
  const [letterHeight = 0, above = 0, below = 0, highest = 0, lowest = 0] = khmer
  return { ...metrics, khmer: { letterHeight, ascent: above, descent: below, highest, lowest } }
}

function faceOfRow({ id, family, subsets, more = [], faces }: FontRow, row: FaceRow): LibraryFace {
  const { weight, italic = false } = row
  const cut = row === faces[0] ? '' : ` ${weight}${italic ? ' italic' : ''}`
  const fileOf = (subset: string) => ({
    cssFamily: `KW ${family}${cut}${subset === subsets[0] ? '' : ` ${subset}`}`,
    file: `@fontsource/${id}/files/${id}-${subset}-${weight}-${italic ? 'italic' : 'normal'}.woff2`,
    subset,
  })
  return {
    id,
    weight,
    isItalic: italic,
    files: subsets.map(fileOf),
    more: more.map(fileOf),
    metrics: metricsOf(row),
  }
}

/** Returns a font of the table. Throws for one without a face. */
export function fontOfRow(row: FontRow): LibraryFont {
  const [first, ...others] = row.faces.map(face => faceOfRow(row, face))
  if (!first) throw new RangeError(`font ${row.id} has no face`)
  const { id, family, lang, category, source } = row
  return { id, family, lang, category, source, faces: [first, ...others] }
}
