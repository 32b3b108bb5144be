import { type Box, boxOf } from '../../box.ts'
import type { Segment } from './segments.ts'

/** Returns the parameters (0 to 1) between its ends at which a curve turns round along one axis. */
function turnsOf(p0: number, p1: number, p2: number, p3: number): number[] {
  const a = 3 * (p3 - 3 * p2 + 3 * p1 - p0)
  const b = 6 * (p2 - 2 * p1 + p0)
  const c = 3 * (p1 - p0)
  if (Math.abs(a) < 1e-12) return b === 0 ? [] : [-c / b]
  const under = b * b - 4 * a * c
  return under < 0 ? [] : [(-b + Math.sqrt(under)) / (2 * a), (-b - Math.sqrt(under)) / (2 * a)]
}

const along = (t: number, p: readonly number[], side: number): number =>
  (1 - t) ** 3 * p[side]! +
  3 * (1 - t) ** 2 * t * p[side + 2]! +
  3 * (1 - t) * t ** 2 * p[side + 4]! +
  t ** 3 * p[side + 6]!

/** Returns the tight box around an outline; undefined for an empty one. */
export function boundsOf(segments: readonly Segment[]): Box | undefined {
  const points: [number, number][] = []
  let at: readonly [number, number] = [0, 0]
  for (const { kind, to } of segments) {
    if (kind === 'Z') continue
    const end = [to.at(-2)!, to.at(-1)!] as [number, number]
    if (kind === 'C') {
      const all = [...at, ...to]
      const turns = [0, 1].flatMap(side => turnsOf(all[side]!, all[side + 2]!, all[side + 4]!, all[side + 6]!))
      for (const t of turns) if (t > 0 && t < 1) points.push([along(t, all, 0), along(t, all, 1)])
    }
    points.push(end)
    at = end
  }
  return boxOf(points)
}
