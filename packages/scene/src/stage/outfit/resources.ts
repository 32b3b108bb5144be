import { assetKey, type Drawable, type LayPiping } from '@kitwright/artwork'
import { loadPiping } from '@kitwright/artwork/browser'
import type { DesignDocument, ImageLayer, Layer, TextLayer } from '@kitwright/design'
import { rareLettersOf } from '@kitwright/library'
import { loadFonts } from '@kitwright/library/browser'
import { loadPicture } from '../../garmentMaterial/resources/loadPicture.ts'
import type { StageOptions } from '../../types.ts'

/** Fonts and images that layers need, each loaded once. */
export interface Resources {
  readonly images: ReadonlyMap<string, Drawable>
  /** The code that lays pipings; null until the first design with one has loaded it. */
  readonly layPiping: LayPiping | null
  /**
   * Returns whether a layer can be drawn. A text would otherwise be drawn and measured in another face; an image that
   * fails to load gets a placeholder.
   */
  isReady(layer: Layer): boolean
  /**
   * Loads what is missing. Resolves when all of it has loaded or failed. Failed resources are requested again next
   * time.
   */
  load(document: DesignDocument): Promise<void>
}

interface LoadListeners {
  onFont(): void
  /** Reports that the code for piping has loaded. */
  onPiping(): void
  /** Called when an image has loaded or failed. */
  onImage(key: string): void
}

/** Returns the key of a text's loaded face and its files of rare letters. */
const faceKey = ({ font, weight, isItalic, text }: TextLayer): string =>
  `${font} ${weight} ${isItalic} ${rareLettersOf(text).join('')}`

export function createResources(imageUrl: StageOptions['imageUrl'], listeners: LoadListeners): Resources {
  const images = new Map<string, Drawable>()
  let layPiping: LayPiping | null = null
  const fonts = new Set<string>()
  const missed = new Set<string>()
  const loading = new Map<string, Promise<void>>()

  const once = (key: string, start: () => Promise<void>): Promise<void> => {
    const running = loading.get(key)
    if (running) return running
    const promise = start()
      .catch((error: unknown) => console.error(`${key} did not load`, error))
      .finally(() => loading.delete(key))
    loading.set(key, promise)
    return promise
  }

  const loadFont = async (layer: TextLayer): Promise<void> => {
    await loadFonts([layer])
    fonts.add(faceKey(layer))
    listeners.onFont()
  }

  const loadImage = async ({ asset }: ImageLayer): Promise<void> => {
    const key = assetKey(asset)
    try {
      const url = await imageUrl(asset)
      if (url !== null) images.set(key, await loadPicture(url))
    } finally {
      if (!images.has(key)) missed.add(key)
      listeners.onImage(key)
    }
  }

  const bringPiping = async (): Promise<void> => {
    layPiping = await loadPiping()
    listeners.onPiping()
  }

  const missing = (layer: Layer): Promise<void>[] => {
    if (layer.kind === 'text') return fonts.has(faceKey(layer)) ? [] : [once(faceKey(layer), () => loadFont(layer))]
    const key = assetKey(layer.asset)
    return images.has(key) ? [] : [once(key, () => loadImage(layer))]
  }

  return {
    images,
    get layPiping() {
      return layPiping
    },
    isReady: layer =>
      layer.kind === 'text'
        ? fonts.has(faceKey(layer))
        : images.has(assetKey(layer.asset)) || missed.has(assetKey(layer.asset)),
    async load(document) {
      await Promise.all([
        ...document.layers.flatMap(missing),
        document.piping !== undefined && !layPiping && once('piping', bringPiping),
      ])
    },
  }
}
