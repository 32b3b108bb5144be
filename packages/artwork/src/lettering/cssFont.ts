import { fontFamilyStack, type LibraryFont } from '@kitwright/library'

/**
 * Text is always set at this size and scaled by the matrix: advances are then free of hinting and rounding, and the same
 * in browser and Node to 0.01 per 1000 (0.003 mm for a 300 mm number).
 */
export const FONT_PX = 1000

interface Face {
  readonly weight: number
  readonly isItalic: boolean
}

/** What a font is packaged in. Faces that are not there are never asked for: a browser would fake them, Node would not. */
const facesOf = ({ weight }: LibraryFont): readonly Face[] => [{ weight, isItalic: false }]

const UPRIGHT_FOR_ITALIC = 1000

/** The CSS font at `FONT_PX` for the nearest face that the font has. */
export function cssFont(font: LibraryFont, weight: number, isItalic: boolean): string {
  const off = (face: Face): number =>
    Math.abs(face.weight - weight) + (face.isItalic === isItalic ? 0 : UPRIGHT_FOR_ITALIC)
  const face = facesOf(font).reduce((best, next) => (off(next) < off(best) ? next : best))
  return `${face.isItalic ? 'italic ' : ''}${face.weight} ${FONT_PX}px ${fontFamilyStack(font.id)}`
}
