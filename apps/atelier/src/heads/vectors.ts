/** Points and directions in the head's own space: centimetres, x to its left, y up, z to the front. */
export type Point = [x: number, y: number, z: number]
export type Triangle = readonly [a: number, b: number, c: number]

export const add = (a: Point, b: Point, share = 1): Point => [
  a[0] + b[0] * share,
  a[1] + b[1] * share,
  a[2] + b[2] * share,
]
export const subtract = (a: Point, b: Point): Point => add(a, b, -1)
export const mix = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
export const length = (a: Point): number => Math.hypot(a[0], a[1], a[2])
export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value))
/** 0 at `from`, 1 at `to` and beyond, smooth between. */
export function ramp(value: number, from: number, to: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}
