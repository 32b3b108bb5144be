import type { SignedDistance } from './signedDistance.ts'
import type { Cloth } from './cloth.ts'

export interface Contact {
  /** Distance between cloth and body, in metres. */
  readonly offset: number
  readonly friction: number
  /** Maximum travel of the body's surface per substep, in metres. */
  readonly bodyTravel?: number
}

const PROBE_M = 0.002
const MAX_PUSH_M = 0.02
/**
 * The field is not quite a true distance, and a push may move a neighbour, so the clearance is trusted only in part.
 */
const TRUST = 0.7

/** Moves a particle by `depth` along the field's gradient and slows its sliding. */
function pushOut(cloth: Cloth, i: number, distance: SignedDistance, depth: number, friction: number): void {
  const { positions: p, previous } = cloth
  const x = p[i]!
  const y = p[i + 1]!
  const z = p[i + 2]!
  let gx = distance(x + PROBE_M, y, z) - distance(x - PROBE_M, y, z)
  let gy = distance(x, y + PROBE_M, z) - distance(x, y - PROBE_M, z)
  let gz = distance(x, y, z + PROBE_M) - distance(x, y, z - PROBE_M)
  const length = Math.sqrt(gx * gx + gy * gy + gz * gz) || 1
  gx /= length
  gy /= length
  gz /= length
  const push = Math.min(MAX_PUSH_M, depth)
  p[i] = x + gx * push
  p[i + 1] = y + gy * push
  p[i + 2] = z + gz * push
  let tx = p[i] - previous[i]!
  let ty = p[i + 1]! - previous[i + 1]!
  let tz = p[i + 2]! - previous[i + 2]!
  const along = tx * gx + ty * gy + tz * gz
  tx -= along * gx
  ty -= along * gy
  tz -= along * gz
  const slide = Math.sqrt(tx * tx + ty * ty + tz * tz)
  if (slide < 1e-12) return
  const f = Math.min(1, (friction * push) / slide)
  p[i] -= tx * f
  p[i + 1]! -= ty * f
  p[i + 2]! -= tz * f
}

/** Keeps every particle outside the body. */
export function resolveBodyCollisions(cloth: Cloth, distance: SignedDistance, contact: Contact): void {
  const { positions: p, previous, clearance } = cloth
  const { offset, friction, bodyTravel = 0 } = contact
  for (let q = 0, i = 0; i < p.length; q++, i += 3) {
    const dx = p[i]! - previous[i]!
    const dy = p[i + 1]! - previous[i + 1]!
    const dz = p[i + 2]! - previous[i + 2]!
    const left = clearance[q]! - Math.sqrt(dx * dx + dy * dy + dz * dz) - bodyTravel
    clearance[q] = left
    if (left > 0) continue
    const away = distance(p[i]!, p[i + 1]!, p[i + 2]!) - offset
    clearance[q] = away * TRUST
    if (away < 0) pushOut(cloth, i, distance, -away, friction)
  }
}
