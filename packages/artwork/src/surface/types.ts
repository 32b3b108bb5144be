import type { AssetRef, Fill, Layer, PatternUse } from '@kitwright/design'
import type { PartId } from '@kitwright/garment'
import type { WrapMap } from '@kitwright/garment/wrap'
import type { Box, Point, Rgba } from '@kitwright/measure'
import type { PlacedArea } from './placePattern.ts'
import type { PatternTile } from '@kitwright/library'
import type { SeparableDrawing } from './separable.ts'
import type { PlateRenderer } from './inkPlate.ts'
import type { ShapeForm } from './shapeForms.ts'
import type { FillRule, Segment } from '@kitwright/vector'

/** The part of Canvas2D that Chromium and Skia for Node share, limited to the calls of this package. */
export type Context2d = CanvasRenderingContext2D
export interface SurfaceCanvas {
  width: number
  height: number
  getContext(kind: '2d'): Context2d | null
}
/** A decoded picture that `drawImage` accepts. */
export type Drawable = CanvasImageSource

/** Factory of canvases for the drawing code: the browser's or Node's. */
export interface Surface {
  createCanvas(widthPx: number, heightPx: number): SurfaceCanvas
}

/** The decoded pictures that drawings refer to. Missing ones are not painted. */
export interface Sources {
  readonly images: ReadonlyMap<string, Drawable>
  /** Pattern tiles by pattern id: near-black on transparent. */
  readonly patterns: ReadonlyMap<string, Drawable>
  /** Vector painters of pictures that consist only of shapes, by picture key: for pages, which preserve vectors. */
  readonly drawings?: ReadonlyMap<string, PaintPicture>
  /** Drawings that patterns show in a few inks, by key: separated by their own fills and strokes. */
  readonly separable?: ReadonlyMap<string, SeparableDrawing>
  /** Vector painters of patterns, by tile id: for pages, which preserve vectors. */
  readonly shapes?: ReadonlyMap<string, TilePainter>
  /** Transfers to a page what is painted on the flattened garment. Browsers do not provide it. */
  readonly fromTable?: PaintFromTable
}

/**
 * Transfers table artwork to a page; the context is in mm on the piece, and `paint` is called with boxes of the table.
 * Returns false and paints nothing if the piece is bent there, lies in bands that would show through each other, or
 * something could not be painted.
 */
export type PaintFromTable = (
  context: Context2d,
  piece: Pick<PieceOnTable, 'wrap' | 'cover'>,
  seesThrough: boolean,
  paint: (table: Box) => boolean,
) => boolean

/** The units per side of a drawing's outlines. */
export const OUTLINE_UNITS = 10_000

/** A path on `OUTLINE_UNITS` in both directions, filled by the even-odd rule in one ink, with an opacity of 0-1. */
export interface InkOutline {
  readonly d: string
  readonly opacity: number
}

/**
 * Finds the outlines of a drawing in these inks from its own shapes: each part goes to its nearest ink, with
 * transparent parts separate. If stacked, an ink's outlines include those of the inks after it.
 */
export type FindOutlines = (inks: readonly string[], isStacked: boolean) => readonly (readonly InkOutline[])[]

/** Paints a picture around the origin at this size; the context is in mm. */
export type PaintPicture = (context: Context2d, size: LayerBox) => void

/** Paints a motif around the origin as shapes in one colour; the context is in mm. */
export type PaintMotif = (context: Context2d, colour: string) => void

/** Placement of a pattern. */
export interface ShapesPlace extends PlacedArea {
  readonly pattern: PatternUse
  readonly tileMm: { readonly width: number; readonly height: number }
  readonly isOnce: boolean
  /** Area to cover, mm; the caller clips. */
  readonly cover: Box
  /** Stores on a page what is computed pixel by pixel. */
  readonly takePlate?: PlateRenderer | undefined
  /** Stores on a page the outlines that appear once. */
  readonly takeForm?: TakeForm | undefined
  /** Stores on a page areas with a gradient that bends with a piece. */
  readonly takeShade?: TakeShade | undefined
}
/** Takes outlines in their colour, and returns the image to draw in place of their box. */
export type TakeForm = (form: ShapeForm, colour: Pick<Rgba, 'r' | 'g' | 'b'>) => Drawable
/** Area of one value: a colour, or how opaque it is. */
export interface ShadeStrip<T> {
  readonly outline: readonly Segment[]
  readonly rule: FillRule
  readonly value: T
}
/** An outline filled with a gradient, told as strips that are painted in their order, mm on the piece. */
export interface Shade {
  readonly box: Box
  readonly outline: readonly Segment[]
  readonly rule: FillRule
  readonly colours: readonly ShadeStrip<Pick<Rgba, 'r' | 'g' | 'b'>>[]
  /** 0-1; absent if it is opaque everywhere. */
  readonly opacities?: readonly ShadeStrip<number>[] | undefined
}
/** Takes an outline with its gradient, and returns the image to draw in place of its box. */
export type TakeShade = (shade: Shade) => Drawable
/** Paints a pattern as shapes. Returns false without painting anything if there are too many repeats. */
export type PaintAsShapes = (context: Context2d, place: ShapesPlace) => boolean

/** Uses of a pattern's shapes. The last two exist only for packaged tiles, and in no browser. */
export interface TilePainter {
  readonly paint: PaintAsShapes
  /** Paints a pattern that goes round as shapes, on a piece that bends on the table. */
  readonly paintBent?: PaintAsShapes | undefined
  /** Draws the tile at print resolution, for a page with too little space for shapes. */
  readonly fineTile?: (asked: FineTile) => Drawable
  /** Returns the tile's ink for a piece on the table; undefined if there are too many shapes. */
  readonly inkOnTable?: InkOnTable
}
export interface FineTile {
  readonly pattern: PatternUse
  readonly tileMm: PatternTile['tileMm']
  /** The existing picture of the tile. */
  readonly picture: Drawable
  readonly surface: Surface
}
/** A piece on the table, and its drawing resolution. */
export interface PieceOnTable {
  readonly wrap: WrapMap
  /** Box on the flattened garment in which artwork is centred, mm. */
  readonly frame: Box
  /** Area to cover, mm on the piece. */
  readonly cover: Box
  readonly pxPerMm: number
  readonly surface: Surface
}
/** Ink (0-255) row by row, and its transform: table positions in mm to shares of the raster. */
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

/** Returns the key of an asset in `Sources.images`. */
export const assetKey = (asset: Pick<AssetRef, 'source' | 'id'>): string => `${asset.source}:${asset.id}`

/** Area of one piece in which its part's patterns are visible. */
export interface PieceMask {
  /** The outlines; one inside another is a hole. */
  readonly outlines: readonly (readonly Point[])[]
  readonly isInside: boolean
}

/** One area's ground: fill, then patterns, clipped to the region (or the whole piece). */
export interface GroundInstruction extends PlacedArea {
  readonly kind: 'ground'
  readonly part: PartId
  readonly fill: Fill
  /** The patterns, one ink each, bottom first. */
  readonly patterns: readonly PatternUse[]
  readonly region: readonly (readonly Point[])[] | null
  /** Whether its patterns avoid the texts and pictures on it. */
  readonly isClear?: boolean
  /** Area in which its patterns are visible; absent: everywhere. */
  readonly mask?: PieceMask
}
export interface LayerInstruction {
  readonly kind: 'layer'
  readonly layer: Layer
}
/**
 * Everything visible on one piece, bottom first, in mm on the piece. Plain data for the screen, the preview and the
 * press.
 */
export interface Drawing {
  readonly piece: string
  readonly box: Box
  readonly outline: readonly Point[]
  /** The cloth under everything, visible where no ground lies or a ground is transparent. */
  readonly fabricColour?: string
  readonly instructions: readonly (GroundInstruction | LayerInstruction)[]
}

/** The size of a layer before rotation, around its centre, mm. It includes the outline's width. */
export interface LayerBox {
  readonly widthMm: number
  readonly heightMm: number
}
