import { contoursOf, areaWithin } from '@kitwright/artwork/trace'
import type { Ring, TileShapes } from '@kitwright/library'
import type { Alpha } from '../tileFiles/checkTile.ts'
import { clipRing } from './clipRing.ts'
import { cornersOf } from './cornersOf.ts'
import { fitRing } from './fitRing.ts'

/** Pixels around the tile: from its opposite side if it repeats, else from its edge. */
const RIM = 3
/** Largest distance of a curve from the traced line, mm: with rounding, less than 0.05. */
const TOLERANCE_MM = 0.042
/** Number of pixels over which directions are measured: between two the line is uneven. */
const REACH_PX = 2
/** Smaller spots are remnants of edges, px². */
const LEAST_AREA = 0.5
const FULL = 255

export interface TraceOptions {
  /** Inks that the tile is made of, 1-255, palest first. */
  readonly tones: readonly number[]
  readonly tileMm: { readonly width: number; readonly height: number }
  readonly isOnce: boolean
}

/** Returns a mask of where a tile has at least a tone's ink; its edge is half inside. */
function maskAt({ width, height, values }: Alpha, level: number, isOnce: boolean) {
  const data = new Uint8Array((width + 2 * RIM) * (height + 2 * RIM))
  const place = isOnce
    ? (i: number, count: number) => Math.min(count - 1, Math.max(0, i))
    : (i: number, count: number) => (i + count) % count
  const steep = FULL / 2 / Math.max(level, FULL - level)
  const byInk = Uint8Array.from({ length: FULL + 1 }, (_, ink) => Math.round(FULL / 2 + (ink - level) * steep))
  for (let y = 0; y < height + 2 * RIM; y++) {
    const row = place(y - RIM, height) * width
    for (let x = 0; x < width + 2 * RIM; x++)
      data[y * (width + 2 * RIM) + x] = byInk[values[row + place(x - RIM, width)]!]!
  }
  return { width: width + 2 * RIM, height: height + 2 * RIM, data }
}

function withoutRepeats(ring: readonly number[]): number[] {
  const kept: number[] = []
  for (let i = 0; i < ring.length; i += 2)
    if (ring[i] !== ring.at(i - 2) || ring[i + 1] !== ring.at(i - 1)) kept.push(ring[i]!, ring[i + 1]!)
  return kept
}

/** Traces a drawn tile as shapes, one for each of its tones; curves within 0.05 mm of the lines between its pixels. */
export function traceTile(alpha: Alpha, { tones, tileMm, isOnce }: TraceOptions): TileShapes {
  const mmPerPx = tileMm.width / alpha.width
  const fitted = (loop: readonly number[]): Ring => {
    const tolerance = TOLERANCE_MM / mmPerPx
    const corners = cornersOf(loop, alpha)
    return fitRing(loop, { tolerance, reach: REACH_PX, corners }).map(px => px * mmPerPx)
  }
  return tones.map((tone, i) => {
    const loops = contoursOf(maskAt(alpha, ((tones[i - 1] ?? 0) + tone) / 2, isOnce))
    const rings = loops
      .filter(loop => Math.abs(areaWithin(loop)) >= LEAST_AREA)
      .map(loop =>
        withoutRepeats(
          clipRing(
            loop.map(px => px - RIM),
            alpha.width,
            alpha.height,
          ),
        ),
      )
      .filter(ring => ring.length >= 6)
    return { tone: tone / FULL, rings: rings.map(fitted) }
  })
}
