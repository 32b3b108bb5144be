import type { KitPart, KitRole } from '@kitwright/design'
import { line } from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'

/**
 * Views of a garment that the server draws. `angle` is three quarters from the wearer's left; `both` is front and back
 * side by side. `tile` fills its frame with the garment, at an angle and in a crop of the garment's own; `tileBack` is
 * its back.
 */
const PICTURE_SIDES = [
  'front',
  'back',
  'angle',
  'both',
  'tile',
  'tileBack',
  'frontLeft',
  'left',
  'backLeft',
  'backRight',
  'right',
  'frontRight',
] as const

/** The sides that turn a garment once around, to the wearer's left first. */
export const TURN_SIDES = [
  'front',
  'frontLeft',
  'left',
  'backLeft',
  'back',
  'backRight',
  'right',
  'frontRight',
] as const satisfies readonly (typeof PICTURE_SIDES)[number][]

/** Square, 4:5, or 1200 × 630 for link previews (on a background; the others are transparent). */
const PICTURE_SHAPES = ['square', 'tall', 'social'] as const

/**
 * The kits that a design may have beside its own. Repeated here so that importing them does not load the design
 * package.
 */
const KITS = ['away', 'third', 'goalkeeper', 'referee', 'training'] as const satisfies readonly KitRole[]

/** The parts of a kit that a picture may show alone. Repeated here for the same reason. */
const SHOWN_PARTS = ['set', 'shirt', 'shorts'] as const satisfies readonly KitPart[]

/** Colours that a product can be shown in beside the tenant's own. Few, because each picture is drawn and stored. */
export const PRODUCT_COLOURS = {
  ink: '#0f172a',
  red: '#dc2626',
  blue: '#1d4ed8',
  amber: '#f59e0b',
  chalk: '#f8fafc',
} as const
export type ProductColour = keyof typeof PRODUCT_COLOURS

/** `width` is rounded up to the next of 200, 400, 600, 800, 1200; `v` only busts browser caches. */
export const pictureQuery = z.object({
  side: z.enum(PICTURE_SIDES).default('front'),
  shape: z.enum(PICTURE_SHAPES).default('square'),
  width: z.coerce.number().int().min(40).max(1200).default(400),
  v: line(80).optional(),
  /** One of the design's other kits. Without that kit, the design is drawn as it is. */
  kit: z.enum(KITS).optional(),
})

export const productPictureQuery = pictureQuery.extend({
  colour: z.enum(['tenant', ...(Object.keys(PRODUCT_COLOURS) as ProductColour[])]).default('tenant'),
})

/** The part of a ready-made kit to show: the whole, its shirt or its shorts. Other garments are shown whole. */
export const templatePictureQuery = pictureQuery.extend({ part: z.enum(SHOWN_PARTS).default('set') })
