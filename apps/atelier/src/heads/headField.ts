import { HEAD_ORIGIN as ORIGIN, HEAD_SCALE as METRES } from '@kitwright/scene/head'
import { ellipsoidDistance, roundConeDistance, smoothMin, type Vec3 } from '../dressForm/solids.ts'
import { torsoDistance } from '../dressForm/torso.ts'
import { smoothMax } from '../mannequin/signedDistance.ts'
import { type Point, length, ramp } from './vectors.ts'

/** Depth of the skin under cloth that was draped over the same shoulders. */
const UNDER_CLOTH_M = 0.004

const toFigure = ([x, y, z]: Point): Point => [x * METRES + ORIGIN[0], y * METRES + ORIGIN[1], z * METRES + ORIGIN[2]]
export const toHead = ([x, y, z]: Vec3): Point => [
  (x - ORIGIN[0]) / METRES,
  (y - ORIGIN[1]) / METRES,
  (z - ORIGIN[2]) / METRES,
]

/** The skull, in the head's own space: hair grows on it. */
const SKULL = { centre: [0, 4.9, -4.5], radii: [7.62, 9.25, 9.75] } as const
const JAW = { centre: [0, -4, -0.3], radii: [5.9, 4.3, 4.6] } as const

/** Distance to the neck in metres: a column, the muscles from ear to breastbone, the larynx, and those of the nape. */
function neck(px: number, y: number, z: number): number {
  const x = Math.abs(px)
  let d = roundConeDistance(x, y, z, { from: [0, -0.03, -0.008], to: [0, 0.13, -0.021], radii: [0.047, 0.0425] })
  const muscle = { from: [0.013, -0.024, 0.026], to: [0.047, 0.132, -0.042], radii: [0.008, 0.0125] } as const
  d = smoothMin(d, roundConeDistance(x, y, z, muscle), 0.012)
  d = smoothMin(d, ellipsoidDistance(x, y, z, [0, 0.048, 0.029], [0.009, 0.015, 0.008]), 0.016)
  const nape = { from: [0.017, 0.12, -0.047], to: [0.026, -0.01, -0.022], radii: [0.018, 0.024] } as const
  return smoothMin(d, roundConeDistance(x, y, z, nape), 0.012)
}

/** The dress form under cloth: what a garment was draped over. */
const dressForm = (x: number, y: number, z: number): number =>
  torsoDistance(x, y, z, { hasLegs: false, isStraight: false }) + UNDER_CLOTH_M

/** Above this height no cloth lies on the neck. */
const COLLAR_M = { low: 0.045, high: 0.09 }

/** Neck and shoulders in metres, nowhere outside the dress form where a collar may lie. */
function trunkField(x: number, y: number, z: number): number {
  const form = dressForm(x, y, z)
  const d = smoothMin(neck(x, y, z), Math.max(form, y - 0.02), 0.035)
  const free = 0.05 * ramp(y, COLLAR_M.low, COLLAR_M.high)
  return smoothMax(d, form - free, 0.006)
}

/** Distance in centimetres to skull, jaw, neck and shoulders: what continues the face behind its border. */
export function headField(p: Point): number {
  const skull = ellipsoidDistance(...p, SKULL.centre, SKULL.radii)
  const head = smoothMin(skull, ellipsoidDistance(...p, JAW.centre, JAW.radii), 1.2)
  const trunk = trunkField(...toFigure(p)) / METRES
  return smoothMin(head, trunk, 1.1)
}

const STEP_CM = 0.06

/** Direction away from the field's surface. */
export function fieldNormal([x, y, z]: Point): Point {
  const slope: Point = [
    headField([x + STEP_CM, y, z]) - headField([x - STEP_CM, y, z]),
    headField([x, y + STEP_CM, z]) - headField([x, y - STEP_CM, z]),
    headField([x, y, z + STEP_CM]) - headField([x, y, z - STEP_CM]),
  ]
  const size = length(slope) || 1
  return [slope[0] / size, slope[1] / size, slope[2] / size]
}
