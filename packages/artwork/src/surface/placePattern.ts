import { isRound, type PatternUse } from '@kitwright/design'
import type { WrapMap } from '@kitwright/garment/wrap'
import type { Box, Point } from '@kitwright/measure'

export interface PlacedArea {
  /** The box that gradients span, on the flat cloth, mm. */
  readonly frame: Box
  /** Absent: the piece's own millimetres. */
  readonly place?: ClothPlace
  /** For garment-wide artwork: the piece's map to the flattened garment on which the frame lies. */
  readonly wrap?: WrapMap
  /** For garment-wide artwork: the area's frame on its own piece. */
  readonly pieceFrame?: Box
  /** It goes over the whole garment, and the piece stays out: a hood, a lining. */
  readonly isOut?: true
}

/** Where a piece lies in the one cloth that a continuous part is thought to be cut from; y is the piece's own. */
export interface ClothPlace {
  /** Laid flat, the back seen through the front: x there is `side` · x + `flatMm`. Gradients meet at every seam so. */
  readonly side: 1 | -1
  readonly flatMm: number
  /** Rolled out around the body: x there is x + `rollMm`. Patterns run around so. */
  readonly rollMm: number
  /** A pattern must repeat after this; null where the part does not go all around. */
  readonly periodMm: number | null
}

/** A point of the flat cloth on the piece. */
export const flatToPiece = ({ x, y }: Point, place: ClothPlace | undefined): Point =>
  place ? { x: place.side * (x - place.flatMm), y } : { x, y }

/**
 * Area in which one pattern is placed. On a garment-wide part, text and picture motifs are placed per piece, because the table mirrors the
 * back and letters would read backwards. Garment-wide pictures stay on the table.
 */
export const placePattern = ({ motif }: Pick<PatternUse, 'motif'>, area: PlacedArea): PlacedArea =>
  motif && area.pieceFrame && !isRound({ motif }) ? { frame: area.pieceFrame } : area
