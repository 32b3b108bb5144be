import type { ImageLayer } from '../schema/layers.ts'

/** From here on print is sharp at arm's length. */
export const GOOD_DPI = 150
/** Under it print is blurred from where one talks to somebody. */
export const POOR_DPI = 100
const MM_PER_INCH = 25.4

type PlacedImageSize = Pick<ImageLayer, 'widthMm' | 'heightMm'> & {
  readonly asset: Pick<ImageLayer['asset'], 'widthPx' | 'heightPx'>
}

export type Resolution = { readonly kind: 'vector' } | { readonly kind: 'good' | 'fair' | 'poor'; readonly dpi: number }

/** Dots per inch of a picture at its size on cloth: along the side where there are fewer. */
export const dpiOf = ({ asset, widthMm, heightMm }: PlacedImageSize): number =>
  Math.floor(Math.min(asset.widthPx / widthMm, asset.heightPx / heightMm) * MM_PER_INCH)

/** How sharply a picture of that type prints at its size. */
export function resolutionOf(layer: PlacedImageSize, mime: string): Resolution {
  if (mime === 'image/svg+xml') return { kind: 'vector' }
  const dpi = dpiOf(layer)
  return { kind: dpi >= GOOD_DPI ? 'good' : dpi >= POOR_DPI ? 'fair' : 'poor', dpi }
}

/** The largest width at which the picture is sharp, mm. */
export const sharpWidthMm = (layer: PlacedImageSize): number => Math.floor((layer.widthMm * dpiOf(layer)) / GOOD_DPI)
