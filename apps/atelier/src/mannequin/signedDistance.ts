import type { Distance } from '../dressForm/distanceGrid.ts'
import { ellipsoidDistance, roundConeDistance, smoothMin, type Vec3 } from '../dressForm/solids.ts'

/** Signed-distance shapes and operations that combine them. Metres. */

export const ball =
  (centre: Vec3, radii: Vec3): Distance =>
  (x, y, z) =>
    ellipsoidDistance(x, y, z, centre, radii)

export const cone =
  (from: Vec3, to: Vec3, radii: readonly [number, number]): Distance =>
  (x, y, z) =>
    roundConeDistance(x, y, z, { from, to, radii })

/** Cones from joint to joint. */
export const chain = (joints: readonly (readonly [at: Vec3, radius: number])[], blend: number): Distance =>
  blended(
    joints.slice(1).map(([at, radius], i) => cone(joints[i]![0], at, [joints[i]![1], radius])),
    blend,
  )

export const blended =
  (fields: readonly Distance[], blend: number): Distance =>
  (x, y, z) =>
    fields.reduce((d, field) => smoothMin(d, field(x, y, z), blend), Infinity)

export const smoothMax = (a: number, b: number, k: number): number => -smoothMin(-a, -b, k)

/** Field grown by this many metres all round; shrunk if negative. */
export const offsetField =
  (field: Distance, by: number): Distance =>
  (x, y, z) =>
    field(x, y, z) - by

/** Returns the part of a solid where the other field is negative, its edge rounded. */
export const intersectField =
  (field: Distance, place: Distance, round = 0.001): Distance =>
  (x, y, z) =>
    smoothMax(field(x, y, z), place(x, y, z), round)

export const above =
  (height: number): Distance =>
  (_x, y) =>
    height - y

export const below =
  (height: number): Distance =>
  (_x, y) =>
    y - height

/** 0 at `from`, 1 at `to` and beyond. */
export const ramp = (value: number, from: number, to: number): number => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
