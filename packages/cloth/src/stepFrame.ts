import type { SignedDistance } from './signedDistance.ts'
import type { Cloth } from './cloth.ts'
import { resolveBodyCollisions, type Contact } from './bodyCollision.ts'
import type { ClothContacts } from './contacts.ts'
import type { CreaseMemory } from './creaseMemory.ts'

export interface StepSettings {
  /**
   * Gravity in metres per second². Far below 9.81: at this stiffness real gravity over-stretches, and at rest only
   * ratios matter.
   */
  readonly gravity: readonly [number, number, number]
  /** Share of the velocity that remains per frame. */
  readonly damping: number
  readonly substeps: number
  /** Greatest speed of closing seams, metres per second. */
  readonly seamPull: number
  readonly contact: Contact
  /** Separates cloth from cloth with friction: gathered once a frame, parted every substep. */
  readonly contacts?: ClothContacts
  /** Keeps creases; runs every substep. */
  readonly creases?: CreaseMemory
  /** Scale of the bending compliance; 1 by default. Stiff cloth irons out the creases of sewing. */
  readonly bendScale?: number
  /** Moves particles directly, once per substep. */
  readonly guide?: (positions: Float64Array) => void
}

const FRAME_S = 1 / 60
const TOP_SPEED = 4

/** Predicts positions from velocities and gravity, and keeps the previous ones for the velocity update. */
function predictPositions(cloth: Cloth, settings: StepSettings, h: number): void {
  const { positions: x, velocities: v, previous } = cloth
  const damping = settings.damping ** (1 / settings.substeps)
  const [gx, gy, gz] = settings.gravity
  for (let i = 0; i < x.length; i += 3) {
    let vx = (v[i]! + gx * h) * damping
    let vy = (v[i + 1]! + gy * h) * damping
    let vz = (v[i + 2]! + gz * h) * damping
    const speed2 = vx * vx + vy * vy + vz * vz
    if (speed2 > TOP_SPEED * TOP_SPEED) {
      const f = TOP_SPEED / Math.sqrt(speed2)
      vx *= f
      vy *= f
      vz *= f
    }
    previous[i] = x[i]!
    previous[i + 1] = x[i + 1]!
    previous[i + 2] = x[i + 2]!
    x[i]! += vx * h
    x[i + 1]! += vy * h
    x[i + 2]! += vz * h
  }
}

/** Pulls sewn pairs together, at most `reach` metres at a time. */
function solveSeams({ seamPairs, positions: x }: Cloth, reach: number): void {
  for (let k = 0; k < seamPairs.length; k += 2) {
    const i = 3 * seamPairs[k]!
    const j = 3 * seamPairs[k + 1]!
    const dx = x[j]! - x[i]!
    const dy = x[j + 1]! - x[i + 1]!
    const dz = x[j + 2]! - x[i + 2]!
    const gap = Math.sqrt(dx * dx + dy * dy + dz * dz)
    if (gap < 1e-9) continue
    const f = (Math.min(gap, reach) * 0.5) / gap
    x[i]! += dx * f
    x[i + 1]! += dy * f
    x[i + 2]! += dz * f
    x[j]! -= dx * f
    x[j + 1]! -= dy * f
    x[j + 2]! -= dz * f
  }
}

/** Distance constraints C = |xᵢ - xⱼ| - rest of unit masses: Δλ = -C / (2 + α̃), with α̃ = α / h² (`invH2` is 1 / h²). */
function solveStretch({ stretch: { ends, rest, compliance }, positions: x }: Cloth, invH2: number): void {
  for (let k = 0; k < rest.length; k++) {
    const i = 3 * ends[2 * k]!
    const j = 3 * ends[2 * k + 1]!
    const dx = x[j]! - x[i]!
    const dy = x[j + 1]! - x[i + 1]!
    const dz = x[j + 2]! - x[i + 2]!
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
    if (length < 1e-9) continue
    const f = (length - rest[k]!) / ((2 + compliance[k]! * invH2) * length)
    x[i]! += dx * f
    x[i + 1]! += dy * f
    x[i + 2]! += dz * f
    x[j]! -= dx * f
    x[j + 1]! -= dy * f
    x[j + 2]! -= dz * f
  }
}

/** Bending constraints C = |Σ wₖ xₖ| (the cotangent-weighted mean curvature of an edge): Δλ = -C / (Σ wₖ² + α̃). */
function solveBending({ bend: { particles, weights, norm, compliance }, positions: x }: Cloth, invH2: number): void {
  for (let k = 0; k < norm.length; k++) {
    const q = 4 * k
    const a = 3 * particles[q]!
    const b = 3 * particles[q + 1]!
    const c = 3 * particles[q + 2]!
    const d = 3 * particles[q + 3]!
    const ka = weights[q]!
    const kb = weights[q + 1]!
    const kc = weights[q + 2]!
    const kd = weights[q + 3]!
    const w = -1 / (norm[k]! + compliance[k]! * invH2)
    for (let m = 0; m < 3; m++) {
      const f = (ka * x[a + m]! + kb * x[b + m]! + kc * x[c + m]! + kd * x[d + m]!) * w
      x[a + m]! += ka * f
      x[b + m]! += kb * f
      x[c + m]! += kc * f
      x[d + m]! += kd * f
    }
  }
}

function updateVelocities({ positions: x, velocities: v, previous, isUsed }: Cloth, h: number): void {
  for (let i = 0; i < x.length; i++) {
    if (isUsed[(i / 3) | 0]) v[i] = (x[i]! - previous[i]!) / h
    else {
      x[i] = previous[i]!
      v[i] = 0
    }
  }
}

/**
 * Advances the cloth by one frame of 1/60 s by XPBD (Macklin et al. 2016, "XPBD: Position-Based Simulation of Compliant
 * Constrained Dynamics") with small steps (Macklin et al. 2019): one Gauss-Seidel iteration in each substep, so that the
 * multiplier λ starts at zero and is not stored.
 */
export function stepFrame(cloth: Cloth, body: { readonly distance: SignedDistance }, settings: StepSettings): void {
  const h = FRAME_S / settings.substeps
  const invH2 = 1 / (h * h)
  const { seamPull, bendScale = 1, contacts, creases } = settings
  contacts?.gather()
  for (let s = 0; s < settings.substeps; s++) {
    predictPositions(cloth, settings, h)
    if (seamPull > 0) solveSeams(cloth, seamPull * h)
    solveStretch(cloth, invH2)
    solveBending(cloth, bendScale * invH2)
    creases?.hold(invH2)
    settings.guide?.(cloth.positions)
    contacts?.part()
    resolveBodyCollisions(cloth, body.distance, settings.contact)
    updateVelocities(cloth, h)
  }
}
