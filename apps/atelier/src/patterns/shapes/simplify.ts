/** Points of a closed line, x and y in turn. */
type Loop = readonly number[]

/** How far the farthest of the points between two lies from the line through them, and which it is. */
function farthest(loop: Loop, from: number, to: number): { readonly at: number; readonly square: number } {
  const count = loop.length / 2
  const [ax, ay] = [loop[2 * from]!, loop[2 * from + 1]!]
  const end = to % count
  const [dx, dy] = [loop[2 * end]! - ax, loop[2 * end + 1]! - ay]
  const length = dx * dx + dy * dy
  let [at, square] = [from, 0]
  for (let i = from + 1; i < to; i++) {
    const [x, y] = [loop[2 * (i % count)]! - ax, loop[2 * (i % count) + 1]! - ay]
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length))
    const off = (x - share * dx) ** 2 + (y - share * dy) ** 2
    if (off > square) [at, square] = [i, off]
  }
  return { at, square }
}

/** The farthest point of a loop from its first: both are kept. */
function opposite(loop: Loop): number {
  let [at, most] = [0, -1]
  for (let i = 0; i < loop.length; i += 2) {
    const off = (loop[i]! - loop[0]!) ** 2 + (loop[i + 1]! - loop[1]!) ** 2
    if (off > most) [at, most] = [i / 2, off]
  }
  return at
}

/** A closed line with as few of its points as lie no farther than `tolerance` from the rest (Douglas and Peucker 1973). */
export function simplify(loop: Loop, tolerance: number): number[] {
  const count = loop.length / 2
  const kept = new Uint8Array(count)
  const second = opposite(loop)
  kept[0] = kept[second] = 1
  const open: [number, number][] = [
    [0, second],
    [second, count],
  ]
  for (let next = open.pop(); next; next = open.pop()) {
    const [from, to] = next
    const { at, square } = farthest(loop, from, to)
    if (square <= tolerance ** 2) continue
    kept[at] = 1
    open.push([from, at], [at, to])
  }
  return loop.filter((_, i) => kept[i >> 1] === 1)
}
