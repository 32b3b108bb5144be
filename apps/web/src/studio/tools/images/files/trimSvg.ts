import { clearMargins, type PixelBox } from '@kitwright/artwork/pixels'
import { readImage, type ReadImage } from '../../../../drafts/index.ts'

const SVG = 'image/svg+xml'
/** The drawing is measured at this many pixels along its longer side. */
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
 * Wraps the SVG in a root whose view box is `box`, given in pixels of `measured`. The old root stays unchanged inside, so its
 * percentages keep their reference.
 */
function framed(svg: string, image: ReadImage, { box, measured }: { box: PixelBox; measured: Size }): string {
  const across = image.widthPx / measured.width
  const down = image.heightPx / measured.height
  // Soft edges need one pixel more on each side.
  const left = Math.max(0, box.x - 1) * across
  const top = Math.max(0, box.y - 1) * down
  const right = Math.min(measured.width, box.x + box.width + 1) * across
  const bottom = Math.min(measured.height, box.y + box.height + 1) * down
  const [width, height] = [rounded(right - left), rounded(bottom - top)]
  const viewBox = [rounded(left), rounded(top), width, height].join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${svg.replace(/^<\?xml[^>]*\?>/, '')}</svg>`
}

/** Trims a drawing's clear margins. Returns null if it has none or if `readImage` refuses the file. */
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
