import { partStyleOf, type DesignDocument } from '@kitwright/design'
import { areasOfPiece, findPiece, type Garment } from '@kitwright/garment'
import { paintedLayers, hasKnockout } from './paintedLayers.ts'
import { pipingLayers } from '../piping/piping.ts'
import { placeArea } from '../garmentWide/placeArea.ts'
import { maskOn } from '../ground/pieceMask.ts'
import { inkPatternsOnPiece } from '../ground/paintPattern.ts'
import type { Drawing, GroundInstruction, LayerInstruction } from '../surface/types.ts'

/**
 * Returns everything visible on one piece of the document's variant, bottom first: the grounds of its areas, its
 * visible layers with their clearings, and overlaps from its neighbours across seams. Ribs and trims carry no layers.
 * Throws RangeError if the variant lacks the piece.
 */
export function drawPiece(document: DesignDocument, garment: Garment, pieceId: string): Drawing {
  const found = findPiece(garment, document.options, pieceId)
  if (!found) throw new RangeError(`garment ${garment.id} has no piece ${pieceId} with these options`)
  const { piece } = found
  const grounds = areasOfPiece(garment, document.options, pieceId).map((area): GroundInstruction => {
    const style = partStyleOf(document, area.part)
    const { fill, span } = style
    const placed = placeArea({ garment, options: document.options, span }, area)
    const ground = {
      kind: 'ground',
      part: area.part,
      fill,
      patterns: inkPatternsOnPiece(style, pieceId),
      ...placed,
    } as const
    const mask = maskOn(style, pieceId)
    return {
      ...ground,
      region: area.region ?? null,
      ...(hasKnockout(style) && { isClear: true }),
      ...(mask && { mask }),
    }
  })
  const isPrinted = !piece.isRib && !piece.isTrim
  const layers = paintedLayers(document, { garment, layPiping: pipingLayers })
    .filter(layer => layer.piece === pieceId && !layer.isHidden && layer.opacity > 0 && isPrinted)
    .map((layer): LayerInstruction => ({ kind: 'layer', layer }))
  return {
    piece: pieceId,
    box: piece.box,
    outline: piece.outline,
    fabricColour: document.fabric.colour,
    instructions: [...grounds, ...layers],
  }
}
