import { distanceFromLine, type Point } from './geometry.ts'

/** Deviation of the point at index `at` from the chord between two others. */
type ChordDeviation = (at: number, from: number, to: number) => number

/**
 * Douglas-Peucker (1973): indices from `first` to `last` needed to keep every point within `tolerance` of the simplified line, both ends
 * included. `offWay` defines the distance and its unit.
 */
export function simplifyIndices(
  [first, last]: readonly [number, number],
  tolerance: number,
  offWay: ChordDeviation,
): number[] {
  const kept = [first]
  const ahead = [last]
  for (let to = ahead.at(-1); to !== undefined; to = ahead.at(-1)) {
    const from = kept.at(-1)!
    let [farthest, most] = [from, tolerance]
    for (let at = from + 1; at < to; at++) {
      const off = offWay(at, from, to)
      if (off > most) [farthest, most] = [at, off]
    }
    if (farthest > from) ahead.push(farthest)
    else kept.push(ahead.pop()!)
  }
  return kept
}

/** Returns an open line with fewer points, nowhere farther than `tolerance` from the original. */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const off = (at: number, from: number, to: number): number => distanceFromLine(line[at]!, line[from]!, line[to]!)
  return simplifyIndices([0, line.length - 1], tolerance, off).map(at => line[at]!)
}
