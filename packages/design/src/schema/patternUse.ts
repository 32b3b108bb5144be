import * as z from 'zod/mini'
import { numberBetween, coloured, key, position, share, turn } from './fill.ts'
import { LIMITS } from './limits.ts'
import { motif } from './motif.ts'

export const patternUse = z.strictObject({
  id: key,
  /** Motif to repeat instead of the packaged drawing of that id. */
  motif: z.optional(motif),
  ...coloured,
  /** The second to fourth ink of a multi-ink pattern. */
  inks: z.optional(z.array(z.strictObject(coloured)).check(z.maxLength(LIMITS.inks - 1))),
  /** `tone`: in shades of its part's own colour, whatever its inks. */
  blend: z.optional(z.enum(['ink', 'tone'])),
  isHidden: z.optional(z.boolean()),
  /** The pieces that show it; absent: all of its part. */
  pieces: z.optional(z.array(key).check(z.minLength(1), z.maxLength(LIMITS.patternPieces))),
  opacity: share,
  /** 1 is the pattern's own tile size in mm. */
  scale: numberBetween(...LIMITS.patternScale),
  rotationDeg: turn,
  /** Offset of the tiles on the cloth, mm. */
  offsetXMm: position,
  offsetYMm: position,
})

export type PatternUse = z.infer<typeof patternUse>
