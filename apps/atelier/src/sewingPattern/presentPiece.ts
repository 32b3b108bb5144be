import type { Piece } from '@kitwright/garment'
import { simplifyLine, type Box, type Point } from '@kitwright/measure'
import { boxOf, type PatternPiece } from './pattern.ts'

const TOLERANCE_MM = 0.5

/** Rounds to a tenth of a millimetre. */
export const tenth = (mm: number): number => Math.round(mm * 10) / 10 + 0

export const roundPoint = (p: Point): Point => ({ x: tenth(p.x), y: tenth(p.y) })

export const roundBox = (box: Box): Box => [tenth(box[0]), tenth(box[1]), tenth(box[2]), tenth(box[3])]

/** A pattern piece as it is shipped: edges thinned to half a millimetre, corners kept, tenths of millimetres. */
export function presentPiece(piece: PatternPiece): Piece {
  const edges = piece.edges.map(e => ({ name: e.name, points: simplifyLine(e.line, TOLERANCE_MM).map(roundPoint) }))
  return {
    id: piece.id,
    box: roundBox(boxOf(piece)),
    outline: edges.flatMap(e => e.points.slice(0, -1)),
    edges,
    ...(piece.mirrorOf ? { mirrorOf: piece.mirrorOf } : {}),
    ...(piece.isRib ? { isRib: true } : {}),
    ...(piece.isTrim ? { isTrim: true } : {}),
  }
}
