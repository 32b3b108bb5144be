import { assetKey, type Drawable, patternsOf, type Sources } from '@kitwright/artwork'
import { loadImageBuffer, nodeSources, separableSvg } from '@kitwright/artwork/node'
import { registerOwnFont } from '@kitwright/library/node'
import { encodePicture, portraitOf } from '@kitwright/portrait/node'
import type { JobHandler } from '../../workers/index.ts'
import type { PictureToDraw } from './drawPicture.ts'

async function decode(images: PictureToDraw['images']): Promise<Map<string, Drawable>> {
  const decoded = new Map<string, Drawable>()
  for (const { id, bytes } of images) {
    // Leaves out a picture that cannot be read, as on the screen.
    const image = await loadImageBuffer(bytes).catch(() => null)
    if (image) decoded.set(assetKey({ source: 'file', id }), image)
  }
  return decoded
}

const drawingsAmong = (images: PictureToDraw['images']): NonNullable<Sources['separable']> =>
  new Map(
    images.flatMap(({ id, svg }) => {
      const drawing = svg === undefined ? null : separableSvg(svg)
      return drawing ? [[assetKey({ source: 'file', id }), drawing] as const] : []
    }),
  )

export const work: JobHandler<PictureToDraw, Uint8Array> = async ({ document, settings, images, fonts }) => {
  for (const { font, bytes } of fonts) registerOwnFont(font, bytes)
  const sources = await nodeSources(patternsOf(document), await decode(images), 'screen', {
    separable: drawingsAmong(images),
  })
  const picture = await portraitOf({ ...settings, document, sources })
  if (!picture) throw new Error(`the garment ${document.garment} has no models to draw`)
  return encodePicture(picture, settings.format, settings.quality)
}
