import type { FontUse, KhmerMetrics, LibraryFace, LibraryFont } from '../../types.ts'
import { LETTERING } from './lettering.gen.ts'
import { fontOfRow } from './rows.ts'

/** Metrics of the Khmer face that supplies Khmer letters when a font has none. */
export const KHMER_METRICS: KhmerMetrics = {
  letterHeight: 0.603,
  ascent: 0.92,
  descent: 0.47,
  highest: 1.06,
  lowest: 0.73,
}

const fonts = new Map<string, LibraryFont>(LETTERING.map(row => [row.id, fontOfRow(row)]))
/** Fallback font of every text; always registered. */
export const FALLBACK = fonts.get('teko')!
export const KHMER = fonts.get('kantumruy-pro')!

/** Registers fonts: the packaged catalogue once loaded, or a tenant's own. A known id is not replaced. */
export function addFonts(arrived: Iterable<LibraryFont>): void {
  for (const font of arrived) if (!fonts.has(font.id)) fonts.set(font.id, font)
}

/** Returns the font, or undefined if it is not known (yet). */
export const findFont = (id: string): LibraryFont | undefined => fonts.get(id)

/** Returns the font, or the first one for an id that is not known (yet), so that a text is never lost. */
export const fontOrFirst = (id: string): LibraryFont => fonts.get(id) ?? FALLBACK

/**
 * Returns the face nearest to the requested one: upright or italic first, if both exist, then by weight; the heavier of
 * two.
 */
export function faceOf({ font, weight, isItalic }: FontUse): LibraryFace {
  const { faces } = fontOrFirst(font)
  const right = faces.filter(face => face.isItalic === isItalic)
  const off = (face: LibraryFace): number => Math.abs(face.weight - weight) - (face.weight > weight ? 0.5 : 0)
  return (right.length > 0 ? right : faces).reduce((best, face) => (off(face) < off(best) ? face : best))
}

/** Returns the use of a font when only its name is known. */
export const defaultUse = (font: string): FontUse => ({
  font,
  weight: fontOrFirst(font).faces[0].weight,
  isItalic: fontOrFirst(font).faces[0].isItalic,
})
