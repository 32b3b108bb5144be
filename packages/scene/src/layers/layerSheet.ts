import type { Layer } from '@kitwright/design'
import type { Box } from '@kitwright/measure'
import type { Texture, WebGLRenderer } from 'three'
import type { TargetSize } from './targetSize.ts'
import { gather, pixelBox } from './bounds.ts'
import type { LayerPictures } from './layerPictures.ts'
import { createQuadGeometry } from './layerQuad.ts'
import { createLayerTarget } from './layerTarget.ts'
import { isSeen } from './shownLayer.ts'
import { createShownLayers, redraw, type Dirty } from './shownLayers.ts'

export interface LayerSheet {
  readonly texture: Texture
  readonly isEmpty: boolean
  readonly areMipmapsStale: boolean
  /**
   * Takes the piece's layers, bottom first, and repaints around those that are not the same object as before.
   * While something moves, pictures are stretched instead of drawn afresh. True when anything was painted.
   */
  setLayers(layers: readonly Layer[], isMoving: boolean): boolean
  /** Draws a layer's picture and hands it to the GPU, ahead of `setLayers`; what it answers gives it back. */
  prepare(layer: Layer): () => void
  /** Draws every picture afresh at its true size, and the mipmaps. */
  sharpen(): void
  /** Forgets pictures of layers that `isStale` picks (their font or image has arrived) and repaints them. */
  refresh(isStale: (layer: Layer) => boolean): void
  /** Paints everything, as after a lost context. */
  repaint(): void
  dispose(): void
}

export interface SheetPlace {
  /** The piece's box, mm. */
  readonly box: Box
  readonly size: TargetSize
}

/** How finely the density of pictures is told apart. */
const STEPS_PER_PX = 20

/** The images and texts of one piece, painted on clear ground. */
export function createLayerSheet(
  renderer: WebGLRenderer,
  pictures: LayerPictures,
  { box, size }: SheetPlace,
): LayerSheet {
  const target = createLayerTarget(renderer, size)
  const geometry = createQuadGeometry()
  // A layer that reaches over a seam has one picture for both pieces, though their targets' sizes are rounded to other pixels.
  const pxPerMm = Math.round((size.widthPx / (box[2] - box[0])) * STEPS_PER_PX) / STEPS_PER_PX
  const shown = createShownLayers({ pictures, geometry, box, pxPerMm })

  const paint = (dirty: Dirty): void => {
    for (const area of gather(dirty.filter(bounds => bounds !== null))) {
      const pixels = pixelBox(area, box, size)
      if (!pixels) continue
      shown.showIn(area)
      target.paint(shown.scene, pixels)
    }
  }

  return {
    texture: target.texture,
    get isEmpty() {
      return shown.isEmpty
    },
    get areMipmapsStale() {
      return target.areMipmapsStale
    },
    setLayers(layers, isMoving) {
      const dirty = shown.set(layers, isMoving)
      paint(dirty)
      return dirty.length > 0
    },
    prepare(layer) {
      const picture = isSeen(layer) ? pictures.take(layer, pxPerMm) : null
      if (!picture) return () => {}
      renderer.initTexture(picture.texture)
      return () => pictures.release(picture)
    },
    sharpen() {
      paint(redraw(shown.list(layer => layer.isStretched())))
      if (target.areMipmapsStale) target.makeMipmaps()
    },
    refresh(isStale) {
      const stale = shown.list(({ layer }) => isStale(layer))
      // All before the first is drawn: two that are alike share a picture.
      for (const layer of stale) layer.forget()
      paint(redraw(stale))
    },
    repaint() {
      shown.showIn(null)
      target.paint(shown.scene, null)
      target.makeMipmaps()
    },
    dispose() {
      shown.dispose()
      geometry.dispose()
      target.dispose()
    },
  }
}
