import type { Zone } from '@kitwright/garment'

/** Millimetres on the piece; x and y are the middle. */
export type ZoneRow = readonly [id: string, piece: string, x: number, y: number, width: number, height: number]

/** A row of a garment's table of zones. */
export const zone = ([id, piece, x, y, width, height]: ZoneRow): Zone => ({
  id,
  piece,
  centre: { x, y },
  width,
  height,
})
