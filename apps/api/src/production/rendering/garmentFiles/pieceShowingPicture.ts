import { type DesignDocument, patternsOn } from '@kitwright/design'
import { getGarment, type PieceOfModel, piecesOf } from '@kitwright/garment'

/** Returns a piece that shows a picture, for the report: that of its layer, or the first of its part. */
export function pieceWith(document: DesignDocument, id: string): string {
  const { layers, parts, garment, options } = document
  const layer = layers.find(each => !each.isHidden && each.kind === 'image' && each.asset.id === id)
  if (layer) return layer.piece
  const [part] = Object.entries(parts).find(([, style]) =>
    patternsOn(style).some(({ motif }) => motif?.kind === 'picture' && motif.asset.id === id),
  ) ?? ['']
  const pieces = piecesOf(getGarment(garment), options)
  const wears = ({ piece, model }: PieceOfModel): boolean =>
    model.areas.some(area => area.part === part && area.piece === piece.id)
  return (pieces.find(each => wears(each)) ?? pieces[0]!).piece.id
}
