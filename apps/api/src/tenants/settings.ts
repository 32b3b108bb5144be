import { schemas } from '@kitwright/contract'
import { z } from 'zod'

/** Emerald. */
export const DEFAULT_COLOUR = '#10b981'

const settings = z.object({
  colour: z
    .string()
    .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i)
    .optional()
    .catch(undefined),
  teamColours: z
    .array(z.string().regex(/^#[0-9a-f]{6}$/i))
    .optional()
    .catch(undefined),
  /** The address of one of the shop's own files. */
  logo: schemas.logoAddress.nullish().catch(undefined),
  contact: z.object({ phone: z.string(), email: z.string() }).optional().catch(undefined),
  /** Share of the total that must be paid before production. */
  depositPercent: z.int().min(0).max(100).optional().catch(undefined),
  /** How to pay by hand: bank account, KHQR, cash. */
  payment: schemas.bilingual.optional().catch(undefined),
})

export type TenantSettings = z.output<typeof settings>

/** Reads the stored settings; a value that is not what it should be counts as unset, so that a shop always opens. */
export function parseSettings(stored: unknown): TenantSettings {
  return settings.catch({}).parse(stored)
}
