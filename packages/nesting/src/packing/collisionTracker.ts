import { clearBit, lowestBitIndex, setBit, wordCount } from './bitset.ts'

/** Losses and weights of all pairs. Bitsets list the overlapping pairs, so sums visit only those. */
export class CollisionTracker {
  /** By pair: depth, mm, times its scale. */
  readonly depth: Float64Array
  readonly weight: Float64Array
  readonly #count: number
  readonly #words: number
  /** By piece: the pieces it overlaps, and those whose overlap with it has more than the initial weight. */
  readonly #met: Int32Array
  readonly #heavy: Int32Array

  constructor(count: number) {
    this.#count = count
    this.#words = wordCount(count)
    this.depth = new Float64Array(count * count)
    this.weight = new Float64Array(count * count).fill(1)
    this.#met = new Int32Array(count * this.#words)
    this.#heavy = new Int32Array(count * this.#words)
  }

  set(i: number, j: number, depth: number): void {
    const [n, words] = [this.#count, this.#words]
    this.depth[i * n + j] = this.depth[j * n + i] = depth
    setBit(this.#met, i * words, j)
    setBit(this.#met, j * words, i)
  }

  /** Removes all overlaps of piece i. */
  clear(i: number): void {
    const [n, words, met] = [this.#count, this.#words, this.#met]
    for (let w = 0; w < words; w++) {
      for (let bits = met[i * words + w]!; bits !== 0; bits &= bits - 1) {
        const j = 32 * w + lowestBitIndex(bits)
        this.depth[i * n + j] = this.depth[j * n + i] = 0
        clearBit(met, j * words, i)
      }
      met[i * words + w] = 0
    }
  }

  isOverlapping(i: number): boolean {
    const [words, met] = [this.#words, this.#met]
    for (let at = i * words, end = at + words; at < end; at++) if (met[at] !== 0) return true
    return false
  }

  /** Returns the weighted overlap of one piece. */
  weighed(i: number): number {
    const [n, words, met] = [this.#count, this.#words, this.#met]
    let sum = 0
    for (let w = 0; w < words; w++)
      for (let bits = met[i * words + w]!; bits !== 0; bits &= bits - 1) {
        const at = i * n + 32 * w + lowestBitIndex(bits)
        sum += this.depth[at]! * this.weight[at]!
      }
    return sum
  }

  weighedBetween(i: number, j: number): number {
    const at = i * this.#count + j
    return this.depth[at]! * this.weight[at]!
  }

  /** Returns the sum of the overlaps, each pair of pieces counted once. */
  sum(): number {
    const [n, words, met] = [this.#count, this.#words, this.#met]
    let sum = 0
    for (let i = 0; i < n; i++)
      for (let w = i >> 5; w < words; w++)
        for (let bits = met[i * words + w]!; bits !== 0; bits &= bits - 1) {
          const j = 32 * w + lowestBitIndex(bits)
          if (j > i) sum += this.depth[i * n + j]!
        }
    return sum
  }

  #worst(): number {
    const [n, words, met] = [this.#count, this.#words, this.#met]
    let worst = 0
    for (let q = 0; q < met.length; q++)
      for (let bits = met[q]!; bits !== 0; bits &= bits - 1) {
        const i = (q / words) | 0
        const depth = this.depth[i * n + 32 * (q - i * words) + lowestBitIndex(bits)]!
        if (depth > worst) worst = depth
      }
    return worst
  }

  /**
   * Updates the weights of guided local search (Algorithm 8): overlapping pairs times 1.2 to 2, by their share of the largest loss;
   * separated pairs times 0.95, but at least 1.
   */
  weigh(): void {
    const { depth, weight } = this
    const [n, words, heavy] = [this.#count, this.#words, this.#heavy]
    const worst = this.#worst()
    for (let i = 0; i < n; i++)
      for (let w = 0; w < words; w++) {
        const q = i * words + w
        for (let bits = heavy[q]! | this.#met[q]!; bits !== 0; bits &= bits - 1) {
          const at = i * n + 32 * w + lowestBitIndex(bits)
          weight[at] =
            depth[at]! > 0 ? weight[at]! * (1.2 + (0.8 * depth[at]!) / worst) : Math.max(1, weight[at]! * 0.95)
          if (weight[at] === 1) heavy[q]! &= ~(bits & -bits)
          else heavy[q]! |= bits & -bits
        }
      }
  }

  /** Resets all weights. */
  forget(): void {
    this.weight.fill(1)
    this.#heavy.fill(0)
  }
}
