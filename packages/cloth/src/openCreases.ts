import type { Cloth } from './cloth.ts'

/**
 * Smallest distance between the corners that face each other across a crease's edge, as a share of their flat distance.
 */
const SHARPEST = 0.6

interface FacingCorners {
  readonly ends: Int32Array
  /** Metres. */
  readonly least: Float64Array
}

/** Returns both opposite corners of every edge inside a piece. */
function facingCorners({ sheets, particleOf }: Cloth): FacingCorners {
  const ends: number[] = []
  const least: number[] = []
  sheets.forEach(({ points, triangles }, s) => {
    const first = new Map<number, number>()
    for (let t = 0; t < triangles.length; t++) {
      const [from, corner] = [t - (t % 3), triangles[t]!]
      const [a, b] = [triangles[from + ((t + 1) % 3)]!, triangles[from + ((t + 2) % 3)]!]
      const edge = Math.min(a, b) * points.length + Math.max(a, b)
      const other = first.get(edge)
      first.set(edge, corner)
      if (other === undefined) continue
      const [p, q] = [points[corner]!, points[other]!]
      ends.push(particleOf[s]![corner]!, particleOf[s]![other]!)
      least.push((SHARPEST * Math.hypot(p.x - q.x, p.y - q.y)) / 1000)
    }
  })
  return { ends: Int32Array.from(ends), least: Float64Array.from(least) }
}

/**
 * Simulation pass that pushes the two corners opposite an inner edge apart to at least 60 % of their flat distance. Faces folded flat
 * would otherwise invert when smoothed.
 */
export function openCreases(cloth: Cloth): () => void {
  const { ends, least } = facingCorners(cloth)
  const { positions: x } = cloth
  return () => {
    for (let k = 0; k < least.length; k++) {
      const [i, j] = [3 * ends[2 * k]!, 3 * ends[2 * k + 1]!]
      const dx = x[j]! - x[i]!
      const dy = x[j + 1]! - x[i + 1]!
      const dz = x[j + 2]! - x[i + 2]!
      const d = Math.sqrt(dx * dx + dy * dy + dz * dz)
      if (d >= least[k]! || d < 1e-9) continue
      const f = (0.5 * (least[k]! - d)) / d
      x[i]! -= dx * f
      x[i + 1]! -= dy * f
      x[i + 2]! -= dz * f
      x[j]! += dx * f
      x[j + 1]! += dy * f
      x[j + 2]! += dz * f
    }
  }
}
