import { clamp } from '@kitwright/measure'
import type { Packing } from '../packing/packing.ts'
import type { Bounds } from '../geometry/polygon.ts'
import type { CandidatePlacement } from '../packing/packingState.ts'

/** Number of other pieces tried for each move. */
const TRIES = 2
/** Maximum ratio, along and across, between the boxes of two pieces that may swap places. */
const ALIKE = 1.25

const nowhere = (): CandidatePlacement => ({ quarter: 0, x: 0, y: 0, loss: 0 })

const isNear = (a: number, b: number): boolean => Math.max(a, b) < ALIKE * Math.min(a, b)

const isAlike = (a: Bounds, b: Bounds): boolean => isNear(a.x1 - a.x0, b.x1 - b.x0) && isNear(a.y1 - a.y0, b.y1 - b.y0)

/**
 * Swaps two pieces of similar size when that lowers their joint weighted loss. Single moves cannot do this, because each piece would first
 * overlap the other.
 */
export class SimilarSwap {
  readonly #packing: Packing
  readonly #random: () => number
  /** By kind: the pieces of other kinds with a similar size. */
  readonly #others: readonly Int32Array[]
  /** All pieces except the one taken off. */
  readonly #lying: Uint8Array
  readonly #range = new Float64Array(4)
  readonly #here = nowhere()
  readonly #there = nowhere()
  readonly #instead = nowhere()

  constructor(packing: Packing, random: () => number) {
    this.#packing = packing
    this.#random = random
    this.#lying = new Uint8Array(packing.count).fill(1)
    this.#others = packing.kinds.map(kind =>
      packing.kind
        .map((_, i) => i)
        .filter(i => packing.kindAt(i) !== kind && isAlike(packing.kindAt(i).boxes[0]!, kind.boxes[0]!)),
    )
  }

  /** Whether any two pieces are similar. */
  get isOfUse(): boolean {
    return this.#others.some(({ length }) => length > 0)
  }

  /**
   * Swaps a piece with another if both then overlap less. `loss` is the piece's least overlap when it moves alone.
   * Returns true if they were swapped.
   */
  isBetter(i: number, loss: number): boolean {
    const packing = this.#packing
    const { overlaps } = packing
    const others = this.#others[packing.kind[i]!]!
    for (let t = 0; t < TRIES && others.length > 0; t++) {
      const j = others[Math.floor(this.#random() * others.length)]!
      if (this.#suits(i, j, loss + overlaps.weighed(j) - overlaps.weighedBetween(i, j))) {
        packing.refresh(i)
        packing.refresh(j)
        return true
      }
    }
    return false
  }

  /** Swaps both pieces if that lowers their overlap; otherwise restores their places. */
  #suits(i: number, j: number, loss: number): boolean {
    const { surroundings } = this.#packing
    const [here, there, instead] = [this.#here, this.#there, this.#instead]
    this.#take(i, here)
    if (!this.#canLie(i, j, there) || !this.#canLie(j, i, instead)) return false
    this.#lying[j] = 0
    surroundings.begin(i, this.#lying)
    here.loss = loss
    const isGood = surroundings.isBetter(there, here)
    this.#lying[j] = 1
    if (!isGood) return false
    this.#put(i, there)
    surroundings.begin(j)
    here.loss = loss - there.loss
    if (surroundings.isBetter(instead, here)) {
      this.#put(j, instead)
      return true
    }
    this.#put(i, here)
    return false
  }

  /**
   * Writes the placement of piece i with its middle on the middle of j; returns false if it cannot be turned like that.
   */
  #canLie(i: number, j: number, out: CandidatePlacement): boolean {
    const packing = this.#packing
    const kind = packing.kindAt(i)
    const range = this.#range
    this.#take(j, out)
    packing.range(kind, out.quarter, range)
    out.x = clamp(out.x, range[0]!, range[1]!)
    out.y = clamp(out.y, range[2]!, range[3]!)
    return kind.quarters.includes(out.quarter)
  }

  #take(i: number, out: CandidatePlacement): void {
    const { x, y, quarter } = this.#packing
    out.x = x[i]!
    out.y = y[i]!
    out.quarter = quarter[i]!
  }

  #put(i: number, place: CandidatePlacement): void {
    const { x, y, quarter } = this.#packing
    x[i] = place.x
    y[i] = place.y
    quarter[i] = place.quarter
  }
}
