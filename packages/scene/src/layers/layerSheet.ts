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
   * Takes the piece's layers, bottom first, and repaints around those that are not the same object as before.
   * While something moves, pictures are stretched instead of drawn afresh. While one ink is changed again and again, it is taken out, if it may.
   */
  setLayers(layers: readonly Layer[], how: { readonly isMoving: boolean; readonly mayTakeOut: boolean }): void
  /** Draws a layer's picture and hands it to the GPU, ahead of `setLayers`; what it answers gives it back. */
  prepare(layer: Layer): () => void
  /** Puts an ink back in that was taken out. */
  rejoin(): void
  /** Draws every picture afresh at its true size, all inks, and the mipmaps. */
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

/** Clears and paints, into the sheet unless another target is given. */
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
      // All before the first is drawn: two that are alike share a picture.
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
