import type { AssetRef, Fill, Layer, PatternUse } from '@kitwright/design'
import type { PartId } from '@kitwright/garment'
import type { WrapMap } from '@kitwright/garment/wrap'
import type { Box, Point, Rgba } from '@kitwright/measure'
import type { PlacedArea } from './placePattern.ts'
import type { PatternTile } from '@kitwright/library'
import type { SeparableDrawing } from './separable.ts'
import type { PlateRenderer } from './inkPlate.ts'
import type { ShapeForm } from './shapeForms.ts'

/** The part of Canvas2D that Chromium and Skia for Node share and that we draw with. */
export type Context2d = CanvasRenderingContext2D
export interface SurfaceCanvas {
  width: number
  height: number
  getContext(kind: '2d'): Context2d | null
}
/** A decoded picture that `drawImage` takes. */
export type Drawable = CanvasImageSource

/** Where the drawing code gets a canvas: the browser's or Node's. */
export interface Surface {
  createCanvas(widthPx: number, heightPx: number): SurfaceCanvas
}

/** Pictures that drawings refer to, decoded beforehand. Missing ones are left out of the picture. */
export interface Sources {
  readonly images: ReadonlyMap<string, Drawable>
  /** Pattern tiles by pattern id: near-black on transparent. */
  readonly patterns: ReadonlyMap<string, Drawable>
  /** What paints pictures that are nothing but shapes, by their key: for pages, which keep them. */
  readonly drawings?: ReadonlyMap<string, PaintPicture>
  /** Drawings that patterns show in a few inks, by their key: separated by their own fills and strokes. */
  readonly separable?: ReadonlyMap<string, SeparableDrawing>
  /** What paints patterns as shapes, by the tile's id: for pages, which keep them. */
  readonly shapes?: ReadonlyMap<string, TilePainter>
  /** What carries to a page what is painted on the table. No browser has it. */
  readonly fromTable?: PaintFromTable
}

/**
 * Carries what is painted on the table to a page; the context is in mm on the piece, `paint` is asked for boxes of the table. False where the
 * piece is bent there, lies there in bands that would show through each other, or something was not painted: then nothing is.
 */
export type PaintFromTable = (
  context: Context2d,
  piece: Pick<PieceOnTable, 'wrap' | 'cover'>,
  seesThrough: boolean,
  paint: (table: Box) => boolean,
) => boolean

/** Units to a side of a drawing that its outlines are told on. */
export const OUTLINE_UNITS = 10_000

/** A path on `OUTLINE_UNITS` across and down that is filled by the even-odd rule in one ink, 0-1 opaque. */
export interface InkOutline {
  readonly d: string
  readonly opacity: number
}

/**
 * The outlines of a drawing in these inks, read from its own shapes: for each ink what of the drawing is nearest to it; see-through parts
 * apart. Where they are stacked, an ink's outlines take in those of the inks after it.
 */
export type FindOutlines = (inks: readonly string[], isStacked: boolean) => readonly (readonly InkOutline[])[]

/** Paints a picture around the origin, so large; the context is in mm. */
export type PaintPicture = (context: Context2d, size: LayerBox) => void

/** Paints a motif around the origin as shapes in one colour; the context is in mm. */
export type PaintMotif = (context: Context2d, colour: string) => void

/** Where a pattern lies. */
export interface ShapesPlace extends PlacedArea {
  readonly pattern: PatternUse
  readonly tileMm: { readonly width: number; readonly height: number }
  readonly isOnce: boolean
  /** What to cover, mm; the caller clips. */
  readonly cover: Box
  /** Where a page keeps what is worked out pixel by pixel. */
  readonly takePlate?: PlateRenderer | undefined
  /** Where it keeps outlines that are seen once. */
  readonly takeForm?: TakeForm | undefined
}
/** Takes outlines in their colour, and gives what is drawn in the place of their box. */
export type TakeForm = (form: ShapeForm, colour: Pick<Rgba, 'r' | 'g' | 'b'>) => Drawable
/** Whether it was painted: of too many repeats none is. */
export type PaintAsShapes = (context: Context2d, place: ShapesPlace) => boolean

/** What a pattern's shapes are good for. The last two are of packaged tiles, and no browser has them. */
export interface TilePainter {
  readonly paint: PaintAsShapes
  /** The tile's picture, as fine as it is printed, for a page that has no room for shapes. */
  readonly fineTile?: (asked: FineTile) => Drawable
  /** Its ink where a piece lies on the table; undefined where there would be too many shapes. */
  readonly inkOnTable?: InkOnTable
}
export interface FineTile {
  readonly pattern: PatternUse
  readonly tileMm: PatternTile['tileMm']
  /** What there is already. */
  readonly picture: Drawable
  readonly surface: Surface
}
/** A piece on the table, and how finely it is drawn. */
export interface PieceOnTable {
  readonly wrap: WrapMap
  /** What artwork is centred in on the table, mm. */
  readonly frame: Box
  /** What to cover, mm on the piece. */
  readonly cover: Box
  readonly pxPerMm: number
  readonly surface: Surface
}
/** Ink (0-255) row by row, and where it lies: places of the table, mm → shares of it. */
export interface InkRaster {
  readonly widthPx: number
  readonly heightPx: number
  readonly ink: Uint8Array
  readonly toTile: readonly [number, number, number, number, number, number]
}
export type InkOnTable = (
  patterned: { readonly pattern: PatternUse; readonly tile: PatternTile },
  at: PieceOnTable,
) => InkRaster | undefined

/** Key of an asset in `Sources.images`. */
export const assetKey = (asset: Pick<AssetRef, 'source' | 'id'>): string => `${asset.source}:${asset.id}`

/** Where on one piece its part's patterns are seen. */
export interface PieceMask {
  /** One within another is a hole in it. */
  readonly outlines: readonly (readonly Point[])[]
  readonly isInside: boolean
}

/** One area's ground: fill, then patterns, clipped to the region (or the whole piece). */
export interface GroundInstruction extends PlacedArea {
  readonly kind: 'ground'
  readonly part: PartId
  readonly fill: Fill
  /** One ink each, bottom first. */
  readonly patterns: readonly PatternUse[]
  readonly region: readonly (readonly Point[])[] | null
  /** Its patterns stay away from what is written and drawn on it. */
  readonly isClear?: boolean
  /** Where its patterns are seen; absent: everywhere. */
  readonly mask?: PieceMask
}
export interface LayerInstruction {
  readonly kind: 'layer'
  readonly layer: Layer
}
/** Everything seen on one piece, bottom first, in mm on the piece. Plain data: the screen, the preview and the press draw from it. */
export interface Drawing {
  readonly piece: string
  readonly box: Box
  readonly outline: readonly Point[]
  /** The cloth under everything: seen where no ground lies or a ground is see-through. */
  readonly fabricColour?: string
  readonly instructions: readonly (GroundInstruction | LayerInstruction)[]
}

/** Size of a layer before rotation, around its centre, mm. Includes the outline's width. */
export interface LayerBox {
  readonly widthMm: number
  readonly heightMm: number
}
