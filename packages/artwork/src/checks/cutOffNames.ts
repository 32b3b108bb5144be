import type { DesignDocument, TextLayer } from '@kitwright/design'
import { findPiece, type Garment } from '@kitwright/garment'
import { polygonContains, rotatePoint } from '@kitwright/measure'
import { measureLayer } from '../layers/rasteriseLayer.ts'
import type { Surface } from '../surface/types.ts'

interface MeasureContext {
  readonly garment: Garment
  readonly surface: Surface
}

/** Checks that both ends of a text lie on its piece in the design size. Such a text lies on the piece in every size. */
function endsOnPiece(layer: TextLayer, { options }: DesignDocument, { garment, surface }: MeasureContext): boolean {
  const piece = findPiece(garment, options, layer.piece)?.piece
  const { widthMm, heightMm } = measureLayer(layer, surface)
  const ends = [-1, 1].flatMap(x => [-1, 1].map(y => ({ x: (x * widthMm) / 2, y: (y * heightMm) / 4 })))
  return ends.every(end => {
    const { x, y } = rotatePoint(end, layer.rotationDeg)
    return !piece || polygonContains(piece.outline, { x: layer.xMm + x, y: layer.yMm + y })
  })
}

/**
 * Returns the layers in which a player's name would be cut off at the edge of its piece, however small and narrow it
 * may be set, while the design's own, approved name is not. Fonts must be loaded.
 */
export const cutOffNames = (document: DesignDocument, name: string, place: MeasureContext): TextLayer[] =>
  document.layers.filter(
    (layer): layer is TextLayer =>
      layer.kind === 'text' &&
      layer.role === 'playerName' &&
      !layer.isHidden &&
      !endsOnPiece({ ...layer, text: name }, document, place) &&
      endsOnPiece(layer, document, place),
  )
