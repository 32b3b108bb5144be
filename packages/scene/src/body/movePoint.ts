import {
  ANKLE,
  ARMPIT,
  BREATH,
  CHEST,
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

type Place = [number, number, number]

function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

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

/** Share of a hinge at a place of the left side. */
function share(hinge: { along: Triple; soft: number }, at: Triple, [x, y, z]: Triple): number {
  const { along, soft } = hinge
  return smoothstep(-soft, soft, (x - at[0]) * along[0] + (y - at[1]) * along[1] + (z - at[2]) * along[2])
}

const above = ({ low, high }: { low: number; high: number }, y: number): number => smoothstep(low, high, y)
const SIDES = [1, -1] as const
const onSide = ([x, y, z]: Triple, k: number): Triple => [x * k, y, z]

/** Moves the arms and returns the place's share of both. */
function moveArms(body: Float32Array, r: Triple, p: Place): number {
  const { elbow, shoulder, wrist } = SKELETON
  const wristAt = Array.from(body.subarray(4 * ROW.wristAt, 4 * ROW.wristAt + 3)) as Place
  let arms = 0
  for (const [s, k] of SIDES.entries()) {
    const m = onSide(r, k)
    const arm = share(shoulder, ARMPIT, m)
    const row = s * SIDE_ROWS
    arms += arm
    if (arm > 0) {
      turn(body, row + ROW.wrist, arm * share(wrist, wristAt, m), onSide(wristAt, k), p)
      turn(body, row + ROW.elbow, arm * share(elbow, elbow.at, m), onSide(elbow.at, k), p)
      turn(body, row + ROW.shoulder, arm, onSide(shoulder.at, k), p)
    }
    const bone = smoothstep(CLAVICLE.from, CLAVICLE.to, m[0]) * above(CLAVICLE, r[1])
    turn(body, row + ROW.clavicle, Math.max(arm, bone), onSide(CLAVICLE.at, k), p)
  }
  return arms
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
  const arms = moveArms(body, r, p)
  moveTrunk(body, r, p, arms)
  moveLegs(body, r, p, arms)
  turn(body, ROW.pelvis, 1, PELVIS, p)
  return [p[0] + body[shift]!, p[1] + body[shift + 1]!, p[2] + body[shift + 2]!]
}
