import type { ImageLayer } from '../schema/layers.ts'

/** The resolution from which print is sharp at arm's length. */
export const GOOD_DPI = 150
/** The resolution below which print is blurred at conversation distance. */
export const POOR_DPI = 100
const MM_PER_INCH = 25.4

type PlacedImageSize = Pick<ImageLayer, 'widthMm' | 'heightMm'> & {
  readonly asset: Pick<ImageLayer['asset'], 'widthPx' | 'heightPx'>
}

export type Resolution = { readonly kind: 'vector' } | { readonly kind: 'good' | 'fair' | 'poor'; readonly dpi: number }

/** Returns the lower of a picture's horizontal and vertical resolution at its size on cloth, in dots per inch. */
export const dpiOf = ({ asset, widthMm, heightMm }: PlacedImageSize): number =>
  Math.floor(Math.min(asset.widthPx / widthMm, asset.heightPx / heightMm) * MM_PER_INCH)

/** Rates how sharply a picture of that type prints at its size. */
export function resolutionOf(layer: PlacedImageSize, mime: string): Resolution {
  if (mime === 'image/svg+xml') return { kind: 'vector' }
  const dpi = dpiOf(layer)
  return { kind: dpi >= GOOD_DPI ? 'good' : dpi >= POOR_DPI ? 'fair' : 'poor', dpi }
}

/** Returns the largest width at which the picture is sharp, in mm. */
export const sharpWidthMm = (layer: PlacedImageSize): number => Math.floor((layer.widthMm * dpiOf(layer)) / GOOD_DPI)
