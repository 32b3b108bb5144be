import { type DesignDocument, firstColour, styleOf } from '@kitwright/design'
import type { Garment } from '@kitwright/garment'
import { contrast, parseHex, type Rgba } from '@kitwright/measure'

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 }
const rgb = (colour: string): Rgba => parseHex(colour) ?? WHITE
const SPARE = ['#ffffff', '#f2b705', '#12305c'] as const
/** What is seen on another colour. */
const SEEN = 2.5

/** Two colours for a crest: the design's first, and one of the others that is seen on it. */
export function clubColours(document: DesignDocument, garment: Garment): readonly [string, string] {
  const own = garment.parts.map(part => firstColour(styleOf(document, part).fill).slice(0, 7).toLowerCase())
  const [main = '#12305c', ...others] = [...new Set(own)]
  const seen = [...others, ...SPARE].find(colour => contrast(rgb(colour), rgb(main)) >= SEEN)
  return [main, seen ?? '#ffffff']
}
