import { findGarment, findVariant, piecesOf } from '@kitwright/garment'
import { polygonContains } from '@kitwright/measure'
import type { DesignDocument } from '../schema/document.ts'
import { isPersonal } from './textStyle.ts'

/** Field of an ordered player that a design may have no place for. */
export type UnprintedField = 'name' | 'number'

/** The parts of a document that decide which texts are printed. Of the layers, only texts matter. */
export type PrintedTexts = Pick<DesignDocument, 'garment' | 'options' | 'layers'>

/**
 * Returns a check for whether a layer's centre lies on its piece: beyond it, less than half of a text is printed. Places
 * count as on the piece while the garment is not loaded, and for a variant that it no longer offers.
 */
function createPieceCheck({
  garment: id,
  options,
}: PrintedTexts): (layer: DesignDocument['layers'][number]) => boolean {
  const garment = findGarment(id)
  if (!garment || !findVariant(garment, options)) return () => true
  const outlines = new Map(piecesOf(garment, options).map(({ piece }) => [piece.id, piece.outline]))
  return ({ piece, xMm, yMm }) => polygonContains(outlines.get(piece) ?? [], { x: xMm, y: yMm })
}

/** Returns the roles of the printed texts that differ by player: not hidden, not transparent, and on their piece. */
export function personalRolesIn(texts: PrintedTexts): string[] {
  const isOnPiece = createPieceCheck(texts)
  return texts.layers.flatMap(layer =>
    layer.kind === 'text' && isPersonal(layer.role) && !layer.isHidden && layer.opacity !== 0 && isOnPiece(layer)
      ? [layer.role]
      : [],
  )
}

/** Returns the fields of a player that nobody prints, as the design has no text for them. */
export function unprintedOf(
  roles: readonly string[],
  { name, number }: { readonly name: string; readonly number: number | null },
): UnprintedField[] {
  return [
    ...(name !== '' && !roles.includes('playerName') ? (['name'] as const) : []),
    ...(number !== null && !roles.some(role => role.endsWith('Number')) ? (['number'] as const) : []),
  ]
}
