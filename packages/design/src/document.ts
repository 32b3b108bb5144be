import { COLLARS, PART_IDS } from '@kitwright/garment'
import { z } from 'zod'
import { LIMITS } from './limits.ts'

const finite = z.number().finite()
const position = finite.min(-LIMITS.positionMm).max(LIMITS.positionMm)
const extent = finite.gt(0).max(LIMITS.sizeMm)
const share = finite.min(0).max(1)
const degrees = finite.min(-360).max(360)
const key = z.string().regex(/^[\w-]{1,64}$/)

/** Lower-case `#rrggbb` or `#rrggbbaa`. */
export const hexColour = z.string().regex(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/)

const stop = z.strictObject({ colour: hexColour, at: finite.min(0).max(100) })
const solid = z.strictObject({ kind: z.literal('solid'), colour: hexColour })
const gradient = z.strictObject({
  kind: z.literal('gradient'),
  shape: z.enum(['linear', 'radial']),
  /** CSS meaning: 0 points up, clockwise; ignored by radial. */
  angleDeg: finite.min(0).lt(360),
  stops: z.tuple([stop, stop]),
})
export const fill = z.discriminatedUnion('kind', [solid, gradient])

export const patternUse = z.strictObject({
  id: key,
  colour: hexColour,
  opacity: share,
  /** 1 is the pattern's own tile size in mm. */
  scale: finite.min(0.1).max(10),
  rotationDeg: degrees,
})

const partStyle = z.strictObject({
  fill,
  pattern: patternUse.nullable(),
  /** Gradient and pattern run on across seams, as if the part were cut from one cloth. */
  isContinuous: z.boolean(),
})

const outline = z.strictObject({ colour: hexColour, widthMm: finite.gt(0).max(20) })

const placed = {
  id: key,
  piece: key,
  /** Centre of the layer, mm on its piece, y down. */
  xMm: position,
  yMm: position,
  /** Clockwise. */
  rotationDeg: degrees,
  opacity: share,
  isHidden: z.boolean(),
  isLocked: z.boolean(),
}

export const TEXT_ROLES = [
  'frontText',
  'backText',
  'frontNumber',
  'backNumber',
  'shortsNumber',
  'playerName',
  'text',
] as const
export const IMAGE_ROLES = ['logo', 'sponsor', 'image'] as const

const printable = z
  .string()
  .max(LIMITS.textCharacters)
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what must not reach the press
  .regex(/^[^\u0000-\u001f\u007f]*$/)
  .refine(text => text.isWellFormed(), 'half a surrogate pair is no text')

const textLayer = z.strictObject({
  ...placed,
  kind: z.literal('text'),
  role: z.enum(TEXT_ROLES),
  text: printable,
  /** Id of a packaged font. */
  font: key,
  /** Font size (em) in mm. */
  sizeMm: extent,
  /** Wider text is squeezed to this; null never squeezes. */
  maxWidthMm: extent.nullable(),
  fill,
  outline: outline.nullable(),
})

/** Where the picture's bytes are: `local` in this browser only, `file` stored by the server. */
const asset = z.strictObject({
  source: z.enum(['local', 'file']),
  id: key,
  widthPx: z.int().min(1).max(40_000),
  heightPx: z.int().min(1).max(40_000),
})

const imageLayer = z.strictObject({
  ...placed,
  kind: z.literal('image'),
  role: z.enum(IMAGE_ROLES),
  asset,
  widthMm: extent,
  heightMm: extent,
})

export const layer = z.discriminatedUnion('kind', [textLayer, imageLayer])

export const designDocument = z
  .strictObject({
    format: z.literal('kitwright-design'),
    /** Names of the migrations this document has been through, in order. */
    migrations: z.array(key).max(500),
    garment: key,
    options: z.strictObject({ sleeve: z.enum(['short', 'long']), collar: z.enum(COLLARS) }),
    fabric: z.strictObject({ colour: hexColour }),
    parts: z.partialRecord(z.enum(PART_IDS), partStyle),
    /** Bottom first. */
    layers: z.array(layer).max(LIMITS.layers),
  })
  .refine(d => new Set(d.layers.map(l => l.id)).size === d.layers.length, {
    path: ['layers'],
    message: 'two layers share an id',
  })
  .refine(d => d.layers.filter(l => l.kind === 'image').length <= LIMITS.images, {
    path: ['layers'],
    message: 'too many images',
  })

declare const parsed: unique symbol
/** A design: which garment, how each part is coloured, and the layers on its pieces. All geometry in mm of the base size. */
export type DesignDocument = z.infer<typeof designDocument> & { readonly [parsed]?: true }
export type Fill = z.infer<typeof fill>
export type Gradient = z.infer<typeof gradient>
export type GradientStop = z.infer<typeof stop>
export type PatternUse = z.infer<typeof patternUse>
export type PartStyle = z.infer<typeof partStyle>
export type Layer = z.infer<typeof layer>
export type TextLayer = z.infer<typeof textLayer>
export type ImageLayer = z.infer<typeof imageLayer>
export type AssetRef = z.infer<typeof asset>
export type TextRole = (typeof TEXT_ROLES)[number]
export type ImageRole = (typeof IMAGE_ROLES)[number]
