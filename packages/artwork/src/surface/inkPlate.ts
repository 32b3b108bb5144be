import type { WrapMap } from '@kitwright/garment/wrap'
import type { Box, Rgba } from '@kitwright/measure'

/** The size of a plate in pixels. */
export interface PlateSize {
  readonly widthPx: number
  readonly heightPx: number
}

/**
 * A garment-wide pattern on one piece, without its colours: a value for each pixel. It is the same for all wearers of a
 * size, so the printing code caches it.
 */
export interface Plate {
  /** Plain data on which its values depend, apart from `cover`. */
  readonly facts: unknown
  /** The box it covers, mm on the piece. */
  readonly cover: Box
  /** Whether it has no edges, so that few pixels are enough. */
  readonly isSmooth: boolean
  /** Returns the values, 0-255, row by row. */
  read(size: PlateSize): Uint8Array
}

/** The meaning of a plate's values: the amount of one colour, or the index of one of 256 colours. */
export type PlateInk = { readonly colour: Rgba } | { readonly ramp: readonly Rgba[] }

/** Takes a plate in its colours, and returns the image to draw in its place. */
export type PlateRenderer = (plate: Plate, ink: PlateInk) => CanvasImageSource

/** Returns a piece's map to the table as plain data. */
export const serialiseWrap = ({ cells }: WrapMap): unknown =>
  cells.kind === 'mesh'
    ? [Array.from(cells.mesh.points), Array.from(cells.mesh.triangles)]
    : cells.bands.map(({ toY, scaleX, scaleY, shiftY }) => [toY, scaleX, scaleY, shiftY])
