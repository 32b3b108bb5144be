import { z } from 'zod'
import { LIMITS } from './limits.ts'

export const finite = z.number().finite()
export const position = finite.min(-LIMITS.positionMm).max(LIMITS.positionMm)
export const extent = finite.gt(0).max(LIMITS.sizeMm)
export const share = finite.min(0).max(1)
export const turn = finite.min(-360).max(360)
export const key = z.string().regex(/^[\w-]{1,64}$/)

/** Lower-case `#rrggbb` or `#rrggbbaa`. */
export const hexColour = z.string().regex(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/)

const stop = z.strictObject({ colour: hexColour, at: finite.min(0).max(100) })
const solid = z.strictObject({ kind: z.literal('solid'), colour: hexColour })
const gradient = z.strictObject({
  kind: z.literal('gradient'),
  shape: z.enum(['linear', 'radial']),
  /** CSS meaning: 0 points up, clockwise; ignored by radial. */
  angleDeg: finite.min(0).lt(360),
  stops: z.tuple([stop, stop]),
})
export const fill = z.discriminatedUnion('kind', [solid, gradient])

export const patternUse = z.strictObject({
  id: key,
  colour: hexColour,
  opacity: share,
  /** 1 is the pattern's own tile size in mm. */
  scale: finite.min(0.1).max(10),
  rotationDeg: turn,
  /** How far the tiles are moved on the cloth, mm. */
  offsetXMm: position,
  offsetYMm: position,
})

export type Fill = z.infer<typeof fill>
export type Gradient = z.infer<typeof gradient>
export type GradientStop = z.infer<typeof stop>
export type PatternUse = z.infer<typeof patternUse>
