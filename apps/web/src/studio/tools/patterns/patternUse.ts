import { createPatternUse, type Fill, type PatternUse } from '@kitwright/design'
import { luminance, mixColours, parseHex, toHex } from '@kitwright/measure'
import { firstColour } from '../../controls/fills.ts'

const WHITE = { r: 255, g: 255, b: 255, a: 1 }
const BLACK = { r: 0, g: 0, b: 0, a: 1 }

/** A pattern just chosen: a tone of the part's own colour, so that the first look is always quiet. */
export function newPatternUse(id: string, on: Fill): PatternUse {
  const ground = parseHex(firstColour(on)) ?? WHITE
  const tone = luminance(ground) > 0.35 ? mixColours(BLACK, ground, 0.3) : mixColours(WHITE, ground, 0.3)
  return { ...createPatternUse(id, toHex({ ...tone, a: 1 })), opacity: 0.8 }
}
