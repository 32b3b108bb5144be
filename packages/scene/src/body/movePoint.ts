import {
  ANKLE,
  BREATH,
  CHEST,
  CHEST_M,
  CLAVICLE,
  CROTCH_M,
  HIP,
  KNEE,
  PELVIS,
  ROW,
  SIDE_ROWS,
  SKELETON,
  SWAY,
  WAIST,
  type Triple,
} from './skeleton.ts'
import { build } from './build.ts'
import { above, armAt, boneAt, onSide, rowOf, share, SIDES, smoothstep, type Place } from './shares.ts'

/** Turns a place about `at` by a share of the quaternion in a row. */
function turn(body: Float32Array, row: number, share: number, [ax, ay, az]: Triple, p: Place): void {
  if (share <= 0) return
  let [x, y, z] = [body[4 * row]! * share, body[4 * row + 1]! * share, body[4 * row + 2]! * share]
  let w = 1 + (body[4 * row + 3]! - 1) * share
  const length = Math.hypot(x, y, z, w)
  x /= length
  y /= length
  z /= length
  w /= length
  const [vx, vy, vz] = [p[0] - ax, p[1] - ay, p[2] - az]
  const [cx, cy, cz] = [y * vz - z * vy + w * vx, z * vx - x * vz + w * vy, x * vy - y * vx + w * vz]
  p[0] = ax + vx + 2 * (y * cz - z * cy)
  p[1] = ay + vy + 2 * (z * cx - x * cz)
  p[2] = az + vz + 2 * (x * cy - y * cx)
}

/** Moves the arms, whose shares of the place these are, and the collarbones. */
function moveArms(body: Float32Array, r: Triple, p: Place, shares: readonly number[]): void {
  const { elbow, shoulder, wrist } = SKELETON
  const wristAt = rowOf(body, ROW.wristAt)
  const out = body[4 * ROW.shoulders]! + body[4 * ROW.trunk]! * CHEST_M
  for (const [s, k] of SIDES.entries()) {
    const m = onSide(r, k)
    const arm = shares[s]!
    const row = s * SIDE_ROWS
    const joint = ([x, y, z]: Triple): Triple => onSide([x + out, y, z], k)
    if (arm > 0) {
      turn(body, row + ROW.wrist, arm * share(wrist, wristAt, m), joint(wristAt), p)
      turn(body, row + ROW.elbow, arm * share(elbow, elbow.at, m), joint(elbow.at), p)
      turn(body, row + ROW.shoulder, arm, joint(shoulder.at), p)
    }
    turn(body, row + ROW.clavicle, Math.max(arm, boneAt(m)), onSide(CLAVICLE.at, k), p)
  }
}

function moveTrunk(body: Float32Array, r: Triple, p: Place, arms: number): void {
  const { neck } = SKELETON
  const sway = 4 * ROW.sway
  const [x, y, z] = r
  turn(body, ROW.neck, share(neck, neck.at, r), neck.at, p)
  const breath = body[sway + 3]! * Math.exp(-(((y - BREATH.middle) / BREATH.reach) ** 2)) * (1 - arms)
  p[0] += x * 0.5 * breath
  p[2] += z * breath
  turn(body, ROW.chest, Math.max(arms, above(CHEST, y)), CHEST.at, p)
  turn(body, ROW.waist, Math.max(arms, above(WAIST, y)), WAIST.at, p)
  const loose = (1 - smoothstep(SWAY.full, SWAY.top, y)) * smoothstep(SWAY.end, SWAY.hold, y) * (1 - arms)
  for (const axis of [0, 1, 2] as const) p[axis] += body[sway + axis]! * loose
}

function moveLegs(body: Float32Array, r: Triple, p: Place, arms: number): void {
  for (const [s, k] of SIDES.entries()) {
    const side = smoothstep(-CROTCH_M, CROTCH_M, r[0] * k) * (1 - arms)
    const row = s * SIDE_ROWS
    turn(body, row + ROW.ankle, side * (1 - above(ANKLE, r[1])), onSide(ANKLE.at, k), p)
    turn(body, row + ROW.knee, side * (1 - above(KNEE, r[1])), onSide(KNEE.at, k), p)
    turn(body, row + ROW.hip, side * (1 - above(HIP, r[1])), onSide(HIP.at, k), p)
  }
}

/** Returns where a place of the standing figure is in a body's pose. The shader's `moveBody` computes the same. */
export function movePoint(body: Float32Array, r: Triple): Place {
  const p: Place = [...r]
  const shift = 4 * ROW.shift
  if (body[shift + 3] === 0) return p
  const shares = SIDES.map(k => armAt(onSide(r, k)))
  const arms = shares[0]! + shares[1]!
  build(body, r, p, shares)
  moveArms(body, r, p, shares)
  moveTrunk(body, r, p, arms)
  moveLegs(body, r, p, arms)
  turn(body, ROW.pelvis, 1, PELVIS, p)
  return [p[0] + body[shift]!, p[1] + body[shift + 1]!, p[2] + body[shift + 2]!]
}
