import { simplifyIndices } from '@kitwright/measure'

/** Points of a closed line, x and y in turn. */
type Loop = readonly number[]

/** Squared distance of a point from the line between two others. */
function offSquare(loop: Loop, at: number, [from, to]: readonly [number, number]): number {
  const [ax, ay] = [loop[2 * from]!, loop[2 * from + 1]!]
  const [dx, dy] = [loop[2 * to]! - ax, loop[2 * to + 1]! - ay]
  const length = dx * dx + dy * dy
  const [x, y] = [loop[2 * at]! - ax, loop[2 * at + 1]! - ay]
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length))
  return (x - share * dx) ** 2 + (y - share * dy) ** 2
}

/** The farthest point of a loop from its first: both stay. */
function opposite(loop: Loop): number {
  let [at, most] = [0, -1]
  for (let i = 0; i < loop.length; i += 2) {
    const off = (loop[i]! - loop[0]!) ** 2 + (loop[i + 1]! - loop[1]!) ** 2
    if (off > most) [at, most] = [i / 2, off]
  }
  return at
}

/** Vertices needed to keep every point of a closed line within `tolerance` of it. */
export function placesToKeep(loop: Loop, tolerance: number): number[] {
  const count = loop.length / 2
  const second = opposite(loop)
  const off = (at: number, from: number, to: number): number => offSquare(loop, at, [from, to % count])
  return [
    ...simplifyIndices([0, second], tolerance ** 2, off),
    ...simplifyIndices([second, count], tolerance ** 2, off).slice(1, -1),
  ]
}
