import type { KitPart, KitRole } from '@kitwright/design'
import { line } from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'

/** From where the server draws a garment; `angle` is three quarters from the wearer's left, `both` is front and back side by side. */
const PICTURE_SIDES = ['front', 'back', 'angle', 'both'] as const

/** Square, four to five, or the 1200 × 630 that links are shown with elsewhere (on a ground; the others are clear). */
const PICTURE_SHAPES = ['square', 'tall', 'social'] as const

/** The kits that a design may have beside its own; written here so that asking does not bring along what reads designs. */
const KITS = ['away', 'third', 'goalkeeper', 'referee', 'training'] as const satisfies readonly KitRole[]

/** The parts of a kit that a picture may show alone; written here for the same reason. */
const SHOWN_PARTS = ['set', 'shirt', 'shorts'] as const satisfies readonly KitPart[]

/** Colours that a product can be shown in beside the tenant's own. A few, since each picture is drawn and kept. */
export const PRODUCT_COLOURS = {
  ink: '#0f172a',
  red: '#dc2626',
  blue: '#1d4ed8',
  amber: '#f59e0b',
  chalk: '#f8fafc',
} as const
export type ProductColour = keyof typeof PRODUCT_COLOURS

/** `width` is raised to the next of 200, 400, 800, 1200; `v` only tells browsers' caches apart. */
export const pictureQuery = z.object({
  side: z.enum(PICTURE_SIDES).default('front'),
  shape: z.enum(PICTURE_SHAPES).default('square'),
  width: z.coerce.number().int().min(40).max(1200).default(400),
  v: line(80).optional(),
  /** One of the design's other kits; the design as it is where it has no such one. */
  kit: z.enum(KITS).optional(),
})

export const productPictureQuery = pictureQuery.extend({
  colour: z.enum(['tenant', ...(Object.keys(PRODUCT_COLOURS) as ProductColour[])]).default('tenant'),
})

/** A ready-made kit is shown whole, or its shirt or its shorts alone; a garment that is no kit is shown whole. */
export const templatePictureQuery = pictureQuery.extend({ part: z.enum(SHOWN_PARTS).default('set') })
