import { inkTilesIn, spansGarment } from '@kitwright/artwork'
import type { DesignDocument } from '@kitwright/design'
import type { ClothKit } from './clothKit.ts'

/** Loads the pattern tiles of a document's parts and, for patterns over the whole garment, its table. */
export async function loadGrounds(
  { tiles, tables }: Pick<ClothKit, 'tiles' | 'tables'>,
  document: DesignDocument,
): Promise<void> {
  await Promise.all([tiles.load(inkTilesIn(document)), spansGarment(document) && tables.load(document.garment)])
}
