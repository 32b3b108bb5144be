import type { Layer } from '@kitwright/design'
import { browserSurface } from '../surface/browserSurface.ts'
import { measureLayer } from './rasteriseLayer.ts'
import { textLayoutKey } from '../lettering/textLayoutKey.ts'
import type { LayerBox } from '../surface/types.ts'

/** More than any design has of texts; what is typed leaves its sizes behind. */
const MAX_KEPT = 500

let byLayer = new WeakMap<Layer, LayerBox>()
const bySetting = new Map<string, LayerBox>()
let faces = -1

/** Text measured before its font was there must be measured again: each font that comes is one face more. */
function forgetOld(): void {
  if (document.fonts.size === faces && bySetting.size < MAX_KEPT) return
  faces = document.fonts.size
  byLayer = new WeakMap()
  bySetting.clear()
}

/** `measureLayer` on this page, remembered: layers never change, and one that is only moved or recoloured stays as large as it was. */
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
