import { RING, type Ring } from '@kitwright/library'
import type { Box } from '@kitwright/measure'

/**
 * The tolerance at a tile's edge: tiles are traced in whole pixels, so shapes end up to half a pixel beside the edge.
 */
const AT_EDGE_MM = 0.3

/** Returns the coordinate moved to the box edge if it lies on the tile edge (within 0.3 mm), otherwise unchanged. */
function outwards(mm: number, sizeMm: number, from: number, to: number): number {
  if (mm < AT_EDGE_MM) return from
  return mm > sizeMm - AT_EDGE_MM ? to : mm
}

/** Checks that a ring comes close enough to its tile's edge to continue beyond it. */
export function touchesEdge(
  ring: Ring,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  for (let i = 0; i < ring.length; i += 2) {
    const [x, y] = [ring[i]!, ring[i + 1]!]
    if (x < AT_EDGE_MM || y < AT_EDGE_MM || x > width - AT_EDGE_MM || y > height - AT_EDGE_MM) return true
  }
  return false
}

const addLine = (beyond: number[], x: number, y: number): void => {
  beyond.push(Number.NaN, Number.NaN, Number.NaN, Number.NaN, x, y)
}

/**
 * Extends a ring of a one-off tile to `box` (mm): along a tile edge it follows the box's edge instead. Segments traced
 * twice in opposite directions cancel out.
 */
export function extendBeyondTile(
  ring: Ring,
  tileMm: { readonly width: number; readonly height: number },
  box: Box,
): Ring {
  const [x0, y0, x1, y1] = box
  const beyond: number[] = [ring[0]!, ring[1]!]
  const out = (mm: number, axis: 0 | 1): number =>
    axis === 0 ? outwards(mm, tileMm.width, x0, x1) : outwards(mm, tileMm.height, y0, y1)
  let [x, y] = [ring[0]!, ring[1]!]
  for (let i: number = RING.begin; i < ring.length; i += RING.piece) {
    const [nextX, nextY] = [ring[i + 4]!, ring[i + 5]!]
    const [u, v, nextU, nextV] = [out(x, 0), out(y, 1), out(nextX, 0), out(nextY, 1)]
    const isAlong = (u !== x && u === nextU) || (v !== y && v === nextV)
    if (isAlong) {
      addLine(beyond, u, v)
      addLine(beyond, nextU, nextV)
      addLine(beyond, nextX, nextY)
    } else for (let k = 0; k < RING.piece; k++) beyond.push(ring[i + k]!)
    ;[x, y] = [nextX, nextY]
  }
  return Float64Array.from(beyond)
}
