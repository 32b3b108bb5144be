import { placeArea, placePattern, type PlacedArea } from '@kitwright/artwork'
import { patternsOn, partStyleOf, type DesignDocument, type PatternUse } from '@kitwright/design'
import { fromTable, toTable } from '@kitwright/garment/wrap'
import { findPiece, areasOfPiece, modelsOf, type Garment, type PartId } from '@kitwright/garment'
import { boxArea, boxAround, boxCentre, clamp, type Box, type Point } from '@kitwright/measure'
import { frameOf, type LayerFrame } from '../geometry/frame.ts'
import type { Extent } from '../geometry/types.ts'
import { isSeenOnce, sharedPlaces } from './garmentWidePatterns.ts'
import { freeHandlePosition, isWithinReach, type Cloth } from './placeHandles.ts'
import { IDENTITY_JACOBIAN, unmapRotation, jacobianAt, type Jacobian } from './patternJacobian.ts'

/** A part's pattern on one piece. */
export interface PatternPlace {
  readonly part: PartId
  readonly piece: string
  readonly pattern: PatternUse
  /** Index among the part's patterns, from the lowest. */
  readonly at: number
  /** Its middle, mm on the piece. */
  readonly centre: Point
  /** Fixed point while its handles scale and rotate it: the middle, moved onto the cloth if it lies beside it. */
  readonly anchor: Point
  /** Position of its handles: the anchor, or beside the number that lies there. */
  readonly handle: Point
  /** Extent that the handles surround: a picture that appears once, or a square. */
  readonly extent: Extent
  /**
   * Jacobian from a step on the piece to one of the pattern, about the handles. For a garment-wide pattern that is a
   * step on the flattened garment.
   */
  readonly way: Jacobian
}

const drawnInto = ([x0, y0, x1, y1]: Box, { x, y }: Point): Point => ({ x: clamp(x, x0, x1), y: clamp(y, y0, y1) })

/** Returns the middle part of a box, half of each side: handles at its edge would lie on a seam. */
function inner(box: Box, share = 0.5): Box {
  const { x, y } = boxCentre(box)
  const [w, h] = [((box[2] - box[0]) / 2) * share, ((box[3] - box[1]) / 2) * share]
  return [x - w, y - h, x + w, y + h]
}

const [MIN_MM, MAX_MM, PLAIN_MM] = [30, 110, 60]
/**
 * Returns the side of the square with the handles. It grows with the pattern, but is never too small to grab or too
 * large to see.
 */
const sideMm = ({ scale }: PatternUse): number => 2 * clamp(PLAIN_MM * Math.sqrt(scale), MIN_MM, MAX_MM)

/** Returns the extent of a motif that appears once; null for other patterns. */
const ownExtent = ({ motif, scale }: PatternUse): Extent | null =>
  motif?.rows === 'once' ? { widthMm: motif.widthMm * scale, heightMm: motif.heightMm * scale } : null

const framed = (at: Point, rotationDeg: number, extent: Extent): LayerFrame =>
  frameOf({ xMm: at.x, yMm: at.y, rotationDeg }, extent)

/**
 * Returns a part's pattern on each piece that shows it, the largest first, then the pieces of the parts that share it.
 */
export function patternPlaces(
  document: DesignDocument,
  garment: Garment,
  part: PartId,
  at = 0,
): readonly PatternPlace[] {
  const shared = sharedPlaces(document, part, at)
  const [own, others] = [shared.filter(([id]) => id === part), shared.filter(([id]) => id !== part)]
  return [...own, ...others].flatMap(([id, place]) => placesOfPart(document, garment, { part: id, at: place }))
}

type PatternHandleFrame = Pick<PatternPlace, 'centre' | 'anchor' | 'handle' | 'extent' | 'way'>

/**
 * Returns a pattern's middle on a piece and the extent of its handles there: the pattern itself if it can be grabbed,
 * otherwise a square on the cloth.
 */
function heldOn(
  document: DesignDocument,
  { box, ...piece }: Cloth,
  { frame, place, wrap }: PlacedArea,
  pattern: PatternUse,
): PatternHandleFrame {
  const middle = boxCentre(frame)
  const there = { x: middle.x + pattern.offsetXMm - (place?.rollMm ?? 0), y: middle.y + pattern.offsetYMm }
  const centre = wrap ? fromTable(wrap, there) : there
  const wayOn = (at: Point): Jacobian => (wrap ? jacobianAt(at, on => toTable(wrap, on)) : IDENTITY_JACOBIAN)
  const cloth = { ...piece, box: inner(box, 0.7) }
  const own = ownExtent(pattern)
  const around = own && framed(centre, unmapRotation(wayOn(centre), pattern.rotationDeg), own)
  if (own && around && isWithinReach(document, cloth, around))
    return { centre, anchor: centre, handle: centre, extent: own, way: wayOn(centre) }
  const anchor = drawnInto(inner(box), centre)
  const side = sideMm(pattern)
  const handle = freeHandlePosition(document, cloth, anchor, side / 2)
  return { centre, anchor, handle, extent: { widthMm: side, heightMm: side }, way: wayOn(handle) }
}

function placesOfPart(
  document: DesignDocument,
  garment: Garment,
  { part, at }: Pick<PatternPlace, 'part' | 'at'>,
): readonly PatternPlace[] {
  const style = partStyleOf(document, part)
  const { span } = style
  const pattern = patternsOn(style)[at]
  if (!pattern || pattern.isHidden) return []
  const { options } = document
  const pieces = new Set(modelsOf(garment, options).flatMap(({ areas }) => areas.map(({ piece }) => piece)))
  const found = [...pieces].flatMap(id => {
    const piece = findPiece(garment, options, id)?.piece
    const area = areasOfPiece(garment, options, id).find(each => each.part === part)
    if (!piece || piece.isTrim || !area || pattern.pieces?.includes(id) === false) return []
    const placed = placePattern(pattern, placeArea({ garment, options, span }, area))
    if (placed.isOut && isSeenOnce(pattern)) return []
    const box = area.region ? boxAround(area.region.flat()) : piece.box
    const cloth = { piece: id, outline: piece.outline, box }
    return [
      {
        part,
        at,
        piece: id,
        pattern,
        ...heldOn(document, cloth, placed, pattern),
        size: boxArea(box),
      },
    ]
  })
  return found.toSorted((a, b) => b.size - a.size)
}

/** Returns the frame that the handles surround. */
export const patternFrame = ({
  handle,
  extent,
  pattern,
  way,
}: Pick<PatternPlace, 'handle' | 'extent' | 'pattern' | 'way'>): LayerFrame =>
  framed(handle, unmapRotation(way, pattern.rotationDeg), extent)
