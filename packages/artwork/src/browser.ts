import type { AssetRef, DesignDocument } from '@kitwright/design'
import { loadFonts, patternUrl } from '@kitwright/library/browser'
import { findPattern, type Fineness } from '@kitwright/library'
import { patternsOf } from './pattern.ts'
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

/** Address of an asset's bytes: an object URL for `local`, the server's for `file`; null when it is not there. */
export type AssetAddress = (asset: AssetRef) => string | null | Promise<string | null>

async function loadAll<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  addressOf: (item: T) => string | null | Promise<string | null>,
): Promise<Map<string, Drawable>> {
  const found = new Map<string, Drawable>()
  await Promise.all(
    items.map(async item => {
      try {
        const url = await addressOf(item)
        if (url !== null) found.set(keyOf(item), await loadPicture(url))
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
  const [images, patterns] = await Promise.all([
    loadAll(unique, assetKey, assetAddress),
    loadAll(known, String, id => patternUrl(id, fineness)),
    loadFonts(fonts),
  ])
  return { images, patterns }
}
