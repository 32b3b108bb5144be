import type { Cloth } from './cloth.ts'

/** Pass that keeps cloth from passing through cloth. */
export type SelfCollision = () => void

const TABLE = 1 << 16
/** Share of the overlap that one pass removes. */
const STIFFNESS = 0.5

/** Returns the particles at most two edges or seams away, which are near by construction. */
function closeKin({ stretch: { ends }, seamPairs, positions }: Cloth): Set<number>[] {
  const near = Array.from({ length: positions.length / 3 }, () => new Set<number>())
  for (const pairs of [ends, seamPairs]) {
    for (let k = 0; k < pairs.length; k += 2) {
      near[pairs[k]!]!.add(pairs[k + 1]!)
      near[pairs[k + 1]!]!.add(pairs[k]!)
    }
  }
  return near.map((direct, i) => {
    const kin = new Set(direct).add(i)
    for (const j of direct) for (const k of near[j]!) kin.add(k)
    return kin
  })
}

const hash = (i: number, j: number, k: number): number =>
  (Math.imul(i, 73856093) ^ Math.imul(j, 19349663) ^ Math.imul(k, 83492791)) & (TABLE - 1)

/** Returns a pass that separates particles nearer than `radius` metres that are not sewn or woven together. */
export function selfCollision(cloth: Cloth, radius: number): SelfCollision {
  const { positions: x } = cloth
  const count = x.length / 3
  const kin = closeKin(cloth)
  const heads = new Int32Array(TABLE)
  const next = new Int32Array(count)
  const cellOf = (v: number): number => Math.floor(v / radius)
  const part = (i: number, j: number): void => {
    const [a, b] = [3 * i, 3 * j]
    const dx = x[b]! - x[a]!
    const dy = x[b + 1]! - x[a + 1]!
    const dz = x[b + 2]! - x[a + 2]!
    const d2 = dx * dx + dy * dy + dz * dz
    if (d2 >= radius * radius || d2 < 1e-14 || kin[i]!.has(j)) return
    const d = Math.sqrt(d2)
    const f = (STIFFNESS * 0.5 * (radius - d)) / d
    x[a]! -= dx * f
    x[a + 1]! -= dy * f
    x[a + 2]! -= dz * f
    x[b]! += dx * f
    x[b + 1]! += dy * f
    x[b + 2]! += dz * f
  }
  return () => {
    heads.fill(-1)
    for (let i = 0; i < count; i++) {
      const [cx, cy, cz] = [cellOf(x[3 * i]!), cellOf(x[3 * i + 1]!), cellOf(x[3 * i + 2]!)]
      for (let u = -1; u <= 1; u++) {
        for (let v = -1; v <= 1; v++) {
          for (let w = -1; w <= 1; w++) {
            for (let j = heads[hash(cx + u, cy + v, cz + w)]!; j >= 0; j = next[j]!) part(i, j)
          }
        }
      }
      const own = hash(cx, cy, cz)
      next[i] = heads[own]!
      heads[own] = i
    }
  }
}
