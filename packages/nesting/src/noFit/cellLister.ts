import type { HalfPlanes } from '../geometry/halfPlanes.ts'

/** Lists, cell by cell, the parts that determine the depth of a point there, and the relevant sides of each. */
export class CellLister {
  readonly listed: number[] = [0]
  readonly #numbers: Float64Array
  readonly #start: Int32Array
  /** Per side: depth of the cell's middle behind it, and the largest deviation from that within the cell. */
  readonly #middle: Float64Array
  readonly #reach: Float64Array
  /** Per part: maximum depth of a point of the cell in it. */
  readonly #most: Float64Array
  /** The listed sides, and per part where they start and end. */
  readonly #kept: Int32Array
  readonly #from: Int32Array
  readonly #to: Int32Array

  constructor({ numbers, start }: HalfPlanes) {
    this.#numbers = numbers
    this.#start = start
    this.#middle = new Float64Array(numbers.length)
    this.#reach = new Float64Array(numbers.length)
    this.#kept = new Int32Array(numbers.length)
    this.#most = new Float64Array(start.length)
    this.#from = new Int32Array(start.length)
    this.#to = new Int32Array(start.length)
  }

  /** Returns a lower bound of the depth that a point of the cell has in its deepest part. */
  #measure(x: number, y: number, parts: Int32Array, count: number): number {
    const [numbers, start, middle, reach] = [this.#numbers, this.#start, this.#middle, this.#reach]
    let sure = 0
    for (let p = 0; p < count; p++) {
      const k = parts[p]!
      let least = Infinity
      let most = Infinity
      for (let e = start[k]!, end = start[k + 1]!; e < end; e += 3) {
        const deep = numbers[e + 2]! - numbers[e]! * (x + 0.5) - numbers[e + 1]! * (y + 0.5)
        const by = (Math.abs(numbers[e]!) + Math.abs(numbers[e + 1]!)) / 2
        if (deep - by < least) least = deep - by
        if (deep + by < most) most = deep + by
        middle[e] = deep
        reach[e] = by
      }
      this.#most[k] = most
      if (least > sure) sure = least
    }
    return sure
  }

  /** Whether every point of the cell is at least as deep behind side f as behind side e. */
  #isDeeper(f: number, e: number): boolean {
    const numbers = this.#numbers
    const nx = numbers[f]! - numbers[e]!
    const ny = numbers[f + 1]! - numbers[e + 1]!
    return this.#middle[f]! - this.#middle[e]! >= (Math.abs(nx) + Math.abs(ny)) / 2
  }

  /** Lists the sides of part k that determine the depth of some point of the cell. */
  #keepSides(k: number, begin: number): number {
    const [start, middle, reach, kept] = [this.#start, this.#middle, this.#reach, this.#kept]
    let end = begin
    for (let e = start[k]!, last = start[k + 1]!; e < last; e += 3) {
      if (middle[e]! - reach[e]! > this.#most[k]!) continue
      let isNeeded = true
      for (let at = begin; at < end && isNeeded; at++) isNeeded = !this.#isDeeper(e, kept[at]!)
      if (!isNeeded) continue
      let left = begin
      for (let at = begin; at < end; at++) if (!this.#isDeeper(kept[at]!, e)) kept[left++] = kept[at]!
      kept[left] = e
      end = left + 1
    }
    this.#from[k] = begin
    this.#to[k] = end
    return end
  }

  /** Whether no point of the cell is deeper in part k than in part m. */
  #isCovered(k: number, m: number): boolean {
    const kept = this.#kept
    for (let f = this.#from[m]!; f < this.#to[m]!; f++) {
      let isDeeper = false
      for (let e = this.#from[k]!; e < this.#to[k]! && !isDeeper; e++) isDeeper = this.#isDeeper(kept[f]!, kept[e]!)
      if (!isDeeper) return false
    }
    return true
  }

  /** Moves the parts that the cell's list needs to the front, and returns their number. */
  #choose(x: number, y: number, parts: Int32Array, count: number): number {
    const sure = this.#measure(x, y, parts, count)
    let [chosen, side] = [0, 0]
    for (let p = 0; p < count; p++) {
      const k = parts[p]!
      if (this.#most[k]! <= sure) continue
      side = this.#keepSides(k, side)
      let isNeeded = true
      for (let q = 0; q < chosen && isNeeded; q++) isNeeded = !this.#isCovered(k, parts[q]!)
      if (!isNeeded) continue
      let left = 0
      for (let q = 0; q < chosen; q++) if (!this.#isCovered(parts[q]!, k)) parts[left++] = parts[q]!
      parts[left] = k
      chosen = left + 1
    }
    return chosen
  }

  /**
   * Returns the start of the cell's list: the number of parts, then for each part the number of its sides and three
   * numbers per side. Returns 0 if the cell is outside all parts.
   */
  list(x: number, y: number, parts: Int32Array, count: number): number {
    const chosen = this.#choose(x, y, parts, count)
    if (chosen === 0) return 0
    const { listed } = this
    const begin = listed.push(chosen) - 1
    for (let p = 0; p < chosen; p++) {
      const [from, to] = [this.#from[parts[p]!]!, this.#to[parts[p]!]!]
      listed.push(to - from)
      for (let at = from; at < to; at++) {
        const e = this.#kept[at]!
        listed.push(this.#numbers[e]!, this.#numbers[e + 1]!, this.#numbers[e + 2]!)
      }
    }
    return begin
  }
}
