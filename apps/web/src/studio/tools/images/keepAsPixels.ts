import type { ImageLayer } from '@kitwright/design'
import type { ChosenImage } from '../../../drafts/index.ts'

/** Stores the layer's image as rendered by this browser; null on failure. The code loads on demand. */
export const keepAsPixels = async (layer: ImageLayer): Promise<ChosenImage | null> =>
  (await import('./pixelsOfLayer.ts')).pixelsOfLayer(layer)
