import { lerpPoint, distance, type Point } from '@kitwright/measure'

/** Returns `count` points at even steps of arc length, both ends included. */
export function resampleEvenly(line: readonly Point[], count: number): Point[] {
  const lengths = [0]
  for (let i = 1; i < line.length; i++) lengths.push(lengths[i - 1]! + distance(line[i - 1]!, line[i]!))
  const total = lengths.at(-1)!
  let at = 1
  return Array.from({ length: count }, (_, i) => {
    const wanted = (total * i) / (count - 1)
    while (at < line.length - 1 && lengths[at]! < wanted) at++
    const span = lengths[at]! - lengths[at - 1]!
    return lerpPoint(line[at - 1]!, line[at]!, span === 0 ? 0 : Math.min(1, (wanted - lengths[at - 1]!) / span))
  })
}

/**
 * Offsets the polyline sideways by `by`: to the left of its direction on screen (up, for a line drawn to the right).
 * Corners stay sharp.
 */
export function offsetPolyline(line: readonly Point[], by: number): Point[] {
  const normal = (a: Point, b: Point): Point => {
    const length = distance(a, b) || 1
    return { x: (b.y - a.y) / length, y: (a.x - b.x) / length }
  }
  return line.map((p, i) => {
    const before = i > 0 ? normal(line[i - 1]!, p) : normal(p, line[1]!)
    const after = i < line.length - 1 ? normal(p, line[i + 1]!) : before
    const sum = { x: before.x + after.x, y: before.y + after.y }
    // |sum|² = 2 + 2·cos of the corner: dividing by half of it keeps both sides `by` away.
    const reach = (2 * by) / Math.max(sum.x ** 2 + sum.y ** 2, 0.5)
    return { x: p.x + sum.x * reach, y: p.y + sum.y * reach }
  })
}
