import type { Layer } from '@kitwright/design'
import { browserSurface } from '../surface/browserSurface.ts'
import { measureLayer } from './rasteriseLayer.ts'
import { textLayoutKey } from '../lettering/textLayoutKey.ts'
import type { LayerBox } from '../surface/types.ts'

/** The cache limit: more texts than any design has. Typing leaves old sizes in the cache. */
const MAX_KEPT = 500

let byLayer = new WeakMap<Layer, LayerBox>()
const bySetting = new Map<string, LayerBox>()
let faces = -1

/** Clears old sizes: text measured before its font loaded must be measured again. Each loaded font adds a face. */
function forgetOld(): void {
  if (document.fonts.size === faces && bySetting.size < MAX_KEPT) return
  faces = document.fonts.size
  byLayer = new WeakMap()
  bySetting.clear()
}

/** Caches `measureLayer` on this page. Layers are immutable, and a moved or recoloured layer keeps its size. */
export function cachedLayerSize(layer: Layer): LayerBox {
  if (layer.kind === 'image') return { widthMm: layer.widthMm, heightMm: layer.heightMm }
  forgetOld()
  const known = byLayer.get(layer)
  if (known) return known
  const key = textLayoutKey(layer)
  const size = bySetting.get(key) ?? measureLayer(layer, browserSurface)
  bySetting.set(key, size)
  byLayer.set(layer, size)
  return size
}
