/** Returns a generator of numbers from 0 to 1, determined by a seed. https://github.com/cprosche/mulberry32 */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns that many of them, each equally likely, in an order that the seed decides. */
export function sampleMutants<T>(all: readonly T[], count: number, seed: number): T[] {
  const next = numbersFrom(seed)
  const left = [...all]
  return Array.from({ length: Math.min(count, all.length) }, () => left.splice(Math.floor(next() * left.length), 1)[0]!)
}
