import { clamp } from '@kitwright/measure'
import type { Packing } from './packing.ts'

/** The best places that are looked at more closely. */
const TOPS = 2
/** In parts of the piece's size: the first step of a descent, that at which it is left, and that of the last one. */
const [FIRST, COARSE, FINE] = [0.1, 0.02, 0.001]
/** A descent's window, in first steps. */
const WINDOW = 3

export interface Samples {
  /** Anywhere on the roll. */
  readonly far: number
  /** About where it lies. */
  readonly near: number
}

interface Place {
  quarter: number
  x: number
  y: number
  loss: number
}

/** The best few of the places offered, the best first. */
class Best {
  readonly places: Place[] = []
  bound = Infinity
  offer(place: Place): void {
    if (this.places.length === TOPS && place.loss >= this.bound) return
    let at = this.places.length
    while (at > 0 && this.places[at - 1]!.loss > place.loss) at--
    // Whoever offers goes on with the same place.
    this.places.splice(at, 0, { ...place })
    if (this.places.length > TOPS) this.places.pop()
    if (this.places.length === TOPS) this.bound = this.places[TOPS - 1]!.loss
  }
}

/** Where one piece overlaps the others least: sampled places, the best of them made better step by step. */
export class PlaceSearch {
  readonly #packing: Packing
  readonly #random: () => number
  readonly #range = new Float64Array(4)
  readonly #sampled: Place = { quarter: 0, x: 0, y: 0, loss: 0 }
  // The window of a descent, whose others were gathered.
  #middleX = 0
  #middleY = 0
  #halfX = 0
  #halfY = 0

  constructor(packing: Packing, random: () => number) {
    this.#packing = packing
    this.#random = random
  }

  /** Of a piece that was taken in hand (`Surroundings.begin`). */
  find(i: number, { far, near }: Samples, hasPlace: boolean): Place {
    const best = new Best()
    if (hasPlace) best.offer(this.#here(i))
    for (let s = 0; s < far + near; s++) {
      const place = this.#sample(i, s < far, best.bound)
      best.offer(place)
      if (place.loss === 0) break
    }
    const { size } = this.#packing.kindAt(i)
    let found: Place | null = null
    for (const place of best.places) {
      const end = this.#descend(i, place, FIRST * size, COARSE * size)
      if (!found || end.loss < found.loss) found = end
      if (found.loss === 0) return found
    }
    return this.#descend(i, found!, COARSE * size, FINE * size)
  }

  #watch(quarter: number, x: number, y: number, halfX: number, halfY: number): void {
    this.#middleX = x
    this.#middleY = y
    this.#halfX = halfX
    this.#halfY = halfY
    this.#packing.surroundings.gather(quarter, x, y, halfX, halfY)
  }

  #isWatched(x: number, y: number, ux: number, uy: number): boolean {
    return Math.abs(x - this.#middleX) + ux <= this.#halfX && Math.abs(y - this.#middleY) + uy <= this.#halfY
  }

  /** One of four ways at a time, there and back; its steps grow where that helps and shrink where it does not. */
  #descend(i: number, from: Place, step: number, least: number): Place {
    const window = WINDOW * step
    let [hx, hy] = [step, step]
    const at = { ...from }
    this.#packing.range(this.#packing.kindAt(i), at.quarter, this.#range)
    this.#watch(at.quarter, at.x, at.y, window, window)
    while ((hx > least || hy > least) && at.loss > 0) {
      const way = this.#random()
      const isDiagonal = way >= 0.8
      const ux = way < 0.4 || isDiagonal ? hx : 0
      const uy = way < 0.4 ? 0 : way < 0.9 ? hy : -hy
      if (!this.#isWatched(at.x, at.y, ux, Math.abs(uy)))
        this.#watch(at.quarter, at.x, at.y, Math.max(window, 2 * ux), Math.max(window, 2 * Math.abs(uy)))
      const factor = this.#step(at, ux, uy) ? 1.1 : 0.5
      const each = isDiagonal ? Math.sqrt(factor) : factor
      if (ux !== 0) hx *= each
      if (uy !== 0) hy *= each
    }
    return at
  }

  /** Goes there or back, whichever is better, or stays. */
  #step(at: Place, ux: number, uy: number): boolean {
    const range = this.#range
    const { surroundings } = this.#packing
    const ax = clamp(at.x + ux, range[0]!, range[1]!)
    const ay = clamp(at.y + uy, range[2]!, range[3]!)
    const bx = clamp(at.x - ux, range[0]!, range[1]!)
    const by = clamp(at.y - uy, range[2]!, range[3]!)
    const there = surroundings.evaluateNear(ax, ay, at.loss)
    const back = surroundings.evaluateNear(bx, by, Math.min(at.loss, there))
    if (there >= at.loss && back >= at.loss) return false
    const isBack = back < there
    at.x = isBack ? bx : ax
    at.y = isBack ? by : ay
    at.loss = isBack ? back : there
    return true
  }

  #sample(i: number, isFar: boolean, bound: number): Place {
    const [packing, range, sampled, random] = [this.#packing, this.#range, this.#sampled, this.#random]
    const kind = packing.kindAt(i)
    const quarter = kind.quarters[kind.quarters.length === 1 ? 0 : Math.floor(random() * kind.quarters.length)]!
    packing.range(kind, quarter, range)
    sampled.quarter = quarter
    if (isFar) {
      sampled.x = range[0]! + random() * (range[1]! - range[0]!)
      sampled.y = range[2]! + random() * (range[3]! - range[2]!)
    } else {
      const { x0, y0, x1, y1 } = kind.boxes[quarter]!
      sampled.x = clamp(packing.x[i]! + (random() - 0.5) * (x1 - x0), range[0]!, range[1]!)
      sampled.y = clamp(packing.y[i]! + (random() - 0.5) * (y1 - y0), range[2]!, range[3]!)
    }
    sampled.loss = packing.surroundings.evaluate(quarter, sampled.x, sampled.y, bound)
    return sampled
  }

  #here(i: number): Place {
    const [packing, range] = [this.#packing, this.#range]
    const quarter = packing.quarter[i]!
    packing.range(packing.kindAt(i), quarter, range)
    const x = clamp(packing.x[i]!, range[0]!, range[1]!)
    const y = clamp(packing.y[i]!, range[2]!, range[3]!)
    return { quarter, x, y, loss: packing.surroundings.evaluate(quarter, x, y, Infinity) }
  }
}
