import { clamp } from '@kitwright/measure'
import type { Packing } from '../packing/packing.ts'
import type { CandidatePlacement } from '../packing/packingState.ts'

/** Number of best samples that are refined. */
const TOPS = 2
/**
 * Shares of the piece's size: first step of a descent, last step of the coarse descent, and last step of the fine one.
 */
const [FIRST, COARSE, FINE] = [0.1, 0.02, 0.001]

export interface SampleCounts {
  /** Number of samples anywhere on the roll. */
  readonly far: number
  /** Number of samples near the current position. */
  readonly near: number
}

const ANY: Pick<CandidatePlacement, 'loss'> = { loss: Infinity }

const nowhere = (): CandidatePlacement => ({ quarter: 0, x: 0, y: 0, loss: 0 })

function copy(from: CandidatePlacement, to: CandidatePlacement): CandidatePlacement {
  to.quarter = from.quarter
  to.x = from.x
  to.y = from.y
  to.loss = from.loss
  return to
}

/**
 * Search for the placement at which one piece overlaps the others least: samples placements and improves the best of
 * them step by step.
 */
export class PlaceSearch {
  readonly #packing: Packing
  readonly #random: () => number
  readonly #range = new Float64Array(4)
  readonly #sampled = nowhere()
  /** Best samples, best first. */
  readonly #best = Array.from({ length: TOPS }, nowhere)
  #bestCount = 0
  readonly #found = nowhere()
  readonly #there = nowhere()

  constructor(packing: Packing, random: () => number) {
    this.#packing = packing
    this.#random = random
  }

  /** Finds a placement for the current piece (`Surroundings.begin`). The result is valid until the next call. */
  find(i: number, { far, near }: SampleCounts, hasPlace: boolean): Readonly<CandidatePlacement> {
    this.#bestCount = 0
    if (hasPlace) this.#offer(this.#here(i))
    for (let s = 0; s < far + near; s++) {
      this.#offer(this.#sample(i, s < far))
      if (this.#best[0]!.loss === 0) break
    }
    const { size } = this.#packing.kindAt(i)
    const found = this.#found
    for (let k = 0; k < this.#bestCount; k++) {
      const end = this.#descend(i, this.#best[k]!, FIRST * size, COARSE * size)
      if (k === 0 || end.loss < found.loss) copy(end, found)
      if (found.loss === 0) return found
    }
    return this.#descend(i, found, COARSE * size, FINE * size)
  }

  /** Evaluates a placement and stores it if it is one of the best. */
  #offer(place: CandidatePlacement): void {
    const worst = this.#bestCount < TOPS ? ANY : this.#best[TOPS - 1]!
    if (!this.#packing.surroundings.isBetter(place, worst)) return
    const best = this.#best
    if (this.#bestCount < TOPS) this.#bestCount++
    let at = this.#bestCount - 1
    for (; at > 0 && best[at - 1]!.loss > place.loss; at--) copy(best[at - 1]!, best[at]!)
    copy(place, best[at]!)
  }

  /**
   * Descends along one of four random directions at a time, forwards or back. A step grows on success and shrinks on
   * failure. Moves the given placement.
   */
  #descend(i: number, at: CandidatePlacement, step: number, least: number): CandidatePlacement {
    let hx = step
    let hy = step
    this.#packing.range(this.#packing.kindAt(i), at.quarter, this.#range)
    while ((hx > least || hy > least) && at.loss > 0) {
      const way = this.#random()
      const isDiagonal = way >= 0.8
      const ux = way < 0.4 || isDiagonal ? hx : 0
      const uy = way < 0.4 ? 0 : way < 0.9 ? hy : -hy
      const isBetter = this.#step(at, ux, uy) || this.#step(at, -ux, -uy)
      const factor = isBetter ? 1.1 : 0.5
      const each = isDiagonal ? Math.sqrt(factor) : factor
      if (ux !== 0) hx *= each
      if (uy !== 0) hy *= each
    }
    return at
  }

  /** Moves by a step, within the roll, if that is better. */
  #step(at: CandidatePlacement, ux: number, uy: number): boolean {
    const range = this.#range
    const there = this.#there
    there.quarter = at.quarter
    there.x = clamp(at.x + ux, range[0]!, range[1]!)
    there.y = clamp(at.y + uy, range[2]!, range[3]!)
    const isBetter = this.#packing.surroundings.isBetter(there, at)
    if (isBetter) copy(there, at)
    return isBetter
  }

  #sample(i: number, isFar: boolean): CandidatePlacement {
    const packing = this.#packing
    const range = this.#range
    const sampled = this.#sampled
    const kind = packing.kindAt(i)
    const quarters = kind.quarters
    const quarter = quarters[quarters.length === 1 ? 0 : Math.floor(this.#random() * quarters.length)]!
    packing.range(kind, quarter, range)
    sampled.quarter = quarter
    if (isFar) {
      sampled.x = range[0]! + this.#random() * (range[1]! - range[0]!)
      sampled.y = range[2]! + this.#random() * (range[3]! - range[2]!)
    } else {
      const { x0, y0, x1, y1 } = kind.boxes[quarter]!
      sampled.x = clamp(packing.x[i]! + (this.#random() - 0.5) * (x1 - x0), range[0]!, range[1]!)
      sampled.y = clamp(packing.y[i]! + (this.#random() - 0.5) * (y1 - y0), range[2]!, range[3]!)
    }
    return sampled
  }

  #here(i: number): CandidatePlacement {
    const packing = this.#packing
    const range = this.#range
    const sampled = this.#sampled
    const quarter = packing.quarter[i]!
    packing.range(packing.kindAt(i), quarter, range)
    sampled.quarter = quarter
    sampled.x = clamp(packing.x[i]!, range[0]!, range[1]!)
    sampled.y = clamp(packing.y[i]!, range[2]!, range[3]!)
    return sampled
  }
}
