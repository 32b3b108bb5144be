import { shrinkTo, type Pixels } from '@kitwright/artwork/pixels'
import type { ImageLayer } from '@kitwright/design'
import { imageUrl } from '../../../../../drafts/index.ts'

/** The number of pixels that phones can still store several times in memory. */
const MAX_PIXELS = 12_000_000
/** The number of pixels of the preview while sliders move. */
const PREVIEW_PIXELS = 1_000_000
/** Minimum resolution at which a vector is rasterised. */
const VECTOR_DPI = 300
const VECTOR_MIN_PX = 1000
const MM_PER_INCH = 25.4

export interface OpenedPicture {
  readonly pixels: Pixels
  /** A copy small enough for previews. */
  readonly preview: Pixels
  /** The SVG source of a vector picture. */
  readonly svg: string | null
  /** Whether the picture had more pixels than can be edited. */
  readonly isShrunk: boolean
}

type PlacedImage = Pick<ImageLayer, 'asset' | 'widthMm' | 'heightMm'>

/** Returns the size at which to draw the picture for editing, in px. */
export function editSize(
  { asset, widthMm, heightMm }: PlacedImage,
  isVector: boolean,
): { width: number; height: number } {
  const longer = Math.max(asset.widthPx, asset.heightPx)
  const wanted = Math.max(VECTOR_MIN_PX, (Math.max(widthMm, heightMm) / MM_PER_INCH) * VECTOR_DPI)
  const grow = isVector ? wanted / longer : 1
  const [width, height] = [asset.widthPx * grow, asset.heightPx * grow]
  const by = Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)))
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) }
}

async function decode(blob: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(blob)
  try {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    return picture
  } finally {
    URL.revokeObjectURL(url)
  }
}

function draw(picture: HTMLImageElement, { width, height }: { width: number; height: number }): Pixels {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas to draw the picture on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, data }
}

/** Renders the SVG at the given size in pixels. */
export const drawSvg = async (svg: string, size: { width: number; height: number }): Promise<Pixels> =>
  draw(await decode(new Blob([svg], { type: 'image/svg+xml' })), size)

async function fetchPicture(asset: PlacedImage['asset']): Promise<Blob> {
  const url = await imageUrl(asset)
  if (url === null) throw new Error('the picture is not in this browser')
  const answer = await fetch(url)
  if (!answer.ok) throw new Error('the picture is not on the server')
  return answer.blob()
}

/** Size enough to detect a box around a picture, px on its longer side. */
const GLANCE_PX = 128

/** Loads a small preview of a picture. Returns null for a vector, which has no pixels. */
export async function loadPreviewPixels(asset: PlacedImage['asset']): Promise<Pixels | null> {
  const blob = await fetchPicture(asset)
  if (blob.type === 'image/svg+xml') return null
  const by = Math.min(1, GLANCE_PX / Math.max(asset.widthPx, asset.heightPx))
  const size = (px: number): number => Math.max(1, Math.round(px * by))
  return draw(await decode(blob), { width: size(asset.widthPx), height: size(asset.heightPx) })
}

/** Returns the layer's picture as pixels. Throws if it is missing or cannot be decoded. */
export async function openPicture(layer: PlacedImage): Promise<OpenedPicture> {
  const blob = await fetchPicture(layer.asset)
  const isVector = blob.type === 'image/svg+xml'
  const picture = await decode(blob)
  const size = editSize(layer, isVector)
  const pixels = draw(picture, size)
  return {
    pixels,
    preview: shrinkTo(pixels, PREVIEW_PIXELS),
    svg: isVector ? await blob.text() : null,
    isShrunk: !isVector && size.width < layer.asset.widthPx,
  }
}
