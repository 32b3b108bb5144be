import * as z from 'zod/mini'
import { LIMITS } from './limits.ts'
import { TONES, type Tone } from './tones.ts'

/** Returns the schema of a finite number in a range, both ends included. */
export const numberBetween = (least: number, most: number) => z.number().check(z.gte(least), z.lte(most))
/** The same, but more than `least`. */
export const numberAbove = (least: number, most: number) => z.number().check(z.gt(least), z.lte(most))
export const position = numberBetween(-LIMITS.positionMm, LIMITS.positionMm)
export const extent = numberAbove(0, LIMITS.sizeMm)
export const share = numberBetween(0, 1)
export const turn = numberBetween(-360, 360)
export const key = z.string().check(z.regex(/^[\w-]{1,64}$/))
// oxlint-disable-next-line no-control-regex -- a label is one line: none of these belongs into it
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g
/**
 * Returns the schema of one line of 1 to `characters` characters. Tabs and line breaks in stored documents are read as
 * a space.
 */
export const label = (characters: number) =>
  z.string().check(
    z.overwrite(text => text.replaceAll(CONTROLS, ' ')),
    z.trim(),
    z.minLength(1),
    z.maxLength(characters),
  )

/** Lower-case `#rrggbb` or `#rrggbbaa`. */
export const hexColour = z.string().check(z.regex(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/))

/** Lower-case `#rrggbb`. */
export const opaqueColour = z.string().check(z.regex(/^#[0-9a-f]{6}$/))

/**
 * Colour with an optional tone. With a tone it follows that club colour; `colour` always holds the visible value, so readers need no
 * lookup. Tone null: deliberately independent, even if the values are equal.
 */
export const coloured = {
  colour: hexColour,
  tone: z.optional(z.nullable(z.enum(TONES))),
}

const stop = z.strictObject({ ...coloured, at: numberBetween(0, 100) })
const solid = z.strictObject({ kind: z.literal('solid'), ...coloured })
const gradient = z.strictObject({
  kind: z.literal('gradient'),
  shape: z.enum(['linear', 'radial']),
  /** CSS meaning: 0 points up, clockwise; ignored by radial. */
  angleDeg: z.number().check(z.gte(0), z.lt(360)),
  stops: z.tuple([stop, stop]),
})
export const fill = z.discriminatedUnion('kind', [solid, gradient])

/** The colour of a use, and the tone of the club colour it follows. */
export interface TonedColour {
  readonly colour: string
  readonly tone?: Tone | null
}
export type Fill = z.infer<typeof fill>
export type Gradient = z.infer<typeof gradient>
export type GradientStop = z.infer<typeof stop>
