import type { Cloth } from './cloth.ts'

/** Creases that stay: cloth that was folded is drawn back into its folds. */
export interface CreaseMemory {
  /** Moves what is remembered of each fold by this share towards how it is folded now, if that is sharper. */
  remember(share: number): void
  /** Opens folds that are too sharp and draws the others back to what is remembered. `invH2` is 1 / h². */
  hold(invH2: number): void
}

/** Smallest distance of the corners that face each other across an edge, as a share of their flat distance. */
const SHARPEST = 0.58
/** The same share for a fold that is remembered: a softer one, so that a crease is no cut. */
const SHARPEST_KEPT = 0.8
/** Share of the flat distance from which cloth counts as flat. */
const FLAT = 0.992

/** Returns the flat distance of the corners opposite each inner edge, by the law of cosines; 0 where unknown. */
function flatDistances({ stretch, bend: { particles } }: Cloth): Float64Array {
  const rests = new Map<number, number>()
  const keyOf = (a: number, b: number): number => Math.min(a, b) * 4e6 + Math.max(a, b)
  stretch.rest.forEach((rest, k) => rests.set(keyOf(stretch.ends[2 * k]!, stretch.ends[2 * k + 1]!), rest))
  /** Returns a corner's position along the edge and off it. */
  const corner = (a: number, b: number, c: number): readonly [number, number] => {
    const [ab, ac, bc] = [rests.get(keyOf(a, b))!, rests.get(keyOf(a, c))!, rests.get(keyOf(b, c))!]
    const along = (ab * ab + ac * ac - bc * bc) / (2 * ab)
    return [along, Math.sqrt(Math.max(0, ac * ac - along * along))]
  }
  return Float64Array.from({ length: particles.length / 4 }, (_, k) => {
    const [a, b, c, d] = particles.subarray(4 * k, 4 * k + 4) as unknown as [number, number, number, number]
    const [[cx, cy], [dx, dy]] = [corner(a, b, c), corner(a, b, d)]
    return Math.hypot(cx - dx, cy + dy)
  })
}

/** Returns the memory of a cloth's creases; `compliance` is that of the constraint that draws a fold back. */
export function creaseMemory(cloth: Cloth, compliance: number): CreaseMemory {
  const { positions: x, bend } = cloth
  const flat = flatDistances(cloth)
  const kept = flat.slice()
  const ends = Int32Array.from({ length: 2 * flat.length }, (_, k) => 3 * bend.particles[4 * (k >> 1) + 2 + (k & 1)]!)
  const distanceOf = (k: number): number => {
    const [c, d] = [ends[2 * k]!, ends[2 * k + 1]!]
    const [dx, dy, dz] = [x[d]! - x[c]!, x[d + 1]! - x[c + 1]!, x[d + 2]! - x[c + 2]!]
    return Math.sqrt(dx * dx + dy * dy + dz * dz)
  }
  return {
    remember(share) {
      for (let k = 0; k < flat.length; k++) {
        const distance = distanceOf(k)
        if (distance < kept[k]!) kept[k]! += (Math.max(distance, SHARPEST_KEPT * flat[k]!) - kept[k]!) * share
      }
    },
    hold(invH2) {
      const soft = 1 / (2 + compliance * invH2)
      for (let k = 0; k < flat.length; k++) {
        const c = ends[2 * k]!
        const d = ends[2 * k + 1]!
        const dx = x[d]! - x[c]!
        const dy = x[d + 1]! - x[c + 1]!
        const dz = x[d + 2]! - x[c + 2]!
        const l2 = dx * dx + dy * dy + dz * dz
        const most = kept[k]!
        const least = SHARPEST * flat[k]!
        let f = 0
        if (l2 < least * least) {
          if (l2 < 1e-16) continue
          const l = Math.sqrt(l2)
          f = (-0.5 * (least - l)) / l
        } else if (l2 > most * most && most < FLAT * flat[k]!) {
          const l = Math.sqrt(l2)
          f = ((l - most) * soft) / l
        } else continue
        x[c]! += dx * f
        x[c + 1]! += dy * f
        x[c + 2]! += dz * f
        x[d]! -= dx * f
        x[d + 1]! -= dy * f
        x[d + 2]! -= dz * f
      }
    },
  }
}
