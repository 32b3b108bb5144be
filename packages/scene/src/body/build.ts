import type { Build } from '@kitwright/library/players'
import {
  ANKLE,
  BUST,
  CHEST_M,
  CROTCH_M,
  FOREARM,
  GIRTHS,
  HIP,
  KNEE,
  ROW,
  SKELETON,
  UPPER_ARM,
  type Triple,
} from './skeleton.ts'
import { boneAt, onSide, rowOf, share, SIDES, smoothstep, type Place } from './shares.ts'

const bump = (at: number, [middle, reach]: readonly [number, number]): number =>
  Math.exp(-(((at - middle) / reach) ** 2))
const minus = (a: Triple, b: Triple): Triple => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

/** The part of a vector across a direction. */
function across(v: Triple, along: Triple): Triple {
  const dot = v[0] * along[0] + v[1] * along[1] + v[2] * along[2]
  return [v[0] - along[0] * dot, v[1] - along[1] * dot, v[2] - along[2] * dot]
}

/** The middle of the left leg at a height: x and z. */
function legAxis(y: number): readonly [number, number] {
  const [, kneeY] = KNEE.at
  const end = y > kneeY ? HIP.at : ANKLE.at
  const t = Math.min(1, (y - kneeY) / (end[1] - kneeY))
  return [KNEE.at[0] + (end[0] - KNEE.at[0]) * t, KNEE.at[2] + (end[2] - KNEE.at[2]) * t]
}

function buildTrunk(body: Float32Array, [x, y, z]: Triple, p: Place, arms: number): void {
  const [chest, waist, hips] = rowOf(body, ROW.trunk)
  const wide = chest * bump(y, GIRTHS.chest) + waist * bump(y, GIRTHS.waist) + hips * bump(y, GIRTHS.hips)
  p[0] += x * wide * (1 - arms)
  p[2] += z * wide * (1 - arms)
  const bust = bump(Math.abs(x), [BUST.side, BUST.width]) * bump(y, [BUST.y, BUST.height])
  p[2] += body[4 * ROW.trunk + 3]! * bust * smoothstep(0, BUST.depth, z) * (1 - arms)
}

/** Changes a place of the modelled figure to that of a body's build. `arms` are its shares of the left and right arm. */
export function build(body: Float32Array, r: Triple, p: Place, arms: readonly number[]): void {
  const { elbow, shoulder, wrist } = SKELETON
  const both = arms[0]! + arms[1]!
  buildTrunk(body, r, p, both)
  const [armGirth, thigh, calf] = rowOf(body, ROW.limbs)
  const handSize = body[4 * ROW.limbs + 3]!
  const shoulders = body[4 * ROW.shoulders]!
  const chest = body[4 * ROW.trunk]! * CHEST_M
  const wristAt = rowOf(body, ROW.wristAt)
  for (const [s, k] of SIDES.entries()) {
    const m = onSide(r, k)
    const arm = arms[s]!
    const hand = share(wrist, wristAt, m)
    const fore = share(elbow, elbow.at, m)
    const [upper, lower] = [across(minus(m, shoulder.at), UPPER_ARM), across(minus(m, elbow.at), FOREARM)]
    const palm = minus(m, wristAt)
    for (const axis of [0, 1, 2] as const) {
      const round = upper[axis] + (lower[axis] - upper[axis]) * fore
      const grown = round * armGirth * arm * (1 - hand) + palm[axis] * handSize * hand * arm
      p[axis] += axis === 0 ? k * grown : grown
    }
    p[0] += k * (shoulders * Math.max(arm, boneAt(m)) + chest * arm)
    const [x, z] = legAxis(r[1])
    const leg = smoothstep(-CROTCH_M, CROTCH_M, m[0]) * (1 - both)
    const girth = leg * (thigh * bump(r[1], GIRTHS.thigh) + calf * bump(r[1], GIRTHS.calf))
    p[0] += k * (m[0] - x) * girth
    p[2] += (m[2] - z) * girth
  }
}

/** Gives a body this build. */
export function setBuild(body: Float32Array, of: Build): void {
  body.set([of.chest, of.waist, of.hips, of.bust, of.arm, of.thigh, of.calf, of.hand, of.shoulders], 4 * ROW.trunk)
}
