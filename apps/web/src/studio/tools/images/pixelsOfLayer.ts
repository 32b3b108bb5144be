import type { ImageLayer } from '@kitwright/design'
import { keepImage, type ChosenImage } from '../../../drafts/index.ts'
import { encodeLossless } from './files/encodeLossless.ts'
import { openPicture } from './editor/file/openPicture.ts'

/** Renders the layer's image at print resolution in this browser and stores it; null on failure. */
export async function pixelsOfLayer(layer: ImageLayer): Promise<ChosenImage | null> {
  try {
    const { pixels } = await openPicture(layer)
    const canvas = document.createElement('canvas')
    canvas.width = pixels.width
    canvas.height = pixels.height
    const data = pixels.data as Uint8ClampedArray<ArrayBuffer>
    canvas.getContext('2d')?.putImageData(new ImageData(data, pixels.width, pixels.height), 0, 0)
    const { blob } = await encodeLossless(canvas)
    return blob && (await keepImage(blob))
  } catch (cause) {
    console.error('the drawing could not be kept as pixels', cause)
    return null
  }
}
