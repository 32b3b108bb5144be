import { simplifyIndices } from '@kitwright/measure'
import { isOpen, type SewnMesh, weldedEdges } from '../cloth/sewnMesh.ts'

type Particle = number

/** Neighbours along open edges; an edge that ends or meets another one is no curve to follow. */
function openNeighbours(mesh: SewnMesh): Map<Particle, Particle[]> {
  const next = new Map<Particle, Particle[]>()
  for (const edge of weldedEdges(mesh).values()) {
    if (!isOpen(edge)) continue
    next.set(edge.a, [...(next.get(edge.a) ?? []), edge.b])
    next.set(edge.b, [...(next.get(edge.b) ?? []), edge.a])
  }
  return next
}

/** Walks each open edge once round. */
function loopsOf(mesh: SewnMesh): Particle[][] {
  const next = openNeighbours(mesh)
  const seen = new Set<Particle>()
  const loops: Particle[][] = []
  for (const start of next.keys()) {
    const loop: Particle[] = []
    let at: Particle | undefined = start
    while (at !== undefined && !seen.has(at)) {
      seen.add(at)
      loop.push(at)
      at = next.get(at)!.find(p => !seen.has(p))
    }
    if (loop.length > 3) loops.push(loop)
  }
  return loops
}

/** Distance of a particle from the straight line between two others. */
function offChord({ positions: x }: SewnMesh, p: Particle, a: Particle, b: Particle): number {
  const [u, v] = [0, 1, 2].reduce(
    ([along, square], m) => {
      const d = x[3 * b + m]! - x[3 * a + m]!
      return [along + d * (x[3 * p + m]! - x[3 * a + m]!), square + d * d]
    },
    [0, 0],
  )
  const t = v > 0 ? Math.min(1, Math.max(0, u / v)) : 0
  return Math.hypot(...[0, 1, 2].map(m => x[3 * p + m]! - x[3 * a + m]! - t * (x[3 * b + m]! - x[3 * a + m]!)))
}

/** The particles of open edges that a line needs to stay within `tolerance` metres of them. */
export function borderCorners(mesh: SewnMesh, tolerance: number): Set<Particle> {
  const kept = new Set<Particle>()
  for (const loop of loopsOf(mesh)) {
    const half = loop.length >> 1
    const at = (place: number): Particle => loop[place % loop.length]!
    const off = (place: number, from: number, to: number): number => offChord(mesh, at(place), at(from), at(to))
    for (const stretch of [[0, half] as const, [half, loop.length] as const])
      for (const place of simplifyIndices(stretch, tolerance, off)) kept.add(at(place))
  }
  return kept
}
