/** A repeatable stream of numbers in 0 ≤ n < 1 (Park-Miller), so that the same input gives the same bytes. */
export function randomStream(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}
