import { wrappedInk, type Sources } from '@kitwright/artwork'
import { nodeSources, nodeSurface } from '@kitwright/artwork/node'
import type { PatternUse } from '@kitwright/design'
import type { Piece } from '@kitwright/garment'
import { toTable, type WrapMap } from '@kitwright/garment/wrap'
import { findPattern, wideTile } from '@kitwright/library'
import type { Box, Point } from '@kitwright/measure'

/** Resolution at which patterns over a whole garment are printed: a coarser picture blurs what runs along a seam. */
export const PX_PER_MM = 6

/** Returns a pattern's tiles in print resolution. */
export const printedSources = async (pattern: string): Promise<Sources> =>
  nodeSources([pattern, wideTile(pattern)], new Map(), 'print')

/** Returns how much ink a pattern has at a point of the flattened garment. */
type InkOnTable = (x: number, y: number) => number

/** Returns a pattern's ink as painted over a model, for each frame of its pieces on the flattened garment. */
export function inkOf(pattern: PatternUse, { patterns }: Sources): (frame: Box) => InkOnTable {
  const [finer, widest] = [pattern.id, wideTile(pattern.id)].map(id => {
    const [tile, picture] = [findPattern(id), patterns.get(id)]
    if (!tile || !picture) throw new Error(`tile ${id} is not at hand`)
    return { tile, picture }
  })
  const byFrame = new Map<Box, InkOnTable>()
  return frame => {
    const paint = { frame, pxPerMm: PX_PER_MM, surface: nodeSurface }
    const ink = byFrame.get(frame) ?? wrappedInk(pattern, { widest: widest!, finer: finer! }, paint)
    byFrame.set(frame, ink)
    return ink
  }
}

/** Pixels of a piece's picture: their positions on the flattened garment, which are the same for every pattern. */
export interface Pixels {
  readonly frame: Box
  readonly x: Float32Array
  readonly y: Float32Array
}

/**
 * Returns the pixels of a piece's picture at these points, in mm. Only the pixels along the seams are drawn, a
 * hundredth of all.
 */
export function pixelsAt({ box: [x0, y0] }: Piece, wrap: WrapMap, places: readonly Point[]): Pixels {
  const [x, y] = [new Float32Array(places.length), new Float32Array(places.length)]
  const middle = (mm: number, from: number): number => from + (Math.floor((mm - from) * PX_PER_MM) + 0.5) / PX_PER_MM
  for (const [i, place] of places.entries()) {
    const at = toTable(wrap, { x: middle(place.x, x0), y: middle(place.y, y0) })
    x[i] = at.x
    y[i] = at.y
  }
  return { frame: wrap.frame, x, y }
}

/** Returns the ink of pixels, 0-255. */
export function readInk({ x, y }: Pixels, ink: InkOnTable): Uint8ClampedArray {
  const values = new Uint8ClampedArray(x.length)
  for (let i = 0; i < values.length; i++) values[i] = ink(x[i]!, y[i]!)
  return values
}
