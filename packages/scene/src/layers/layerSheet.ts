import type { Layer } from '@kitwright/design'
import type { Box } from '@kitwright/measure'
import type { Texture, WebGLRenderer } from 'three'
import type { TargetSize } from './targetSize.ts'
import { mergeBoxes, pixelBox } from './quadBounds.ts'
import type { LayerPictures } from './layerPictures.ts'
import { createQuadGeometry } from './layerQuad.ts'
import { createLayerTarget, type LayerTarget } from './layerTarget.ts'
import { createSeparation, type SeparateInk } from './separation.ts'
import { isSeen } from './shownLayer.ts'
import { createShownLayers, redrawLayers, type DirtyBoxes, type ShownLayers } from './shownLayers.ts'

export interface LayerSheet {
  readonly texture: Texture
  readonly isEmpty: boolean
  /** The layers' colours that are not in the texture. */
  readonly ink: SeparateInk | null
  /**
   * Sets the piece's layers, bottom first, and repaints around those that changed by reference. While something moves,
   * pictures are stretched instead of redrawn. While one ink changes repeatedly, it is separated if allowed.
   */
  setLayers(layers: readonly Layer[], how: { readonly isMoving: boolean; readonly mayTakeOut: boolean }): void
  /** Draws a layer's picture and uploads it to the GPU, ahead of `setLayers`. The returned function releases it. */
  prepare(layer: Layer): () => void
  /** Merges a separated ink back in. */
  rejoin(): void
  /** Redraws stretched pictures at their true size, merges a separated ink back in and updates the mipmaps. */
  sharpen(): void
  /** Discards pictures of layers that `isStale` selects (their font or image has arrived) and repaints them. */
  refresh(isStale: (layer: Layer) => boolean): void
  /** Repaints everything, for example after a lost context. */
  repaint(): void
  dispose(): void
}

export interface SheetPlace {
  /** The piece's box, mm. */
  readonly box: Box
  readonly size: TargetSize
}

/** Steps per px/mm in which picture resolutions are distinguished. */
const STEPS_PER_PX = 20

/** Clears and paints boxes, in the sheet unless another target is given. */
const createPainter =
  (shown: ShownLayers, { box, size }: SheetPlace, sheet: LayerTarget) =>
  (dirty: DirtyBoxes, target = sheet): void => {
    for (const area of mergeBoxes(dirty.filter(bounds => bounds !== null))) {
      const pixels = pixelBox(area, box, size)
      if (!pixels) continue
      shown.showIn(area)
      target.paint(shown.scene, pixels)
    }
  }

/** Creates the images and texts of one piece, painted on transparent ground. */
export function createLayerSheet(
  renderer: WebGLRenderer,
  pictures: LayerPictures,
  { box, size }: SheetPlace,
): LayerSheet {
  const target = createLayerTarget(renderer, size)
  const geometry = createQuadGeometry()
  // A layer across a seam shares one picture between both pieces, although their target sizes round to other pixels.
  const pxPerMm = Math.round((size.widthPx / (box[2] - box[0])) * STEPS_PER_PX) / STEPS_PER_PX
  const shown = createShownLayers({ pictures, geometry, box, pxPerMm })

  const paint = createPainter(shown, { box, size }, target)
  const separation = createSeparation({ renderer, size, shown, paint })

  return {
    texture: target.texture,
    get isEmpty() {
      return shown.isEmpty
    },
    get ink() {
      return separation.ink
    },
    setLayers(layers, { isMoving, mayTakeOut }) {
      const { dirty, recolouring } = shown.set(layers, isMoving)
      if (!mayTakeOut || !separation.show(recolouring, dirty)) paint([...dirty, ...separation.end(recolouring)])
    },
    prepare(layer) {
      const picture = isSeen(layer) ? pictures.take(layer, pxPerMm) : null
      if (!picture) return () => {}
      renderer.initTexture(picture.texture)
      return () => pictures.release(picture)
    },
    rejoin: () => paint(separation.end()),
    sharpen() {
      paint([...redrawLayers(shown.list(layer => layer.isStretched())), ...separation.end()])
      if (target.areMipmapsStale) target.makeMipmaps()
    },
    refresh(isStale) {
      const stale = shown.list(({ layer }) => isStale(layer))
      // Forgets all before drawing the first, so that equal layers share a picture.
      for (const layer of stale) layer.forget()
      paint([...redrawLayers(stale), ...separation.end()])
    },
    repaint() {
      separation.end()
      shown.showIn(null)
      target.paint(shown.scene, null)
      target.makeMipmaps()
    },
    dispose() {
      separation.end()
      shown.dispose()
      geometry.dispose()
      target.dispose()
    },
  }
}
