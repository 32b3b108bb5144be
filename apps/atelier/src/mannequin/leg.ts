import type { Distance } from '../dressForm/distanceGrid.ts'
import type { Vec3 } from '../dressForm/solids.ts'
import { above, ball, below, blended, cone, offsetField, smoothMax, intersectField } from './signedDistance.ts'

/** The floor, under the studs. */
export const FLOOR_Y = -1.53
const HIP: Vec3 = [0.104, -0.8, -0.006]
const THIGH: Vec3 = [0.121, -0.95, -0.002]
const KNEE: Vec3 = [0.1335, -1.07, 0.004]
export const ANKLE: Vec3 = [0.157, -1.44, -0.022]

const CALF_TOP: Vec3 = [0.141, -1.18, -0.012]
const CALF_END: Vec3 = [0.153, -1.35, -0.024]

/** Thinner than the former at the hem: shorts hang free of it. */
const leg: Distance = blended(
  [
    cone(HIP, THIGH, [0.074, 0.066]),
    cone(THIGH, KNEE, [0.066, 0.049]),
    ball([0.12, -0.985, 0.02], [0.04, 0.075, 0.041]),
    ball([0.134, -1.072, 0.037], [0.024, 0.034, 0.018]),
    cone(KNEE, CALF_TOP, [0.046, 0.045]),
    ball([0.131, -1.185, -0.032], [0.031, 0.08, 0.034]),
    ball([0.16, -1.175, -0.027], [0.027, 0.078, 0.033]),
    cone(CALF_TOP, CALF_END, [0.045, 0.031]),
    cone(CALF_END, ANKLE, [0.031, 0.0285]),
  ],
  0.035,
)

const SOCK_TOP_Y = -1.135
const WELT_M = 0.034

/** The leg from under the shorts into the sock. */
export const legField: Distance = intersectField(leg, (x, y, z) =>
  smoothMax(above(SOCK_TOP_Y - 0.03)(x, y, z), y + 0.85, 0.004),
)

/** A guard under the sock's front. */
const guard = ball([0.148, -1.262, 0.017], [0.031, 0.09, 0.019])
const foot = cone(ANKLE, [0.163, -1.48, 0.03], [0.031, 0.026])
const knitted = offsetField(blended([leg, guard, foot], 0.03), 0.003)
const welt = intersectField(
  offsetField(leg, 0.0062),
  (x, y, z) => Math.max(below(SOCK_TOP_Y)(x, y, z), SOCK_TOP_Y - WELT_M - y),
  0.003,
)

export const sockField: Distance = blended([intersectField(knitted, below(SOCK_TOP_Y - 0.004), 0.003), welt], 0.003)
