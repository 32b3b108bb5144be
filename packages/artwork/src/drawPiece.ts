import { styleOf, type DesignDocument } from '@kitwright/design'
import { areasOfPiece, findPiece, type Garment } from '@kitwright/garment'
import type { Drawing, GroundInstruction, LayerInstruction } from './types.ts'

/**
 * Everything seen on one piece of the document's variant, bottom first: the grounds of its areas, then its visible layers.
 * A rib carries no layers. Throws RangeError for a piece that the variant does not have.
 */
export function drawPiece(document: DesignDocument, garment: Garment, pieceId: string): Drawing {
  const found = findPiece(garment, document.options, pieceId)
  if (!found) throw new RangeError(`garment ${garment.id} has no piece ${pieceId} with these options`)
  const { piece } = found
  const grounds = areasOfPiece(garment, document.options, pieceId).map(
    ({ part, frame, region }): GroundInstruction => ({
      kind: 'ground',
      part,
      ...styleOf(document, part),
      frame,
      region: region ?? null,
    }),
  )
  const layers = document.layers
    .filter(layer => layer.piece === pieceId && !layer.isHidden && layer.opacity > 0 && !piece.isRib)
    .map((layer): LayerInstruction => ({ kind: 'layer', layer }))
  return {
    piece: pieceId,
    box: piece.box,
    outline: piece.outline,
    fabricColour: document.fabric.colour,
    instructions: [...grounds, ...layers],
  }
}
