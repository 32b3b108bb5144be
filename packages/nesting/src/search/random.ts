/** Returns a stream of numbers 0-1 determined by the seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0 || 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
