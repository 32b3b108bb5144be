import { inkTilesIn, spansGarment } from '@kitwright/artwork'
import type { DesignDocument } from '@kitwright/design'
import type { ClothKit } from './clothKit.ts'

/** Brings the tiles that a document's parts wear, and where they go over the whole garment how it lies on the table. */
export async function loadGrounds(
  { tiles, tables }: Pick<ClothKit, 'tiles' | 'tables'>,
  document: DesignDocument,
): Promise<void> {
  await Promise.all([tiles.load(inkTilesIn(document)), spansGarment(document) && tables.load(document.garment)])
}
