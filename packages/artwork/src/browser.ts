import type { AssetRef, DesignDocument } from '@kitwright/design'
import { loadWraps } from '@kitwright/garment/wrap'
import { loadFonts, patternUrl } from '@kitwright/library/browser'
import { findPattern, type Fineness } from '@kitwright/library'
import { patternsOf, spansGarment } from './pattern.ts'
import { assetKey, type Drawable, type Sources } from './types.ts'

export { browserSurface } from './browserSurface.ts'
export { shownSize } from './shownSize.ts'

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

/** Everything a document needs to be drawn: its fonts are loaded, its pictures and patterns decoded. What fails is logged and left out. */
export async function loadSources(
  document: DesignDocument,
  assetAddress: AssetAddress,
  fineness: Fineness = 'screen',
): Promise<Sources> {
  const assets = document.layers.flatMap(layer => (layer.kind === 'image' ? [layer.asset] : []))
  const fonts = document.layers.flatMap(layer => (layer.kind === 'text' ? [layer] : []))
  const known = [...new Set(patternsOf(document))].filter(id => findPattern(id) !== undefined)
  const unique = [...new Map(assets.map(asset => [assetKey(asset), asset])).values()]
  const loadAsset = async (asset: AssetRef): Promise<Drawable | null> => {
    const url = await assetAddress(asset)
    return url === null ? null : loadPicture(url)
  }
  const [images, patterns] = await Promise.all([
    loadAll(unique, assetKey, loadAsset),
    loadAll(known, String, id => loadTile(id, fineness)),
    loadFonts(fonts),
    spansGarment(document) && loadWraps(document.garment),
  ])
  return { images, patterns }
}
