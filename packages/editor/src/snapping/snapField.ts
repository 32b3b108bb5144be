import type { RulerGuide } from '@kitwright/design'
import type { Piece, Zone } from '@kitwright/garment'
import { boxCentre, type Box, type Point } from '@kitwright/measure'
import { boxOfZone } from '../geometry/boxes.ts'
import type { SnapLine } from './types.ts'

/** All snap targets on one piece, collected once when a drag begins. */
export interface SnapField {
  readonly piece: string
  readonly outline: readonly Point[]
  /** Upright lines, each at an x. */
  readonly x: readonly SnapLine[]
  /** Level lines, each at a y. */
  readonly y: readonly SnapLine[]
}

export interface FieldSource {
  readonly piece: Piece
  /** Zones on this piece. */
  readonly zones: readonly Zone[]
  /** The boxes of the layers that do not move. */
  readonly others: readonly Box[]
  /** Guides dragged from the rulers on this piece. */
  readonly guides?: readonly RulerGuide[]
}

/** Returns the lines of a box's two edges and its middle, along one axis: 0 for its xs, 1 for its ys. */
function linesOf(box: Box, axis: 0 | 1, kind: SnapLine['kind']): SnapLine[] {
  const across = 1 - axis
  const line = (at: number, isCentre: boolean): SnapLine => ({
    at,
    kind,
    isCentre,
    from: box[across]!,
    to: box[across + 2]!,
  })
  const [low, high] = [box[axis], box[axis + 2]!]
  return [line((low + high) / 2, true), line(low, false), line(high, false)]
}

const AXES = ['x', 'y'] as const

/** Returns the lines of a guide, which snaps middles and edges, all across its piece. */
const guideLines = (at: number, box: Box, axis: 0 | 1): SnapLine[] =>
  [true, false].map(isCentre => ({ at, kind: 'guide', isCentre, from: box[1 - axis]!, to: box[3 - axis]! }))

/** Seams are curved, so they are evaluated while dragging; all other targets are collected here. */
export function snapField({ piece, zones, others, guides = [] }: FieldSource): SnapField {
  const middle = boxCentre(piece.box)
  const along = (axis: 0 | 1): SnapLine[] => [
    {
      at: axis === 0 ? middle.x : middle.y,
      kind: 'piece',
      isCentre: true,
      from: piece.box[1 - axis]!,
      to: piece.box[3 - axis]!,
    },
    ...guides.flatMap(guide => (guide.axis === AXES[axis] ? guideLines(guide.atMm, piece.box, axis) : [])),
    ...zones.flatMap(zone => linesOf(boxOfZone(zone), axis, 'zone')),
    ...others.flatMap(box => linesOf(box, axis, 'layer')),
  ]
  return { piece: piece.id, outline: piece.outline, x: along(0), y: along(1) }
}
