import type { Cloth } from './cloth.ts'

/** Contacts of cloth with cloth: pairs of particles that may touch within one frame. */
export interface ClothContacts {
  /** Collects the pairs that are nearer than the radius and a margin. Runs once a frame. */
  gather(): void
  /** Separates the pairs and slows their sliding. Runs once a substep. */
  part(): void
}

export interface ContactInput {
  /** Smallest distance between two particles, in metres. */
  readonly radius: number
  /** Coefficient of friction of the cloth on itself. */
  readonly friction: number
}

/** Distance in metres beyond the radius within which two particles may meet before the next frame. */
const MARGIN_M = 0.004
/** Share of the overlap that one pass removes. */
const STIFFNESS = 0.5
const TABLE = 1 << 17

/** Sorted neighbours of each particle: those of particle i are `list` from `start[i]` to `start[i + 1]`. */
interface Neighbours {
  readonly start: Int32Array
  readonly list: Int32Array
}

/** Returns the particles at most two edges or seams away from each, which are near by construction. */
function nearKin({ stretch: { ends }, seamPairs, positions }: Cloth): Neighbours {
  const direct: number[][] = Array.from({ length: positions.length / 3 }, () => [])
  for (const pairs of [ends, seamPairs]) {
    for (let k = 0; k < pairs.length; k += 2) {
      direct[pairs[k]!]!.push(pairs[k + 1]!)
      direct[pairs[k + 1]!]!.push(pairs[k]!)
    }
  }
  const start = new Int32Array(direct.length + 1)
  const list: number[] = []
  direct.forEach((near, i) => {
    const kin = new Set(near)
    for (const j of near) for (const k of direct[j]!) kin.add(k)
    kin.delete(i)
    list.push(...[...kin].toSorted((a, b) => a - b))
    start[i + 1] = list.length
  })
  return { start, list: Int32Array.from(list) }
}

function includes({ start, list }: Neighbours, i: number, j: number): boolean {
  let low = start[i]!
  let high = start[i + 1]! - 1
  while (low <= high) {
    const mid = (low + high) >> 1
    const at = list[mid]!
    if (at === j) return true
    if (at < j) low = mid + 1
    else high = mid - 1
  }
  return false
}

const hash = (i: number, j: number, k: number): number =>
  (Math.imul(i, 73856093) ^ Math.imul(j, 19349663) ^ Math.imul(k, 83492791)) & (TABLE - 1)

/** A list of pairs that grows as needed and is refilled every frame. */
interface PairList {
  pairs: Int32Array
  count: number
}

function addPair(found: PairList, i: number, j: number): void {
  if (2 * found.count === found.pairs.length) {
    const longer = new Int32Array(4 * found.count)
    longer.set(found.pairs)
    found.pairs = longer
  }
  found.pairs[2 * found.count] = i
  found.pairs[2 * found.count + 1] = j
  found.count++
}

/** Returns a pass that fills the list by a spatial hash with cells as wide as the reach (Teschner et al. 2003). */
function pairFinder({ positions: x, isUsed }: Cloth, kin: Neighbours, found: PairList, reach: number): () => void {
  const heads = new Int32Array(TABLE)
  const next = new Int32Array(isUsed.length)
  const meet = (i: number, first: number): void => {
    for (let j = first; j >= 0; j = next[j]!) {
      const dx = x[3 * j]! - x[3 * i]!
      const dy = x[3 * j + 1]! - x[3 * i + 1]!
      const dz = x[3 * j + 2]! - x[3 * i + 2]!
      if (dx * dx + dy * dy + dz * dz <= reach * reach && !includes(kin, i, j)) addPair(found, j, i)
    }
  }
  return () => {
    heads.fill(-1)
    found.count = 0
    for (let i = 0; i < isUsed.length; i++) {
      if (!isUsed[i]) continue
      const cx = Math.floor(x[3 * i]! / reach)
      const cy = Math.floor(x[3 * i + 1]! / reach)
      const cz = Math.floor(x[3 * i + 2]! / reach)
      for (let u = cx - 1; u <= cx + 1; u++)
        for (let v = cy - 1; v <= cy + 1; v++)
          for (let w = cz - 1; w <= cz + 1; w++) {
            const first = heads[hash(u, v, w)]!
            if (first >= 0) meet(i, first)
          }
      const own = hash(cx, cy, cz)
      next[i] = heads[own]!
      heads[own] = i
    }
  }
}

/** Separates each pair to the radius, and removes sliding by at most the friction's share of the push (Coulomb). */
function separate({ positions: x, previous: p }: Cloth, { pairs, count }: PairList, input: ContactInput): void {
  const { radius, friction } = input
  for (let k = 0; k < count; k++) {
    const a = 3 * pairs[2 * k]!
    const b = 3 * pairs[2 * k + 1]!
    const dx = x[b]! - x[a]!
    const dy = x[b + 1]! - x[a + 1]!
    const dz = x[b + 2]! - x[a + 2]!
    const d2 = dx * dx + dy * dy + dz * dz
    if (d2 >= radius * radius || d2 < 1e-14) continue
    const d = Math.sqrt(d2)
    const push = STIFFNESS * 0.5 * (radius - d)
    const f = push / d
    x[a]! -= dx * f
    x[a + 1]! -= dy * f
    x[a + 2]! -= dz * f
    x[b]! += dx * f
    x[b + 1]! += dy * f
    x[b + 2]! += dz * f
    let sx = x[b]! - p[b]! - x[a]! + p[a]!
    let sy = x[b + 1]! - p[b + 1]! - x[a + 1]! + p[a + 1]!
    let sz = x[b + 2]! - p[b + 2]! - x[a + 2]! + p[a + 2]!
    const along = (sx * dx + sy * dy + sz * dz) / d2
    sx -= along * dx
    sy -= along * dy
    sz -= along * dz
    const slide = Math.sqrt(sx * sx + sy * sy + sz * sz)
    if (slide < 1e-12) continue
    const g = 0.5 * Math.min(1, (2 * friction * push) / slide)
    x[a]! += sx * g
    x[a + 1]! += sy * g
    x[a + 2]! += sz * g
    x[b]! -= sx * g
    x[b + 1]! -= sy * g
    x[b + 2]! -= sz * g
  }
}

/** Returns the contacts of a cloth with itself, without pairs that are sewn or woven together. */
export function clothContacts(cloth: Cloth, input: ContactInput): ClothContacts {
  const found: PairList = { pairs: new Int32Array(1 << 16), count: 0 }
  const gather = pairFinder(cloth, nearKin(cloth), found, input.radius + MARGIN_M)
  return { gather, part: () => separate(cloth, found, input) }
}
