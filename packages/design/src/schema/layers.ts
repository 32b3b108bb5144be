import * as z from 'zod/mini'
import { numberAbove, numberBetween, coloured, extent, fill, key, label, position, share, turn } from './fill.ts'
import { LIMITS, TEXT_LIMITS } from './limits.ts'
import { IMAGE_ROLES, TEXT_ROLES } from './imageRoles.ts'

const outline = z.strictObject({ ...coloured, widthMm: numberAbove(0, TEXT_LIMITS.outlineMm) })

/** Layers with one `id` are a group. Each of them carries its name, so that a group disappears with its last layer. */
export const layerGroup = z.strictObject({
  id: key,
  /** The designer's name for the group; null for its default name. */
  name: z.nullable(label(LIMITS.layerNameCharacters)),
})

const placed = {
  id: key,
  /** The designer's name for it; null for the name that its content gives it. */
  name: z.nullable(label(LIMITS.layerNameCharacters)),
  piece: key,
  /** Centre of the layer, mm on its piece, y down. */
  xMm: position,
  yMm: position,
  /** Clockwise. */
  rotationDeg: turn,
  opacity: share,
  isHidden: z.boolean(),
  isLocked: z.boolean(),
  /** Its group; absent: none. Does not affect drawing. */
  group: z.optional(layerGroup),
}

export const printable = z.string().check(
  z.maxLength(LIMITS.textCharacters),
  // oxlint-disable-next-line no-control-regex -- control characters, but for the line break, are what must not reach the press
  z.regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/),
  z.refine(text => text.isWellFormed(), 'half a surrogate pair is no text'),
)

const curve = z.discriminatedUnion('kind', [
  /** The middle of the line lies on a circle. `degrees` is the angle that the text spans; negative bends down. */
  z.strictObject({
    kind: z.literal('arc'),
    degrees: numberBetween(-TEXT_LIMITS.arcDegrees, TEXT_LIMITS.arcDegrees).check(z.refine(value => value !== 0)),
  }),
  /** A sine of `waves` whole waves over the text's width, `heightMm` from crest to trough. */
  z.strictObject({
    kind: z.literal('wave'),
    heightMm: numberAbove(0, TEXT_LIMITS.waveMm),
    waves: numberBetween(...TEXT_LIMITS.waves),
  }),
])

/** The style of a text, without its content and place. */
export const textStyle = z.strictObject({
  /** Id of a library font. */
  font: key,
  /** The nearest weight of the font is drawn. */
  weight: z.int().check(z.gte(100), z.lte(900)),
  isItalic: z.boolean(),
  fill,
  outline: z.nullable(outline),
  /** A second outline around the first. */
  outerOutline: z.nullable(outline),
  /** A hard-edged copy of the letters and outlines behind them, in one colour. */
  shadow: z.nullable(z.strictObject({ ...coloured, xMm: numberBetween(-100, 100), yMm: numberBetween(-100, 100) })),
  curve: z.nullable(curve),
  /** Added between grapheme clusters, so that Khmer clusters stay whole. */
  letterSpacingEm: numberBetween(...TEXT_LIMITS.letterSpacingEm),
  /** Distance between baselines, as a multiple of the font size. */
  lineHeight: numberBetween(...TEXT_LIMITS.lineHeight),
  align: z.enum(['left', 'centre', 'right']),
  isUpperCase: z.boolean(),
  /** Leans the letters to the right. */
  skewDeg: numberBetween(-TEXT_LIMITS.skewDeg, TEXT_LIMITS.skewDeg),
  /** The letters’ lower half dissolves into rows of dots. */
  isHalftone: z.optional(z.literal(true)),
})

export const textLayer = z.strictObject({
  ...placed,
  kind: z.literal('text'),
  role: z.enum(TEXT_ROLES),
  text: printable,
  /** Font size (em) in mm. */
  sizeMm: extent,
  /** Wider text is fitted to this; null means no limit. */
  maxWidthMm: z.nullable(extent),
  /**
   * The fitting method. `shrink`: set smaller, then a little narrower, then in two lines. `squeeze`: narrowed without
   * limit at full height.
   */
  fit: z.enum(['shrink', 'squeeze']),
  ...textStyle.shape,
})

const pixels = z.int().check(z.gte(1), z.lte(40_000))

/** Location of the picture's bytes: `local` in this browser only, `file` stored by the server. */
export const asset = z.strictObject({
  source: z.enum(['local', 'file']),
  id: key,
  widthPx: pixels,
  heightPx: pixels,
})

export const imageLayer = z.strictObject({
  ...placed,
  kind: z.literal('image'),
  role: z.enum(IMAGE_ROLES),
  asset,
  widthMm: extent,
  heightMm: extent,
  /** Mirrored left to right, as on the other side of the garment. */
  isMirrored: z.boolean(),
})

export const layer = z.discriminatedUnion('kind', [textLayer, imageLayer])

export type Layer = z.infer<typeof layer>
export type LayerGroup = z.infer<typeof layerGroup>
export type TextLayer = z.infer<typeof textLayer>
export type TextStyle = z.infer<typeof textStyle>
export type TextCurve = z.infer<typeof curve>
export type ImageLayer = z.infer<typeof imageLayer>
export type AssetRef = z.infer<typeof asset>
