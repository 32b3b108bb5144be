/** A point or direction in the head's own space: centimetres, x to its left, y up, z to the front. */
export type Vec = readonly [x: number, y: number, z: number]

export const add = (a: Vec, b: Vec, share = 1): Vec => [a[0] + b[0] * share, a[1] + b[1] * share, a[2] + b[2] * share]
export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const length = (a: Vec): number => Math.sqrt(dot(a, a))
export const unit = (a: Vec): Vec => scale(a, 1 / (length(a) || 1))
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const mix = (a: Vec, b: Vec, t: number): Vec => add(a, subtract(b, a), t)

/** 0 at `from`, 1 at `to` and beyond, smooth between. */
export function ramp(value: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Returns a repeatable source of numbers from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Returns `count + 1` points of a Catmull-Rom spline through the given ones. */
export const spline = (through: readonly Vec[], count: number): Vec[] =>
  Array.from({ length: count + 1 }, (_, i) => {
    const at = (i / count) * (through.length - 1)
    const k = Math.min(through.length - 2, Math.floor(at))
    const f = at - k
    const [a, b, c] = [through[Math.max(0, k - 1)]!, through[k]!, through[k + 1]!]
    const d = through[Math.min(through.length - 1, k + 2)]!
    const on = (m: 0 | 1 | 2): number =>
      0.5 *
      (2 * b[m] +
        (c[m] - a[m]) * f +
        (2 * a[m] - 5 * b[m] + 4 * c[m] - d[m]) * f * f +
        (3 * b[m] - a[m] - 3 * c[m] + d[m]) * f * f * f)
    return [on(0), on(1), on(2)]
  })
