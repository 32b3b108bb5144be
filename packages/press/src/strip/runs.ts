import { seamNeighbour, type Model, type Piece, type PieceEdge } from '@kitwright/garment'
import { distance, toDegrees, type Point } from '@kitwright/measure'
import { signedDoubleArea } from '../outlines/removeLoops.ts'

/** A stretch of the seam line that a strip may lie along, in reading direction. */
export interface SeamRun {
  readonly points: readonly Point[]
  readonly lengthMm: number
  /** 1: the allowance is to the left of the direction, with y down. -1: to the right. */
  readonly out: 1 | -1
  /** The stretch is sewn to another piece: both allowances are on the inside. */
  readonly isSewn: boolean
}

/** A sharper corner ends a run. */
const CORNER_DEG = 30
/** A shorter run fits no tag. */
const LEAST_MM = 18

const angleOf = (a: Point, b: Point): number => Math.atan2(b.y - a.y, b.x - a.x)

const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, point, i) => (i === 0 ? 0 : sum + distance(line[i - 1]!, point)), 0)

function goesOn(before: readonly Point[], after: readonly Point[]): boolean {
  const turn = angleOf(after[0]!, after[1]!) - angleOf(before.at(-2)!, before.at(-1)!)
  return Math.abs(toDegrees(Math.atan2(Math.sin(turn), Math.cos(turn)))) < CORNER_DEG
}

interface Stretch {
  readonly points: readonly Point[]
  readonly isSewn: boolean
}

/**
 * Joins consecutive edges of one kind that continue each other into one stretch. The first and the last of a piece stay
 * apart.
 */
function stretchesOf(model: Model, piece: Piece, hems: readonly PieceEdge[]): Stretch[] {
  const stretches: Stretch[] = []
  let before: PieceEdge | undefined
  for (const edge of piece.edges) {
    const isSewn = seamNeighbour(model, piece.id, edge.name) !== undefined
    // A rib is folded at its open edge, which is visible on the garment.
    const isHidden = !hems.includes(edge) && (isSewn || piece.isRib !== true)
    const last = stretches.at(-1)
    if (isHidden && before && last && last.isSewn === isSewn && goesOn(last.points, edge.points))
      stretches[stretches.length - 1] = { isSewn, points: [...last.points, ...edge.points.slice(1)] }
    else if (isHidden) stretches.push({ isSewn, points: edge.points })
    before = isHidden ? edge : undefined
  }
  return stretches
}

/**
 * Returns the allowances of a piece that are hidden on the garment: sewn ones first, then the longest. Hems have labels
 * of their own.
 */
export function runsOf(model: Model, piece: Piece, hems: readonly PieceEdge[]): SeamRun[] {
  const out: 1 | -1 = signedDoubleArea(piece.outline) > 0 ? 1 : -1
  return stretchesOf(model, piece, hems)
    .map(({ points, isSewn }): SeamRun => {
      const isUpsideDown = Math.abs(toDegrees(angleOf(points[0]!, points.at(-1)!))) > 90
      const read = isUpsideDown ? { points: points.toReversed(), out: -out as 1 | -1 } : { points, out }
      return { ...read, isSewn, lengthMm: lengthOf(points) }
    })
    .filter(({ lengthMm }) => lengthMm >= LEAST_MM)
    .toSorted((a, b) => Number(b.isSewn) - Number(a.isSewn) || b.lengthMm - a.lengthMm)
}
