import { ARMPIT, CLAVICLE, NECK, SKELETON, type Triple } from './skeleton.ts'

export type Place = [number, number, number]

export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Share of a hinge at a place of the left side. */
export function share(hinge: { along: Triple; soft: number }, at: Triple, [x, y, z]: Triple): number {
  const { along, soft } = hinge
  return smoothstep(-soft, soft, (x - at[0]) * along[0] + (y - at[1]) * along[1] + (z - at[2]) * along[2])
}

export const rowOf = (body: Float32Array, row: number): Place => [
  body[4 * row]!,
  body[4 * row + 1]!,
  body[4 * row + 2]!,
]
export const above = ({ low, high }: { low: number; high: number }, y: number): number => smoothstep(low, high, y)
export const SIDES = [1, -1] as const
export const onSide = ([x, y, z]: Triple, k: number): Triple => [x * k, y, z]
/** 1 below the neck, 0 from the chin up: arms never turn a head. */
const belowNeck = (y: number): number => 1 - smoothstep(NECK.low, NECK.high, y)
/** Share of the left arm at a place. */
export const armAt = (r: Triple): number => share(SKELETON.shoulder, ARMPIT, r) * belowNeck(r[1])
/** Share of the collarbone at a place of the left side. */
export const boneAt = ([x, y]: Triple): number =>
  smoothstep(CLAVICLE.from, CLAVICLE.to, x) * above(CLAVICLE, y) * belowNeck(y)
