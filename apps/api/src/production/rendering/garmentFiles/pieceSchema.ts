import type { Finding } from '@kitwright/press'
import { z } from 'zod'
import type { PieceResult } from './job.ts'

const dpi = z.number().nullable()

const findingSchema: z.ZodType<Finding> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), layer: z.string(), dpi, isCoarse: z.boolean() }),
  z.object({ kind: z.literal('pictureInPattern'), part: z.string(), dpi, isCoarse: z.boolean() }),
  z.object({ kind: z.literal('coarsePattern'), part: z.string(), pattern: z.string(), dpi: z.number() }),
])

/** A piece and its findings, as both a garment's record and a preflight store them. */
export const pieceFindingsSchema = z.object({ piece: z.string(), findings: z.array(findingSchema) })

export const pieceSchema: z.ZodType<PieceResult> = pieceFindingsSchema.extend({ code: z.string() })
