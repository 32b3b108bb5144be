import type { Line } from './drawing.ts'
import type { Segment } from '../geometry/segments.ts'

/** Estimates the number of points needed to draw a line: each of its dashes adds some. */
export function pointsOfLine(outline: readonly Segment[], { dashes }: Line): number {
  const period = dashes.reduce((sum, dash) => sum + dash, 0)
  if (period === 0) return outline.length
  let [length, x, y] = [0, 0, 0]
  for (const { kind, to } of outline)
    for (let i = 0; i < to.length; i += 2) {
      const [nextX, nextY] = [to[i]!, to[i + 1]!]
      if (kind !== 'M') length += Math.hypot(nextX - x, nextY - y)
      ;[x, y] = [nextX, nextY]
    }
  return outline.length + 2 * dashes.length * (length / period)
}
