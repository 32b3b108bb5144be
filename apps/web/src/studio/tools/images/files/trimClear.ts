import { clearMargins } from '@kitwright/artwork/pixels'
import { encodeLossless } from './encodeLossless.ts'
import { trimSvg } from './trimSvg.ts'

/** Of what may be clear around the edges, what is made of pixels. */
const MAY_BE_CLEAR = new Set(['image/png', 'image/webp'])
/** What phones still hold several times over. */
const MAX_PIXELS = 12_000_000

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas to look at the picture on')
  return context
}

async function cut(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file)
  const { width, height } = picture
  if (width * height > MAX_PIXELS) return null
  const whole = contextOf(width, height)
  whole.drawImage(picture, 0, 0)
  const box = clearMargins(whole.getImageData(0, 0, width, height))
  if (!box) return null
  const within = contextOf(box.width, box.height)
  within.drawImage(picture, -box.x, -box.y)
  return (await encodeLossless(within.canvas)).blob
}

/** The picture without clear margins, by which it would be placed and sized too small; null where it has none to speak of. */
export async function trimClear(file: Blob): Promise<Blob | null> {
  // What does not open is refused by whoever keeps it, with the reason.
  if (file.type === 'image/svg+xml') return trimSvg(file).catch(() => null)
  return MAY_BE_CLEAR.has(file.type) ? cut(file).catch(() => null) : null
}
