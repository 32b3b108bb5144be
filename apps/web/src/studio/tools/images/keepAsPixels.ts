import type { ImageLayer } from '@kitwright/design'
import type { ChosenImage } from '../../../drafts/index.ts'

/** The layer's picture as this browser shows it, kept in pixels; null when it could not be made. What does it is loaded when asked. */
export const keepAsPixels = async (layer: ImageLayer): Promise<ChosenImage | null> =>
  (await import('./pixelsOfLayer.ts')).pixelsOfLayer(layer)
