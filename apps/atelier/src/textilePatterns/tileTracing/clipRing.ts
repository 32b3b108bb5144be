/** Points of a closed line, x and y in turn. */
type Loop = readonly number[]

/**
 * Returns the part of a ring on one side of a vertical (`axis` 0) or horizontal (1) line; `sign` 1 keeps the part
 * beyond it.
 */
function clipAt(ring: Loop, { axis, at, sign }: { axis: 0 | 1; at: number; sign: 1 | -1 }): number[] {
  const kept: number[] = []
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length
    const [here, there] = [(ring[i + axis]! - at) * sign, (ring[j + axis]! - at) * sign]
    if (here >= 0) kept.push(ring[i]!, ring[i + 1]!)
    if (here >= 0 === there >= 0) continue
    const share = here / (here - there)
    const point = [ring[i]! + share * (ring[j]! - ring[i]!), ring[i + 1]! + share * (ring[j + 1]! - ring[i + 1]!)]
    point[axis] = at
    kept.push(...point)
  }
  return kept
}

/**
 * Returns the part of a ring on a tile (Sutherland and Hodgman 1974): where the ring leaves the tile, it follows the
 * tile's edge.
 */
export function clipRing(ring: Loop, width: number, height: number): number[] {
  const sides = [
    { axis: 0, at: 0, sign: 1 },
    { axis: 0, at: width, sign: -1 },
    { axis: 1, at: 0, sign: 1 },
    { axis: 1, at: height, sign: -1 },
  ] as const
  return sides.reduce<number[]>(clipAt, [...ring])
}
