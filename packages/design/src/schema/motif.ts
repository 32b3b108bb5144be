import { clamp } from '@kitwright/measure'
import * as z from 'zod/mini'
import { numberBetween, key, opaqueColour } from './fill.ts'
import { asset, printable } from './layers.ts'
import { LIMITS } from './limits.ts'

const side = numberBetween(...LIMITS.motifMm)
const gap = numberBetween(0, LIMITS.gapMm)

/** Arrangements of motifs. */
export const MOTIF_ROWS = ['straight', 'brick', 'once'] as const

const laid = {
  /**
   * Size of the motif, and gaps to its neighbours; mm at scale 1. Stored here, so that laying tiles needs no font and
   * no picture.
   */
  widthMm: side,
  heightMm: side,
  gapXMm: gap,
  gapYMm: gap,
  /** In rows and columns; every other row shifted by half a step; or a single motif. */
  rows: z.enum(MOTIF_ROWS),
}

/**
 * Content that a custom pattern repeats: a text in one ink, or a picture, as shapes in a few inks or in its own
 * colours.
 */
export const motif = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('text'),
    text: printable,
    font: key,
    weight: z.int().check(z.gte(100), z.lte(900)),
    isItalic: z.boolean(),
    ...laid,
  }),
  z.strictObject({
    kind: z.literal('picture'),
    asset,
    /** 0 means its own colours, as in a photograph. */
    inks: z.int().check(z.gte(0), z.lte(LIMITS.inks)),
    /**
     * The drawing's own colours that its inks replace, bottom first. Absent in designs saved before this field existed.
     */
    palette: z.optional(z.array(opaqueColour).check(z.minLength(2), z.maxLength(LIMITS.inks))),
    isMirrored: z.optional(z.literal(true)),
    /**
     * If its part's patterns go over the whole garment, it goes with them as one thing and is mirrored behind;
     * otherwise it lies on each piece separately.
     */
    isRound: z.optional(z.literal(true)),
    ...laid,
  }),
])

export type Motif = z.infer<typeof motif>
export type TextMotif = Extract<Motif, { kind: 'text' }>
export type PictureMotif = Extract<Motif, { kind: 'picture' }>

/** Returns a motif's size within its limits. Keeps the proportions unless they alone exceed both limits. */
export function motifSize(width: number, height: number, by: number): Pick<Motif, 'widthMm' | 'heightMm'> {
  const [least, most] = LIMITS.motifMm
  const within = Math.min(Math.max(by, least / Math.min(width, height)), most / Math.max(width, height))
  return {
    widthMm: clamp(width * within, ...LIMITS.motifMm),
    heightMm: clamp(height * within, ...LIMITS.motifMm),
  }
}
