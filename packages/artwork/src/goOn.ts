import type { Ring } from '@kitwright/library'
import type { Box } from '@kitwright/measure'

/** Tiles are traced in whole pixels: shapes end up to half of one beside the tile's edge. */
const AT_EDGE_MM = 0.3

/** Where what lies on a tile's edge goes on to: itself where it lies on none. */
function outwards(mm: number, sizeMm: number, from: number, to: number): number {
  if (mm < AT_EDGE_MM) return from
  return mm > sizeMm - AT_EDGE_MM ? to : mm
}

/**
 * A ring of a tile that is seen once, in a box around the tile: beyond its edges the tile goes on as it ends there. Where a ring runs along an
 * edge it goes round by the box's; what runs there and back takes itself away again.
 */
export function goOn(ring: Ring, tileMm: { readonly width: number; readonly height: number }, box: Box): number[] {
  const [x0, y0, x1, y1] = box
  const beyond: number[] = []
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length
    const [x, y, nextX, nextY] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!]
    const u = outwards(x, tileMm.width, x0, x1)
    const v = outwards(y, tileMm.height, y0, y1)
    const nextU = outwards(nextX, tileMm.width, x0, x1)
    const nextV = outwards(nextY, tileMm.height, y0, y1)
    beyond.push(x, y)
    const isAlong = (u !== x && u === nextU) || (v !== y && v === nextV)
    if (isAlong) beyond.push(u, v, nextU, nextV)
  }
  return beyond
}
