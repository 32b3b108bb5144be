import { isRound, type PatternUse } from '@kitwright/design'
import type { WrapMap } from '@kitwright/garment/wrap'
import type { Box, Point } from '@kitwright/measure'

export interface PlacedArea {
  /** The box that gradients span on the flat cloth in millimetres. */
  readonly frame: Box
  /** The place on the cloth; the piece's own millimetres by default. */
  readonly place?: ClothPlace
  /** For garment-wide artwork: the piece's map to the flattened garment on which the frame lies. */
  readonly wrap?: WrapMap
  /** For garment-wide artwork: the area's frame on its own piece. */
  readonly pieceFrame?: Box
  /** Whether garment-wide artwork leaves out this piece: a hood, a lining. */
  readonly isOut?: true
}

/**
 * Position of a piece in the single cloth that a continuous part is treated as being cut from; y is the piece's own.
 */
export interface ClothPlace {
  /**
   * The flat layout, with the back seen through the front: x is `side` · x + `flatMm`. Gradients then meet at every
   * seam.
   */
  readonly side: 1 | -1
  readonly flatMm: number
  /**
   * The offset of the cloth rolled out around the body: x is x + `rollMm`. Patterns run around the body in this layout.
   */
  readonly rollMm: number
  /** The period of a pattern in millimetres; null if the part does not go all around. */
  readonly periodMm: number | null
}

/** Maps a point of the flat cloth to the piece. */
export const flatToPiece = ({ x, y }: Point, place: ClothPlace | undefined): Point =>
  place ? { x: place.side * (x - place.flatMm), y } : { x, y }

/**
 * Returns the area in which one pattern is placed. On a garment-wide part, text and picture motifs are placed per
 * piece, because the table mirrors the back and reverses letters. Garment-wide pictures stay on the table.
 */
export const placePattern = ({ motif }: Pick<PatternUse, 'motif'>, area: PlacedArea): PlacedArea =>
  motif && area.pieceFrame && !isRound({ motif }) ? { frame: area.pieceFrame } : area
