import type { Seam } from '@kitwright/garment'
import { boxAround, type Box, type Point } from '@kitwright/measure'
import { joinLines, type Line, lineLength, mirrorLine } from './line.ts'

export interface Edge {
  readonly name: string
  readonly line: Line
}

/**
 * A flat piece seen from outside, millimetres, y down. Its edges make one closed outline that turns
 * counter-clockwise on screen, so two sewn edges are always walked against each other.
 */
export interface PatternPiece {
  readonly id: string
  readonly edges: readonly Edge[]
  readonly mirrorOf?: string
  readonly isRib?: boolean
  /** Whether it is as thick and tight as a rib, but of cloth that is printed on. */
  readonly isElastic?: boolean
  /** Not part of the drape: placed on the draped garment afterwards. */
  readonly isApplied?: boolean
  /** A modelled trim; implies that it is applied. */
  readonly isTrim?: boolean
}

export interface Pattern {
  readonly pieces: readonly PatternPiece[]
  readonly seams: readonly Seam[]
}

/** The pieces that take part in the drape. */
export const sewnPieces = ({ pieces }: Pattern): PatternPiece[] => pieces.filter(p => !p.isApplied && !p.isTrim)

/** Finds an edge by name; throws when the piece has none. */
export function edgeOf(piece: PatternPiece, name: string): Line {
  const edge = piece.edges.find(e => e.name === name)
  if (!edge) throw new Error(`piece ${piece.id} has no edge ${name}`)
  return edge.line
}

/** The closed outline, first point not repeated. */
export function outlineOf(piece: PatternPiece): Point[] {
  return joinLines(...piece.edges.map(e => e.line)).slice(0, -1)
}

export const boxOf = (piece: PatternPiece): Box => boxAround(outlineOf(piece))

export const edgeLength = (piece: PatternPiece, name: string): number => lineLength(edgeOf(piece, name))

/** The partner for the other side of the body. Edges keep the names that seams refer to. */
export const mirrorPiece = (piece: PatternPiece, id: string): PatternPiece => ({
  id,
  mirrorOf: piece.id,
  ...(piece.isRib ? { isRib: true } : {}),
  ...(piece.isElastic ? { isElastic: true } : {}),
  ...(piece.isApplied ? { isApplied: true } : {}),
  edges: piece.edges.map(e => ({ name: e.name, line: mirrorLine(e.line) })).reverse(),
})

/** Signed area in mm²; positive when the outline turns counter-clockwise on screen (y down). */
export function outlineArea(outline: readonly Point[]): number {
  let sum = 0
  outline.forEach((p, i) => {
    const q = outline[(i + 1) % outline.length]!
    sum += q.x * p.y - p.x * q.y
  })
  return sum / 2
}
