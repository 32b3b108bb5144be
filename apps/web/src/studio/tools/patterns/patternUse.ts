import {
  createPatternUse,
  styleOf,
  type Command,
  type DesignDocument,
  type Fill,
  type PatternUse,
} from '@kitwright/design'
import type { PartId } from '@kitwright/garment'
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

/** Of hard or thin things: cloth alone is printed with a pattern that goes around the whole garment. */
const NOT_CLOTH: ReadonlySet<PartId> = new Set(['buttons', 'drawstring'])

export const clothOf = (parts: readonly PartId[]): readonly PartId[] => parts.filter(part => !NOT_CLOTH.has(part))

/** Whether one and the same pattern, or none, is on all of these parts. */
export const isOnAll = (document: DesignDocument, parts: readonly PartId[]): boolean =>
  parts.length > 1 && new Set(parts.map(part => JSON.stringify(styleOf(document, part).pattern))).size === 1

/** The same pattern on these parts, running on from piece to piece, as one edit; null takes it off them. */
export const onAllParts = (
  document: DesignDocument,
  parts: readonly PartId[],
  pattern: PatternUse | null,
): Command => ({
  kind: 'batch',
  commands: parts.map(part => {
    const style = styleOf(document, part)
    return { kind: 'setPart', part, style: { ...style, pattern, isContinuous: pattern ? true : style.isContinuous } }
  }),
})

/** The pattern's place on the cloth as it is when just chosen. */
export const centred = (pattern: PatternUse): PatternUse => ({ ...pattern, offsetXMm: 0, offsetYMm: 0 })
export const untouched = (pattern: PatternUse): PatternUse => ({ ...centred(pattern), scale: 1, rotationDeg: 0 })
