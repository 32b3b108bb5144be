import { PACK_PROBLEMS } from '@kitwright/contract'
import { z } from 'zod'
import { pieceFindingsSchema } from '../garmentFiles/pieceSchema.ts'
import type { OrderPreview } from './job.ts'

/** The schema of a stored preflight result. */
export const previewSchema: z.ZodType<OrderPreview> = z.object({
  problems: z.array(z.object({ id: z.enum(PACK_PROBLEMS), values: z.record(z.string(), z.string()) })),
  pieces: z.array(z.array(pieceFindingsSchema.extend({ isLabelBeside: z.boolean() }))),
})
