import type { Box, Point } from '@kitwright/measure'
import type { ProductType } from './products.ts'
import type { PartId } from '../vocabulary/parts.ts'
import type { Choices } from '../vocabulary/product.ts'
import type { PublishedStart } from '../vocabulary/garmentStart.ts'
import type { ClothSurface } from '../vocabulary/clothSurface.ts'

/**
 * Options chosen for a garment, as `{ sleeve: 'long', collar: 'v' }`: a value for each of its choices, and nothing
 * else.
 */
export type GarmentOptions = Readonly<Record<string, string>>

/** A named stretch of a piece's outline, in outline order. */
export interface PieceEdge {
  readonly name: string
  readonly points: readonly Point[]
}

/**
 * A sewing-pattern piece of the base size, seen from outside the garment. Millimetres, y down; body pieces
 * are centred on x = 0 with y = 0 at the high point of the shoulder. The mesh's TEXCOORD_0 is
 * ((x − box.x0) / width, (y − box.y0) / height), so texture row 0 is the top of the piece.
 */
export interface Piece {
  readonly id: string
  readonly box: Box
  /** Closed, first point not repeated. */
  readonly outline: readonly Point[]
  readonly edges: readonly PieceEdge[]
  /** The left or right partner, for mirrored artwork. */
  readonly mirrorOf?: string
  /** A knitted rib: drawn with rib texture and no layers on it. */
  readonly isRib?: boolean
  /** A modelled trim (button, eyelet, cord): one plain colour, no layers, nothing to print. */
  readonly isTrim?: boolean
}

/** Two edges sewn to each other; `b` runs backwards. */
export interface Seam {
  readonly a: readonly [piece: string, edge: string]
  readonly b: readonly [piece: string, edge: string]
}

/**
 * Position of a part: a whole piece (`region` absent) or an area drawn on it. `frame` is the box that gradients span;
 * pieces that should agree at their seams share it.
 */
export interface PartArea {
  readonly part: PartId
  readonly piece: string
  readonly frame: Box
  readonly region?: readonly (readonly Point[])[]
}

/** Default position of a layer, in mm on its piece. */
export interface Zone {
  readonly id: string
  readonly piece: string
  readonly centre: Point
  readonly width: number
  readonly height: number
}

/** `light` is for phones, lists and thumbnails; both levels have the same pieces and texture coordinates. */
export type Level = 'full' | 'light'

/** A GLB, by its file name under `{garment}/`. */
export interface ModelFile {
  readonly glb: string
  readonly triangles: number
  readonly bytes: number
}

/** One sewn cut: its pattern, and the GLBs that were draped from it. */
export interface Model {
  readonly id: string
  readonly levels: Readonly<Record<Level, ModelFile>>
  readonly pieces: readonly Piece[]
  readonly seams: readonly Seam[]
  readonly areas: readonly PartArea[]
  readonly zones: readonly Zone[]
}

/** All models of one choice of options: for soccer a jersey and shorts. */
export interface Variant {
  readonly options: GarmentOptions
  readonly models: readonly string[]
}

export interface Garment extends PublishedStart {
  readonly id: string
  readonly productType: ProductType
  /** Surface of the garment's cloth unless the fabric has another. */
  readonly material: ClothSurface
  readonly choices: Choices
  readonly parts: readonly PartId[]
  readonly models: readonly Model[]
  readonly variants: readonly Variant[]
}

/** The direction from which a garment is viewed. */
export type ViewName = 'front' | 'back' | 'left' | 'right' | 'angle'
