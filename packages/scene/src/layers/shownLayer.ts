import { cachedLayerSize } from '@kitwright/artwork/browser'
import type { Layer } from '@kitwright/design'
import type { Box } from '@kitwright/measure'
import type { BufferGeometry } from 'three'
import { quadBounds, type Quad } from './quadBounds.ts'
import { toKeyColours } from './keyColourLayer.ts'
import { shapeKey, type LayerPictures, type LayerTexture } from './layerPictures.ts'
import { createLayerQuad, placementOf, type LayerQuad } from './layerQuad.ts'

/** One layer on its piece: its picture on a quad. */
export interface ShownLayer {
  readonly layer: Layer
  readonly quad: LayerQuad
  /** The covered box of the piece, mm; null where nothing shows. */
  readonly bounds: Box | null
  /**
   * Shows the layer's current state and returns the box it covers. With `mayStretch`, no picture is drawn for another
   * size.
   */
  change(layer: Layer, mayStretch: boolean): Box | null
  /** Whether its picture was drawn for another size. */
  isStretched(): boolean
  /** Releases its outdated picture. */
  forget(): void
  dispose(): void
}

/** The resources that all layers of a piece are shown with. */
export interface ShownOn {
  readonly pictures: LayerPictures
  readonly geometry: BufferGeometry
  /** The piece's box, mm. */
  readonly box: Box
  readonly pxPerMm: number
}

export const isSeen = (layer: Layer): boolean => !layer.isHidden && layer.opacity > 0

/** Returns a quad as large as the picture, scaled by its layer's growth since it was drawn. */
function quadOf(layer: Layer, picture: LayerTexture): Quad {
  const now = cachedLayerSize(layer)
  const stretch = (size: number, before: number): number => (before > 0 ? size / before : 1)
  return {
    centre: { x: layer.xMm, y: layer.yMm },
    widthMm: picture.widthMm * stretch(now.widthMm, picture.box.widthMm),
    heightMm: picture.heightMm * stretch(now.heightMm, picture.box.heightMm),
    rotationDeg: layer.rotationDeg,
  }
}

function isOfAnotherSize(picture: LayerTexture, layer: Layer): boolean {
  const { widthMm, heightMm } = cachedLayerSize(layer)
  return Math.abs(widthMm - picture.box.widthMm) > 0.01 || Math.abs(heightMm - picture.box.heightMm) > 0.01
}

/** Creates a layer that shows nothing until its first `change`. */
export function createShownLayer(first: Layer, { pictures, geometry, box, pxPerMm }: ShownOn): ShownLayer {
  const quad = createLayerQuad(geometry)
  let layer = first
  let picture: LayerTexture | null = null
  let bounds: Box | null = null

  const takePicture = (mayStretch: boolean): void => {
    const before = picture
    if (mayStretch && before && before.shape === shapeKey(layer)) return
    if (!isSeen(layer)) return
    // Acquired before the old one is released, so that an equal picture stays cached.
    picture = pictures.take(layer, pxPerMm)
    if (before) pictures.release(before)
  }

  const place = (): void => {
    const spot = picture && isSeen(layer) ? quadOf(layer, picture) : null
    bounds = spot ? quadBounds(spot) : null
    const { opacity } = layer
    const inks = toKeyColours(layer)?.inks ?? null
    quad.set(spot && picture ? { texture: picture.texture, opacity, inks, matrix: placementOf(spot, box) } : null)
  }

  const forget = (): void => {
    if (picture) pictures.release(picture)
    picture = null
  }

  return {
    quad,
    get layer() {
      return layer
    },
    get bounds() {
      return bounds
    },
    change(next, mayStretch) {
      layer = next
      takePicture(mayStretch)
      place()
      return bounds
    },
    isStretched: () => picture !== null && isOfAnotherSize(picture, layer),
    forget,
    dispose() {
      quad.dispose()
      forget()
    },
  }
}
