import { z } from 'zod'
import type { LaidPiece, MarkerPart, MarkerResult, SheetOutline } from './job.ts'

/** The shortest layout found so far, as stored. */
export interface StoredLayout extends Extract<MarkerResult, { readonly parts: unknown }> {
  /** The number of searches, and the last run that searched. A run searches once, however often it restarts. */
  readonly searches: number
  readonly by: string
  /** The parts' lengths before that. */
  readonly beforeMm?: readonly number[] | undefined
}

const point = z.object({ x: z.number(), y: z.number() })

const sheet: z.ZodType<SheetOutline> = z.object({
  piece: z.string(),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  cut: z.array(point),
  outline: z.array(point),
  isMain: z.boolean().optional(),
  label: z.object({
    form: z.enum(['hem', 'allowance', 'beside']),
    centre: point,
    rotationDeg: z.number(),
    widthMm: z.number(),
    heightMm: z.number(),
  }),
})

const laidPiece: z.ZodType<LaidPiece> = z.object({
  garment: z.int(),
  sheet: z.int(),
  turn: z.literal([0, 90, 180, 270]),
  xMm: z.number(),
  yMm: z.number(),
})

const part: z.ZodType<MarkerPart> = z.object({
  lengthMm: z.number(),
  density: z.number(),
  pieces: z.array(laidPiece),
})

export const storedLayoutSchema: z.ZodType<StoredLayout> = z.object({
  sheets: z.array(z.array(sheet)),
  parts: z.array(part),
  searches: z.int(),
  by: z.string(),
  beforeMm: z.array(z.number()).optional(),
})
