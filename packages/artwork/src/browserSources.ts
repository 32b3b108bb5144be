import { assetsOf, fontsOf, type AssetRef, type DesignDocument } from '@kitwright/design'
import { loadWraps } from '@kitwright/garment/wrap'
import { loadFonts, patternUrl } from '@kitwright/library/browser'
import type { Fineness } from '@kitwright/library'
import type { LayPiping } from './piping/pipingBand.ts'
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

/** Loads a pattern's tile at the requested resolution. Offline, the cached screen resolution is the fallback. */
export function loadTile(id: string, fineness: Fineness): Promise<Drawable> {
  const tile = loadPicture(patternUrl(id, fineness))
  return fineness === 'screen' ? tile : tile.catch(() => loadPicture(patternUrl(id)))
}

/** Loads and decodes a picture that a design uses; null if it is missing. */
export async function loadAsset(asset: AssetRef, assetAddress: AssetAddress): Promise<Drawable | null> {
  const url = await assetAddress(asset)
  return url === null ? null : loadPicture(url)
}

/**
 * Loads one ink's tile of a packaged or own pattern; null if nothing of it is visible. The code that draws own patterns
 * loads with the first.
 */
export async function loadInkTile(id: string, fineness: Fineness, address: AssetAddress): Promise<Drawable | null> {
  if (!motifOfTile(id)) return loadTile(id, fineness)
  const { drawMotifTile } = await import('./motif/browserMotif.ts')
  return drawMotifTile(id, fineness, { load: asset => loadAsset(asset, address), address })
}

/** Returns the colours of a picture as a motif, bottom first, up to a maximum number; null without the picture. */
export async function pictureInks(
  asset: AssetRef,
  inks: number,
  address: AssetAddress,
): Promise<readonly string[] | null> {
  const { motifColours } = await import('./motif/browserMotif.ts')
  return motifColours(asset, inks, { load: each => loadAsset(each, address), address })
}

/**
 * Returns the colours of the fills, strokes and gradients of a drawing that prints as shapes. Null for pixels and for
 * drawings with effects that shapes cannot represent.
 */
export async function ownColours(asset: AssetRef, address: AssetAddress): Promise<readonly string[] | null> {
  const { drawingColoursOf } = await import('./motif/browserMotif.ts')
  return drawingColoursOf(asset, address)
}

/** Address of an asset's bytes: an object URL for `local`, the server's for `file`; null if it is missing. */
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

/** Loads the code that lays pipings along seams, for `paintedLayers`. */
export const loadPiping = async (): Promise<LayPiping> => (await import('./piping/piping.ts')).pipingLayers

/**
 * Loads everything that a document needs to be drawn: fonts, and decoded pictures and patterns. Failures are logged and
 * left out.
 */
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
  ])
  return { images, patterns }
}
