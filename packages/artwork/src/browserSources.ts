import { assetsOf, fontsOf, type AssetRef, type DesignDocument } from '@kitwright/design'
import { loadWraps } from '@kitwright/garment/wrap'
import { loadFonts, patternUrl } from '@kitwright/library/browser'
import type { Fineness } from '@kitwright/library'
import { isPipingCodePending, providePiping } from './piping/pipingBand.ts'
import { findTile, motifOfTile } from './ground/motifTile.ts'
import { patternsOf, spansGarment } from './ground/paintPattern.ts'
import { assetKey, type Drawable, type Sources } from './surface/types.ts'

export { browserSurface } from './surface/browserSurface.ts'
export { cachedLayerSize } from './layers/cachedLayerSize.ts'

async function loadPicture(url: string): Promise<Drawable> {
  const picture = new Image()
  picture.crossOrigin = 'anonymous'
  picture.src = url
  await picture.decode()
  return picture
}

/** A pattern's tile, as fine as wanted; without a network the screen's, which is kept, is better than none. */
export function loadTile(id: string, fineness: Fineness): Promise<Drawable> {
  const tile = loadPicture(patternUrl(id, fineness))
  return fineness === 'screen' ? tile : tile.catch(() => loadPicture(patternUrl(id)))
}

/** A picture that a design uses, decoded; null where it is not there. */
export async function loadAsset(asset: AssetRef, assetAddress: AssetAddress): Promise<Drawable | null> {
  const url = await assetAddress(asset)
  return url === null ? null : loadPicture(url)
}

/** One ink's tile of a pattern, packaged or of one's own; null where there is nothing of it to be seen. What draws one's own comes with the first. */
export async function loadInkTile(id: string, fineness: Fineness, address: AssetAddress): Promise<Drawable | null> {
  if (!motifOfTile(id)) return loadTile(id, fineness)
  const { drawMotifTile } = await import('./motif/browserMotif.ts')
  return drawMotifTile(id, fineness, { load: asset => loadAsset(asset, address), address })
}

/** The colours of a picture as a motif, bottom first: so many at most; null without the picture. */
export async function pictureInks(
  asset: AssetRef,
  inks: number,
  address: AssetAddress,
): Promise<readonly string[] | null> {
  const { motifColours } = await import('./motif/browserMotif.ts')
  return motifColours(asset, inks, { load: each => loadAsset(each, address), address })
}

/** The colours of a drawing's fills, strokes and gradients, whose shapes are printed; null for pixels and for drawings with what shapes cannot say. */
export async function ownColours(asset: AssetRef, address: AssetAddress): Promise<readonly string[] | null> {
  const { drawingColoursOf } = await import('./motif/browserMotif.ts')
  return drawingColoursOf(asset, address)
}

/** Address of an asset's bytes: an object URL for `local`, the server's for `file`; null when it is not there. */
export type AssetAddress = (asset: AssetRef) => string | null | Promise<string | null>

async function loadAll<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  load: (item: T) => Promise<Drawable | null>,
): Promise<Map<string, Drawable>> {
  const found = new Map<string, Drawable>()
  await Promise.all(
    items.map(async item => {
      try {
        const picture = await load(item)
        if (picture) found.set(keyOf(item), picture)
      } catch (error) {
        console.error(`picture ${keyOf(item)} did not load`, error)
      }
    }),
  )
  return found
}

/** Brings what lays pipings along seams. */
export const loadPiping = async (): Promise<void> => providePiping((await import('./piping/piping.ts')).pipingLayers)

/** Everything a document needs to be drawn: its fonts are loaded, its pictures and patterns decoded. What fails is logged and left out. */
export async function loadSources(
  document: DesignDocument,
  assetAddress: AssetAddress,
  fineness: Fineness = 'screen',
): Promise<Sources> {
  const tiles = [...new Set(patternsOf(document))].filter(id => findTile(id) !== undefined)
  const unique = [...new Map(assetsOf(document).map(asset => [assetKey(asset), asset])).values()]
  const [images, patterns] = await Promise.all([
    loadAll(unique, assetKey, asset => loadAsset(asset, assetAddress)),
    loadAll(tiles, String, id => loadInkTile(id, fineness, assetAddress)),
    loadFonts(fontsOf(document)),
    spansGarment(document) && loadWraps(document.garment),
    isPipingCodePending(document) && loadPiping(),
  ])
  return { images, patterns }
}
