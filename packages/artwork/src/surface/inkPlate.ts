import type { WrapMap } from '@kitwright/garment/wrap'
import type { Box, Rgba } from '@kitwright/measure'

/** Pixels each way. */
export interface PlateSize {
  readonly widthPx: number
  readonly heightPx: number
}

/**
 * A garment-wide pattern on one piece, without its colours: a value for each pixel. It is the same for all wearers of a
 * size, so the printing code caches it.
 */
export interface Plate {
  /** Plain data: all that its values depend on, beside `cover`. */
  readonly facts: unknown
  /** The box it covers, mm on the piece. */
  readonly cover: Box
  /** Nothing in it has an edge: few pixels show it as well as many. */
  readonly isSmooth: boolean
  /** 0-255, row by row. */
  read(size: PlateSize): Uint8Array
}

/** The meaning of a plate's values: the amount of one colour, or the index of one of 256 colours. */
export type PlateInk = { readonly colour: Rgba } | { readonly ramp: readonly Rgba[] }

/** Takes a plate in its colours, and gives what is drawn in its place. */
export type PlateRenderer = (plate: Plate, ink: PlateInk) => CanvasImageSource

/** A piece's way to the table as plain data. */
export const serialiseWrap = ({ cells }: WrapMap): unknown =>
  cells.kind === 'mesh'
    ? [Array.from(cells.mesh.points), Array.from(cells.mesh.triangles)]
    : cells.bands.map(({ toY, scaleX, scaleY, shiftY }) => [toY, scaleX, scaleY, shiftY])
