import { clamp } from '@kitwright/measure'
import * as z from 'zod/mini'
import { numberBetween, key, opaqueColour } from './fill.ts'
import { asset, printable } from './layers.ts'
import { LIMITS } from './limits.ts'

const side = numberBetween(...LIMITS.motifMm)
const gap = numberBetween(0, LIMITS.gapMm)

/** How motifs stand beside each other. */
export const MOTIF_ROWS = ['straight', 'brick', 'once'] as const

const laid = {
  /** Of the motif itself, and between it and its neighbours; mm at scale 1. Told here, so that who lays tiles needs no font and no picture. */
  widthMm: side,
  heightMm: side,
  gapXMm: gap,
  gapYMm: gap,
  /** In lines and columns; every other line half a step on; or one alone. */
  rows: z.enum(MOTIF_ROWS),
}

/** What a pattern of one's own repeats: a text in one ink, or a picture: as shapes in a few, or in its own colours. */
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
    /** 0: in its own colours, as a photograph is. */
    inks: z.int().check(z.gte(0), z.lte(LIMITS.inks)),
    /** The drawing's own colours that its inks stand for, bottom first. Absent in designs that were saved before it was kept. */
    palette: z.optional(z.array(opaqueColour).check(z.minLength(2), z.maxLength(LIMITS.inks))),
    isMirrored: z.optional(z.literal(true)),
    /** Where its part's patterns go over the whole garment it goes with them, as one thing, and is mirrored behind; otherwise it lies on each piece by itself. */
    isRound: z.optional(z.literal(true)),
    ...laid,
  }),
])

export type Motif = z.infer<typeof motif>
export type TextMotif = Extract<Motif, { kind: 'text' }>
export type PictureMotif = Extract<Motif, { kind: 'picture' }>

/** A motif's size within its limits. Keeps the proportions unless they alone exceed both limits. */
export function motifSize(width: number, height: number, by: number): Pick<Motif, 'widthMm' | 'heightMm'> {
  const [least, most] = LIMITS.motifMm
  const within = Math.min(Math.max(by, least / Math.min(width, height)), most / Math.max(width, height))
  return {
    widthMm: clamp(width * within, ...LIMITS.motifMm),
    heightMm: clamp(height * within, ...LIMITS.motifMm),
  }
}
