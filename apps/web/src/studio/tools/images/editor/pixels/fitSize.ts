interface SizeMm {
  readonly widthMm: number
  readonly heightMm: number
}
interface SizePx {
  readonly width: number
  readonly height: number
}

/**
 * Returns the size on cloth of an edited picture: as wide as the layer was. A picture that is upright now gets a longer
 * side no longer than the layer's was, so that a turned banner does not cover the whole shirt.
 */
export function fittedSize(layer: SizeMm, picture: SizePx): SizeMm {
  const heightMm = (layer.widthMm * picture.height) / picture.width
  const by = Math.min(1, Math.max(layer.widthMm, layer.heightMm) / Math.max(layer.widthMm, heightMm))
  return { widthMm: layer.widthMm * by, heightMm: heightMm * by }
}
