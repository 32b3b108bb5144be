import type { Kit } from '../model/kit.ts'
import { NEAREST, SHIFT } from './sampleGrid.ts'
import type { ProjectedVertices } from './project.ts'
import type { Triangles } from './triangles.ts'

/** Numbers of triangles plus one; 0 where there is none. */
export type Owners = Uint16Array | Uint32Array

/** A strip of samples, row by row, with the visible triangle of each. */
export interface Strip {
  readonly width: number
  readonly height: number
  /** Its first row in the view; an even number, since samples are shifted in every second row. */
  readonly top: number
  readonly owner: Owners
  readonly nearness: Float32Array
}

/** Tolerance for shared edges, which are computed from either end: neither triangle may miss a sample on them. */
const ON_EDGE = -1e-7

export interface Scene {
  readonly kit: Kit
  readonly at: ProjectedVertices
  readonly triangles: Triangles
}

/** The weights of a triangle's corners and its nearness as planes over a strip: change to the right and down, and value at (0, 0). */
const planes = new Float64Array(12)
const NEARNESS = 9
/** First and last column, first and last row that a triangle may cover. */
const reach = new Int32Array(4)

function setPlane(k: number, right: number, down: number, at: number): void {
  planes[k] = right
  planes[k + 1] = down
  planes[k + 2] = at
}

/** Computes the planes and the reach of a triangle. */
function measureTriangle({ kit: { index }, at, triangles }: Scene, strip: Strip, t: number): void {
  const a = index[3 * t]!
  const b = index[3 * t + 1]!
  const c = index[3 * t + 2]!
  const ax = at.x[a]!
  const ay = at.y[a]! - strip.top
  const bx = at.x[b]! - ax
  const by = at.y[b]! - at.y[a]!
  const cx = at.x[c]! - ax
  const cy = at.y[c]! - at.y[a]!
  reach[0] = Math.max(0, Math.ceil(ax + Math.min(0, bx, cx) - 1 + NEAREST))
  reach[1] = Math.min(strip.width - 1, Math.floor(ax + Math.max(0, bx, cx) - NEAREST))
  reach[2] = Math.max(0, Math.ceil(ay + Math.min(0, by, cy) - 1 + NEAREST))
  reach[3] = Math.min(strip.height - 1, Math.floor(ay + Math.max(0, by, cy) - NEAREST))
  const inverse = triangles.inverseArea[t]!
  const bRight = cy * inverse
  const bDown = -cx * inverse
  const cRight = -by * inverse
  const cDown = bx * inverse
  const b0 = -bRight * ax - bDown * ay
  const c0 = -cRight * ax - cDown * ay
  setPlane(0, bRight, bDown, b0)
  setPlane(3, cRight, cDown, c0)
  setPlane(6, -bRight - cRight, -bDown - cDown, 1 - b0 - c0)
  const near = at.nearness[a]!
  const toB = at.nearness[b]! - near
  const toC = at.nearness[c]! - near
  setPlane(NEARNESS, bRight * toB + cRight * toC, bDown * toB + cDown * toC, near + b0 * toB + c0 * toC)
}

/** Draws one row of the measured triangle. */
function coverRow({ owner, nearness, width }: Strip, t: number, y: number): void {
  const dx = 0.5 + ((y & 1) === 0 ? -SHIFT : SHIFT)
  const dy = y + 0.5
  let first = reach[0]!
  let last = reach[1]!
  // Narrows the row to the columns where no weight can be below 0, with room for the shift of columns.
  for (let k = 0; k < NEARNESS; k += 3) {
    const right = planes[k]!
    const down = planes[k + 1]!
    const end = (ON_EDGE - Math.abs(down) * SHIFT - planes[k + 2]! - right * dx - down * dy) / right
    if (right > 0 && end > first) first = Math.ceil(end)
    else if (right < 0 && end < last) last = Math.floor(end)
  }
  const bRight = planes[0]!
  const bDown = planes[1]!
  const b0 = planes[2]! + bRight * dx + bDown * dy
  const cRight = planes[3]!
  const cDown = planes[4]!
  const c0 = planes[5]! + cRight * dx + cDown * dy
  const nRight = planes[NEARNESS]!
  const nDown = planes[NEARNESS + 1]!
  const n0 = planes[NEARNESS + 2]! + nRight * dx + nDown * dy
  for (let x = first, i = y * width + first; x <= last; x++, i++) {
    const shift = (x & 1) === 0 ? SHIFT : -SHIFT
    const wb = b0 + bRight * x + bDown * shift
    const wc = c0 + cRight * x + cDown * shift
    if (wb < ON_EDGE || wc < ON_EDGE || wb + wc > 1 - ON_EDGE) continue
    const near = n0 + nRight * x + nDown * shift
    if (near <= nearness[i]!) continue
    nearness[i] = near
    owner[i] = t + 1
  }
}

function coverTriangle(scene: Scene, strip: Strip, t: number): void {
  measureTriangle(scene, strip, t)
  for (let y = reach[2]!; y <= reach[3]!; y++) coverRow(strip, t, y)
}

/** Samples along a side of a block, for which the farthest nearness is known. */
const BLOCK = 16

/** Returns the farthest nearness of each block of a strip; 0 where a sample is clear. */
function farthestOf({ width, height, nearness }: Strip): Float32Array {
  const columns = Math.ceil(width / BLOCK)
  const farthest = new Float32Array(columns * Math.ceil(height / BLOCK)).fill(Infinity)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / BLOCK) * columns
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const block = row + ((x / BLOCK) | 0)
      if (nearness[i]! < farthest[block]!) farthest[block] = nearness[i]!
    }
  }
  return farthest
}

/** Checks whether a triangle lies behind everything that is drawn where it may be seen. */
function isHidden(
  { kit: { index }, at }: Scene,
  { width, height, top }: Strip,
  farthest: Float32Array,
  t: number,
): boolean {
  const a = index[3 * t]!
  const b = index[3 * t + 1]!
  const c = index[3 * t + 2]!
  const { x, y, nearness } = at
  const nearest = Math.max(nearness[a]!, nearness[b]!, nearness[c]!)
  const columns = Math.ceil(width / BLOCK)
  const block = (place: number, size: number): number => Math.floor(Math.min(size - 1, Math.max(0, place)) / BLOCK)
  const right = block(Math.max(x[a]!, x[b]!, x[c]!), width)
  const bottom = block(Math.max(y[a]!, y[b]!, y[c]!) - top, height)
  for (let row = block(Math.min(y[a]!, y[b]!, y[c]!) - top, height); row <= bottom; row++)
    for (let column = block(Math.min(x[a]!, x[b]!, x[c]!), width); column <= right; column++)
      if (nearest > farthest[row * columns + column]!) return false
  return true
}

/** Determines the visible triangles of a strip, whose owners must be 0. The far side of a garment is tested against its near side. */
export function rasteriseStrip(scene: Scene, strip: Strip, list: Uint32Array): void {
  strip.nearness.fill(0)
  const { inverseArea } = scene.triangles
  for (let i = 0; i < list.length; i++) if (inverseArea[list[i]!]! < 0) coverTriangle(scene, strip, list[i]!)
  const farthest = farthestOf(strip)
  for (let i = 0; i < list.length; i++) {
    const t = list[i]!
    if (inverseArea[t]! > 0 && !isHidden(scene, strip, farthest, t)) coverTriangle(scene, strip, t)
  }
}
