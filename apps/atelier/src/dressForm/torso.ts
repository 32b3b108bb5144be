import { ellipsoidDistance, roundConeDistance, smoothMin } from './solids.ts'

/** Cross sections of the trunk from the neck down: height, half width, half depth, centre depth, superellipse power. */
type Section = readonly [y: number, halfWidth: number, halfDepth: number, z: number, power: number]
const SECTIONS: readonly Section[] = [
  [0.16, 0.05, 0.056, 0.018, 2],
  [0.1, 0.05, 0.054, 0.01, 2],
  [0.04, 0.052, 0.053, 0, 2],
  [0, 0.06, 0.056, -0.01, 2],
  [-0.04, 0.105, 0.072, -0.016, 2.1],
  [-0.09, 0.15, 0.088, -0.012, 2.3],
  [-0.15, 0.162, 0.101, -0.004, 2.4],
  [-0.21, 0.161, 0.107, 0.001, 2.4],
  [-0.28, 0.152, 0.105, 0.002, 2.3],
  [-0.36, 0.138, 0.099, 0.002, 2.25],
  [-0.46, 0.128, 0.093, 0.002, 2.2],
  [-0.54, 0.132, 0.094, 0, 2.2],
  [-0.62, 0.142, 0.098, -0.004, 2.25],
  [-0.72, 0.149, 0.102, -0.01, 2.3],
  [-0.8, 0.15, 0.1, -0.008, 2.4],
  [-0.86, 0.148, 0.094, -0.002, 2.6],
  [-0.9, 0.145, 0.09, 0, 2.8],
]

/** Interpolates between the sections by Catmull-Rom. */
function sectionAt(y: number): Section {
  if (y >= SECTIONS[0]![0]) return SECTIONS[0]!
  let i = 0
  while (i < SECTIONS.length - 2 && SECTIONS[i + 1]![0] > y) i++
  const [a, b] = [SECTIONS[i]!, SECTIONS[i + 1]!]
  const before = SECTIONS[Math.max(0, i - 1)]!
  const after = SECTIONS[Math.min(SECTIONS.length - 1, i + 2)]!
  const span = b[0] - a[0]
  const t = Math.min(1, Math.max(0, (y - a[0]) / span))
  const at = (k: 1 | 2 | 3 | 4): number => {
    const m0 = ((b[k] - before[k]) / (b[0] - before[0])) * span
    const m1 = ((after[k] - a[k]) / (after[0] - a[0])) * span
    const [t2, t3] = [t * t, t * t * t]
    return (2 * t3 - 3 * t2 + 1) * a[k] + (t3 - 2 * t2 + t) * m0 + (3 * t2 - 2 * t3) * b[k] + (t3 - t2) * m1
  }
  return [y, at(1), at(2), at(3), at(4)]
}

const STRAIGHT = { top: -0.21, bottom: -0.85, fade: 0.1, halfWidth: 0.16, halfDepth: 0.112 }

/** Returns a section filled out between chest and hip, so that thick cloth hangs straight down. */
function straightened([y, width, depth, centre, power]: Section): Section {
  const { top, bottom, fade, halfWidth, halfDepth } = STRAIGHT
  const share = Math.max(0, Math.min(1, (top - y) / fade, (y - bottom) / fade))
  const fill = (v: number, to: number): number => v + (Math.max(v, to) - v) * share
  return [y, fill(width, halfWidth), fill(depth, halfDepth), centre, power]
}

function trunkDistance(x: number, y: number, z: number, isStraight: boolean): number {
  const section = sectionAt(y)
  const [, width, depth, centre, power] = isStraight ? straightened(section) : section
  const scaled = ((Math.abs(x) / width) ** power + (Math.abs(z - centre) / depth) ** power) ** (1 / power)
  const radius = Math.hypot(x, z - centre)
  return scaled < 1e-4 ? -Math.min(width, depth) : radius * (1 - 1 / scaled)
}

const CROTCH_Y = -0.8

function withSeat(trunk: number, x: number, y: number, z: number): number {
  const capped = Math.max(trunk, CROTCH_Y - y)
  return smoothMin(capped, ellipsoidDistance(x, y, z, [0.072, -0.73, -0.055], [0.076, 0.085, 0.06]), 0.03)
}

export interface TrunkShape {
  readonly hasLegs: boolean
  readonly isStraight: boolean
}

/**
 * Distance to a mannequin of size M without limbs. The high point of the shoulder is at y = 0, +z is the front. Not yet
 * a true distance.
 */
export function torsoDistance(px: number, y: number, z: number, { hasLegs, isStraight }: TrunkShape): number {
  const x = Math.abs(px)
  const trunk = trunkDistance(x, y, z, isStraight) * 0.9
  let d = hasLegs ? withSeat(trunk, x, y, z) : trunk
  d = smoothMin(
    d,
    roundConeDistance(x, y, z, { from: [0.045, -0.024, -0.014], to: [0.165, -0.066, -0.012], radii: [0.048, 0.052] }),
    0.035,
  )
  d = smoothMin(d, ellipsoidDistance(x, y, z, [0.08, -0.185, 0.064], [0.085, 0.075, 0.043]), 0.05)
  return smoothMin(d, ellipsoidDistance(x, y, z, [0.085, -0.17, -0.075], [0.075, 0.1, 0.045]), 0.03)
}
