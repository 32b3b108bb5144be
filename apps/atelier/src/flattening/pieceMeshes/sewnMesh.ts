import type { PieceSet } from './pieceSet.ts'
import { meshPiece, type PieceMesh } from './pieceMesh.ts'
import { seamShares } from './seamShares.ts'

/** A piece's mesh with each point mapped to a vertex of the whole garment. Sewn points share one. */
export interface SewnPiece extends PieceMesh {
  readonly vertices: readonly number[]
}

export interface SewnMesh {
  readonly pieces: readonly SewnPiece[]
  /** Number of vertices. */
  readonly count: number
}

/** Returns a union-find structure. */
function unionFind(count: number): { find(i: number): number; unite(a: number, b: number): void } {
  const parents = Array.from({ length: count }, (_, i) => i)
  const find = (i: number): number => {
    const parent = parents[i]!
    return parent === i ? i : (parents[i] = find(parent))
  }
  return { find, unite: (a, b) => void (parents[find(a)] = find(b)) }
}

/** Meshes all pieces of a cut and sews them together. Throws if a seam's edges do not pair. */
export function sewMesh(cut: PieceSet): SewnMesh {
  const sharesOf = seamShares(cut)
  const meshes = cut.pieces.map(piece => meshPiece(piece, sharesOf))
  const starts = new Map<string, number>()
  let total = 0
  for (const { piece, points } of meshes) {
    starts.set(piece.id, total)
    total += points.length
  }
  const { find, unite } = unionFind(total)
  const along = ([id, edge]: readonly [string, string]): number[] => {
    const { edges } = meshes.find(({ piece }) => piece.id === id)!
    return edges.get(edge)!.map(({ point }) => starts.get(id)! + point)
  }
  for (const { a, b } of cut.seams) {
    const [own, other] = [along(a), along(b).toReversed()]
    if (own.length !== other.length) throw new Error(`seam ${a.join('.')} does not pair with ${b.join('.')}`)
    own.forEach((point, i) => unite(point, other[i]!))
  }
  const names = new Map<number, number>()
  const nameOf = (root: number): number => {
    const name = names.get(root) ?? names.size
    names.set(root, name)
    return name
  }
  const pieces = meshes.map((mesh): SewnPiece => {
    const start = starts.get(mesh.piece.id)!
    return { ...mesh, vertices: mesh.points.map((_, i) => nameOf(find(start + i))) }
  })
  return { pieces, count: names.size }
}
