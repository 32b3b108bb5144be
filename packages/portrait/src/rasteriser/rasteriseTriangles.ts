import type { Kit } from '../model/kit.ts'
import { NEAREST, sampleX, sampleY } from './sampleGrid.ts'
import type { ProjectedVertices } from './project.ts'
import type { Triangles } from './triangles.ts'

/** A strip of samples, row by row, with the visible triangle of each. */
export interface Strip {
  readonly width: number
  readonly height: number
  /** The nearest triangle; -1 where there is none. */
  readonly owner: Int32Array
  readonly nearness: Float32Array
}

export const createStrip = (width: number, height: number): Strip => ({
  width,
  height,
  owner: new Int32Array(width * height),
  nearness: new Float32Array(width * height),
})

/** Tolerance for shared edges, which are computed from either end: neither triangle may miss a sample on them. */
const ON_EDGE = -1e-7

interface Scene {
  readonly kit: Kit
  readonly at: ProjectedVertices
  readonly triangles: Triangles
}

/** Draws a triangle's depth and number into the strip whose first row is `top`. */
function coverOne({ kit, at, triangles }: Scene, strip: Strip, t: number, top: number): void {
  const { index } = kit
  const a = index[3 * t]!
  const b = index[3 * t + 1]!
  const c = index[3 * t + 2]!
  const ax = at.x[a]!
  const ay = at.y[a]! - top
  const bx = at.x[b]! - ax
  const by = at.y[b]! - at.y[a]!
  const cx = at.x[c]! - ax
  const cy = at.y[c]! - at.y[a]!
  const an = at.nearness[a]!
  const inverse = triangles.inverseArea[t]!
  const x0 = Math.max(0, Math.ceil(ax + Math.min(0, bx, cx) - 1 + NEAREST))
  const x1 = Math.min(strip.width - 1, Math.floor(ax + Math.max(0, bx, cx) - NEAREST))
  const y0 = Math.max(0, Math.ceil(ay + Math.min(0, by, cy) - 1 + NEAREST))
  const y1 = Math.min(strip.height - 1, Math.floor(ay + Math.max(0, by, cy) - NEAREST))
  const nb = at.nearness[b]! - an
  const nc = at.nearness[c]! - an
  const { owner, nearness } = strip
  for (let y = y0; y <= y1; y++) {
    const dx0 = sampleX(x0, y) - ax
    for (let x = x0, i = y * strip.width + x0; x <= x1; x++, i++) {
      const dx = dx0 + (x - x0)
      const dy = sampleY(y, x) - ay
      const wb = (dx * cy - cx * dy) * inverse
      const wc = (bx * dy - dx * by) * inverse
      if (wb < ON_EDGE || wc < ON_EDGE || wb + wc > 1 - ON_EDGE) continue
      const near = an + wb * nb + wc * nc
      if (near <= nearness[i]!) continue
      nearness[i] = near
      owner[i] = t
    }
  }
}

/** Determines the visible triangles in the strip whose first row is `top`. */
export function rasteriseStrip(scene: Scene, strip: Strip, list: Uint32Array, top: number): void {
  strip.owner.fill(-1)
  strip.nearness.fill(0)
  for (const t of list) coverOne(scene, strip, t, top)
}
