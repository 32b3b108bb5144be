import type { Zone } from '@kitwright/garment'

/** A zone in millimetres on the piece; x and y are its centre. */
export type ZoneRow = readonly [id: string, piece: string, x: number, y: number, width: number, height: number]

/** Returns the zone of a row in a garment's table. */
export const zone = ([id, piece, x, y, width, height]: ZoneRow): Zone => ({
  id,
  piece,
  centre: { x, y },
  width,
  height,
})
