import { clearMargins, type PixelBox } from '@kitwright/artwork/pixels'
import { readImage, type ReadImage } from '../../../drafts/index.ts'

const SVG = 'image/svg+xml'
/** The drawing is measured on so many pixels of its longer side. */
const MEASURED_PX = 2000

interface Size {
  readonly width: number
  readonly height: number
}

async function drawn({ blob }: ReadImage, { width, height }: Size): Promise<ImageData> {
  const url = URL.createObjectURL(blob)
  try {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('no canvas to measure the drawing on')
    context.drawImage(picture, 0, 0, width, height)
    return context.getImageData(0, 0, width, height)
  } finally {
    URL.revokeObjectURL(url)
  }
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

/**
 * A drawing whose view box is `box`, told on `measured` pixels. The old root stays as it is within the new one, so percentages keep what
 * they are of.
 */
function framed(svg: string, image: ReadImage, { box, measured }: { box: PixelBox; measured: Size }): string {
  const across = image.widthPx / measured.width
  const down = image.heightPx / measured.height
  // One pixel more on each side, for soft edges.
  const left = Math.max(0, box.x - 1) * across
  const top = Math.max(0, box.y - 1) * down
  const right = Math.min(measured.width, box.x + box.width + 1) * across
  const bottom = Math.min(measured.height, box.y + box.height + 1) * down
  const [width, height] = [rounded(right - left), rounded(bottom - top)]
  const viewBox = [rounded(left), rounded(top), width, height].join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${svg.replace(/^<\?xml[^>]*\?>/, '')}</svg>`
}

/** The drawing without clear margins; null where it has none to speak of, and for one that `readImage` refuses. */
export async function trimSvg(file: Blob): Promise<Blob | null> {
  const read = await readImage(file)
  if (!read.ok) return null
  const { image } = read
  const by = MEASURED_PX / Math.max(image.widthPx, image.heightPx)
  const measured = {
    width: Math.max(1, Math.round(image.widthPx * by)),
    height: Math.max(1, Math.round(image.heightPx * by)),
  }
  const box = clearMargins(await drawn(image, measured))
  return box && new Blob([framed(await image.blob.text(), image, { box, measured })], { type: SVG })
}
