import { LIMITS, patternsOn, partStyleOf, type MaskOutline, type PatternMask } from '@kitwright/design'
import { areasOfPiece, findPiece, type PartId } from '@kitwright/garment'
import { clamp, growBox, polygonContains, type Point } from '@kitwright/measure'
import type { PiecePoint } from '../geometry/types.ts'
import { partOf } from '../sheet/pickOnSheet.ts'
import type { Access } from '../state/access.ts'
import { documentOf } from '../state/selectors.ts'
import type { DocumentVerbs, DocumentWithSelection, SelectionVerbs } from '../state/types.ts'
import { combineRings } from './combineRings.ts'
import { windingNumber, type Ring } from './ringGeometry.ts'
import { setMask } from './maskVerbs.ts'
import { isInsideRings, toOutlines } from './maskOutlines.ts'
import { smoothStroke } from './smoothStroke.ts'

/** Effect of a line on its piece's outlines: replaces them, joins them, or cuts into them. */
export type MaskOperation = 'new' | 'add' | 'cut'

/** Outcome of a line: discarded if it was too small, or if the mask cannot take it. */
export type StrokeEnd = 'done' | 'small' | 'full'

/** A mask line that is being drawn. */
export interface MaskStroke {
  readonly piece: string
  readonly part: PartId
  /** Continues to a point of the piece, or beside it. */
  move(at: Point): void
  /** Closes the line as one edit. */
  end(): StrokeEnd
}

type Drawing = DocumentWithSelection & Pick<DocumentVerbs, 'commit'> & Pick<SelectionVerbs, 'select'>

/** Distance beside its piece to which a line is followed: the seam allowance, and some more. */
const BESIDE_MM = 60

/**
 * Returns the part whose patterns a line would mask: the selected one if it is there, else the visible one. Null if it
 * has no patterns.
 */
export function maskedPart(state: DocumentWithSelection, place: PiecePoint): PartId | null {
  const { garment, selection } = state
  const document = documentOf(state)
  const isWorn = (part: PartId): boolean => patternsOn(partStyleOf(document, part)).length > 0
  const areas = areasOfPiece(garment, document.options, place.piece)
  const isHere = areas.some(
    ({ part, region }) =>
      selection.kind === 'part' &&
      part === selection.part &&
      (!region || region.some(each => polygonContains(each, place.at))),
  )
  const part = isHere && selection.kind === 'part' ? selection.part : partOf(garment, document.options, place)
  return part && isWorn(part) ? part : null
}

/** Returns a piece's outlines after a line. */
function outlinesAfter(own: readonly Ring[], drawn: Ring, way: MaskOperation): Ring[] {
  const isDrawn = (at: Point): boolean => windingNumber(drawn, at) !== 0
  if (way === 'new' || own.length === 0) return combineRings([drawn], isDrawn)
  return combineRings([...own, drawn], at =>
    way === 'add' ? isInsideRings(own, at) || isDrawn(at) : isInsideRings(own, at) && !isDrawn(at),
  )
}

function maskAfter(
  before: PatternMask | undefined,
  piece: string,
  drawn: Ring,
  way: MaskOperation,
): PatternMask | StrokeEnd {
  const all = before?.outlines ?? []
  const own = all.filter(each => each.piece === piece).map(({ points }) => points)
  const rings = outlinesAfter(own, drawn, way)
  if (rings.length === 0 && way !== 'cut') return 'small'
  const outlines: MaskOutline[] = [...all.filter(each => each.piece !== piece), ...toOutlines(piece, rings)]
  if (outlines.length > LIMITS.maskOutlines) return 'full'
  // If the first line is a cut, patterns are hidden inside it.
  return { shows: before?.shows ?? (way === 'cut' ? 'outside' : 'inside'), outlines }
}

export interface StrokeFrom {
  readonly place: PiecePoint
  readonly way: MaskOperation
  /** The size of a pixel on the cloth at the start, mm. */
  readonly mmPerPx: number
  /** Points beside the piece that it ran through before it came there, in that piece's coordinates. */
  readonly before?: readonly Point[]
}

/** Starts a line on a piece; null if there are no patterns. */
export function startMaskStroke(
  editor: Access<Drawing>,
  { place, way, mmPerPx, before = [] }: StrokeFrom,
): MaskStroke | null {
  const begun = editor.getState()
  const part = maskedPart(begun, place)
  const { options } = documentOf(begun)
  const piece = findPiece(begun.garment, options, place.piece)?.piece
  if (!part || !piece || piece.isRib || piece.isTrim) return null
  const [x0, y0, x1, y1] = growBox(piece.box, BESIDE_MM)
  const near = ({ x, y }: Point): Point => ({ x: clamp(x, x0, x1), y: clamp(y, y0, y1) })
  const line = [...before.map(near), place.at]
  return {
    piece: piece.id,
    part,
    move: at => void line.push(near(at)),
    end() {
      const drawn = smoothStroke(line, mmPerPx)
      if (!drawn) return 'small'
      const state = editor.getState()
      const document = documentOf(state)
      const mask = maskAfter(partStyleOf(document, part).mask, piece.id, drawn, way)
      if (typeof mask === 'string') return mask
      state.commit(setMask(document, part, mask))
      if (state.selection.kind !== 'part' || state.selection.part !== part) state.select({ kind: 'part', part })
      return 'done'
    },
  }
}
