import { hasMargins, joinBoxes, visibleBox, type PixelBox } from '@kitwright/artwork/pixels'
import { UPLOAD_LIMITS } from '@kitwright/contract'
import { encodeLossless } from './encodeLossless.ts'
import { trimSvg } from './trimSvg.ts'

/** The raster formats that may have transparent margins. */
const MAY_BE_CLEAR = new Set(['image/png', 'image/webp'])
/**
 * Pixels are read in bands of this many, so that a picture of any size takes little memory and the page stays
 * responsive.
 */
const BAND_PIXELS = 2_000_000

export interface TrimmedPicture {
  /** The picture without clear margins; null if it stays unchanged. */
  readonly blob: Blob | null
  /** The text of `images` that reports what happened to its clear margins; null if it has none. */
  readonly note: 'trimmed' | 'not_trimmed' | null
}

const UNCHANGED: TrimmedPicture = { blob: null, note: null }

const trimmedTo = (blob: Blob): TrimmedPicture => ({ blob, note: 'trimmed' })

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas to read the picture’s pixels')
  return context
}

const nextTask = async (): Promise<void> => new Promise(done => setTimeout(done))

async function visibleIn(picture: ImageBitmap): Promise<PixelBox | null> {
  const { width, height } = picture
  const rows = Math.min(height, Math.max(1, Math.floor(BAND_PIXELS / width)))
  const band = contextOf(width, rows)
  let box: PixelBox | null = null
  for (let top = 0; top < height; top += rows) {
    band.clearRect(0, 0, width, rows)
    band.drawImage(picture, 0, -top)
    const part = visibleBox(band.getImageData(0, 0, width, rows))
    box = joinBoxes(box, part && { ...part, y: part.y + top })
    if (top + rows < height) await nextTask()
  }
  return box
}

async function cut(picture: ImageBitmap, box: PixelBox, maxBytes: number): Promise<Blob | null> {
  const within = contextOf(box.width, box.height)
  within.drawImage(picture, -box.x, -box.y)
  return (await encodeLossless(within.canvas, maxBytes)).blob
}

async function trimPixels(file: Blob, maxBytes: number): Promise<TrimmedPicture> {
  const picture = await createImageBitmap(file).catch(() => null)
  // A file that does not open is rejected by the code that stores it, with the reason.
  if (!picture) return UNCHANGED
  try {
    const box = await visibleIn(picture)
    if (!box || !hasMargins(box, picture)) return UNCHANGED
    const blob = await cut(picture, box, maxBytes).catch(() => null)
    return blob ? trimmedTo(blob) : { blob, note: 'not_trimmed' }
  } finally {
    picture.close()
  }
}

/** Trims a picture's clear margins, which would make it be placed and sized too small. */
export async function trimClear(file: Blob, maxBytes: number = UPLOAD_LIMITS.bytes): Promise<TrimmedPicture> {
  if (file.type === 'image/svg+xml') {
    const svg = await trimSvg(file).catch(() => null)
    return svg ? trimmedTo(svg) : UNCHANGED
  }
  return MAY_BE_CLEAR.has(file.type) ? trimPixels(file, maxBytes) : UNCHANGED
}
