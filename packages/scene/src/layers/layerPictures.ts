import { assetKey, bandOf, clearingOf, rasteriseLayer, type LayerBox, type Sources } from '@kitwright/artwork'
import { browserSurface, cachedLayerSize } from '@kitwright/artwork/browser'
import { textStyleOf, type Layer } from '@kitwright/design'
import { CanvasTexture, LinearFilter, type Texture } from 'three'
import { toKeyColours } from './keyColourLayer.ts'

/** A layer's own picture on the GPU, with the layer's box and the picture's size when drawn, mm. */
export interface LayerTexture {
  readonly key: string
  /** The content, whatever its size. */
  readonly shape: string
  readonly texture: Texture
  readonly box: LayerBox
  readonly widthMm: number
  readonly heightMm: number
}

/** Returns a key of everything a layer's picture shows except its size, place and inks. */
export function shapeKey(of: Layer): string {
  const layer = toKeyColours(of)?.layer ?? of
  const band = bandOf(layer)
  if (band) return band.key
  const own =
    layer.kind === 'text'
      ? JSON.stringify([layer.text, textStyleOf(layer)])
      : `${assetKey(layer.asset)}${layer.isMirrored ? '/mirrored' : ''}`
  const clearing = clearingOf(layer)
  return clearing ? own + JSON.stringify(clearing) : own
}

const sizeKey = (layer: Layer): string =>
  layer.kind === 'text' ? `${layer.sizeMm}/${layer.maxWidthMm}/${layer.fit}` : `${layer.widthMm}x${layer.heightMm}`

function toTexture(canvas: HTMLCanvasElement): Texture {
  const texture = new CanvasTexture(canvas)
  texture.flipY = false
  texture.premultiplyAlpha = true
  texture.generateMipmaps = false
  texture.minFilter = texture.magFilter = LinearFilter
  return texture
}

/** Draws the outline of a missing picture's place. */
function drawPlaceholder(box: LayerBox, pxPerMm: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(8, Math.round(box.widthMm * pxPerMm * 0.5))
  canvas.height = Math.max(8, Math.round(box.heightMm * pxPerMm * 0.5))
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  pen.strokeStyle = 'rgba(100,116,139,.9)'
  pen.lineWidth = 2
  pen.setLineDash([8, 6])
  pen.strokeRect(2, 2, canvas.width - 4, canvas.height - 4)
  return canvas
}

export interface LayerPictures {
  /** Returns the layer's picture, drawn if necessary; null if it is invisible. Return each with `release`. */
  take(layer: Layer, pxPerMm: number): LayerTexture | null
  release(picture: LayerTexture): void
  dispose(): void
}

/** Counts the users of each picture, so that equal layers share one and unused ones are freed. */
export function createLayerPictures(sources: Sources): LayerPictures {
  const kept = new Map<string, { readonly picture: LayerTexture; users: number }>()

  const draw = (layer: Layer, pxPerMm: number, key: string): LayerTexture | null => {
    const drawn = rasteriseLayer(toKeyColours(layer)?.layer ?? layer, { pxPerMm, surface: browserSurface, sources })
    const box = cachedLayerSize(layer)
    if (!drawn && (layer.kind === 'text' || clearingOf(layer))) return null
    const canvas = drawn ? (drawn.canvas as HTMLCanvasElement) : drawPlaceholder(box, pxPerMm)
    const { widthMm, heightMm } = drawn ?? box
    return { key, shape: shapeKey(layer), texture: toTexture(canvas), box, widthMm, heightMm }
  }

  return {
    take(layer, pxPerMm) {
      const isThere = layer.kind === 'text' || bandOf(layer) !== undefined || sources.images.has(assetKey(layer.asset))
      const key = `${shapeKey(layer)}@${sizeKey(layer)}@${pxPerMm.toFixed(3)}${isThere ? '' : '?'}`
      const known = kept.get(key)
      if (known) {
        known.users++
        return known.picture
      }
      const picture = draw(layer, pxPerMm, key)
      if (picture) kept.set(key, { picture, users: 1 })
      return picture
    },
    release({ key }) {
      const known = kept.get(key)
      if (!known || --known.users > 0) return
      known.picture.texture.dispose()
      kept.delete(key)
    },
    dispose() {
      for (const { picture } of kept.values()) picture.texture.dispose()
      kept.clear()
    },
  }
}
