import { shownSize } from '@kitwright/artwork/browser'
import type { Layer } from '@kitwright/design'
import type { Extent } from '@kitwright/editor'

/** Size of a layer on cloth in this browser, mm; an empty text still has a box that can be taken hold of. */
export function extentOf(layer: Layer): Extent {
  const { widthMm, heightMm } = shownSize(layer)
  return { widthMm: Math.max(widthMm, 12), heightMm: Math.max(heightMm, 12) }
}
