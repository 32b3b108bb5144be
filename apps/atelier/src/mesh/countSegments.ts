import { disjointSets } from '@kitwright/cloth'
import type { Pattern } from '../sewingPattern/pattern.ts'
import { lineLength } from '../sewingPattern/line.ts'

export type SpacingOf = (pieceId: string) => number

/**
 * Number of segments of each edge. Edges that are sewn together, directly or through others, get the same count, so
 * that their vertices pair one to one and ease or gathering follows automatically.
 */
export function countSegments(pattern: Pattern, spacingOf: SpacingOf): (piece: string, edge: string) => number {
  const edges = pattern.pieces.flatMap(p =>
    p.edges.map(e => ({ key: `${p.id}.${e.name}`, length: lineLength(e.line), spacing: spacingOf(p.id) })),
  )
  const indexOf = new Map(edges.map((e, i) => [e.key, i]))
  const at = ([piece, edge]: readonly [string, string]): number => {
    const index = indexOf.get(`${piece}.${edge}`)
    if (index === undefined) throw new Error(`the seam table names ${piece}.${edge}, which is not drafted`)
    return index
  }
  const groups = disjointSets(edges.length)
  for (const seam of pattern.seams) groups.union(at(seam.a), at(seam.b))
  const longest = new Map<number, number>()
  const finest = new Map<number, number>()
  edges.forEach((e, i) => {
    const group = groups.find(i)
    longest.set(group, Math.max(longest.get(group) ?? 0, e.length))
    finest.set(group, Math.min(finest.get(group) ?? Infinity, e.spacing))
  })
  return (piece, edge) => {
    const group = groups.find(at([piece, edge]))
    return Math.max(1, Math.round(longest.get(group)! / finest.get(group)!))
  }
}
