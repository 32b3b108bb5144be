import { isOpen, isSeam, type SewnMesh, weldedEdges } from '../cloth/sewnMesh.ts'

/** Taubin's pair: a shrinking and a slightly larger growing step keep the volume. */
const SHRINK = 0.5
const GROW = -0.53

/** Neighbours that each particle is smoothed with: along the curve on seams and borders, all around elsewhere. */
function smoothingNeighbours(mesh: SewnMesh): Int32Array[] {
  const count = mesh.positions.length / 3
  const around: number[][] = Array.from({ length: count }, () => [])
  const curve: number[][] = Array.from({ length: count }, () => [])
  for (const edge of weldedEdges(mesh).values()) {
    for (const [i, j] of [
      [edge.a, edge.b],
      [edge.b, edge.a],
    ] as const) {
      around[i]!.push(j)
      if (isOpen(edge) || isSeam(edge)) curve[i]!.push(j)
    }
  }
  return around.map((all, i) => {
    const along = curve[i]!
    if (along.length === 0) return Int32Array.from(all)
    return along.length === 2 ? Int32Array.from(along) : new Int32Array(0)
  })
}

function ease(x: Float64Array, neighbours: readonly Int32Array[], factor: number): void {
  const old = x.slice()
  neighbours.forEach((list, i) => {
    if (list.length === 0) return
    for (let m = 0; m < 3; m++) {
      let sum = 0
      for (const j of list) sum += old[3 * j + m]!
      x[3 * i + m] = old[3 * i + m]! + factor * (sum / list.length - old[3 * i + m]!)
    }
  })
}

/** Smooths mesh noise without shrinking folds; seams and borders are smoothed as curves. */
export function smooth(mesh: SewnMesh, rounds: number): SewnMesh {
  const positions = mesh.positions.slice()
  const neighbours = smoothingNeighbours(mesh)
  for (let i = 0; i < rounds; i++) {
    ease(positions, neighbours, SHRINK)
    ease(positions, neighbours, GROW)
  }
  return { ...mesh, positions }
}

/** Marks the particles that belong to ribs alone, not those along which a rib is sewn to other cloth. */
function withinRibs({ positions, sheets }: SewnMesh): Uint8Array {
  const isWithin = new Uint8Array(positions.length / 3)
  for (const { isRib, particle } of sheets) if (isRib) for (const p of particle) isWithin[p] = 1
  for (const { isRib, particle } of sheets) if (!isRib) for (const p of particle) isWithin[p] = 0
  return isWithin
}

/** Smooths ribs between their sewn and free edges: a high rib rises where the neckline turns most. */
export function smoothRibs(mesh: SewnMesh, rounds: number): SewnMesh {
  const positions = mesh.positions.slice()
  const isWithin = withinRibs(mesh)
  const neighbours = smoothingNeighbours(mesh).map((list, p) => (isWithin[p] ? list : new Int32Array(0)))
  for (let i = 0; i < rounds; i++) ease(positions, neighbours, SHRINK)
  return { ...mesh, positions }
}
