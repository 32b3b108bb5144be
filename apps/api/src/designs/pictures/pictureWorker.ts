import { assetKey, type Drawable, patternsOf, type Sources } from '@kitwright/artwork'
import { loadImageBuffer, nodeSources, separableSvg } from '@kitwright/artwork/node'
import { registerOwnFont } from '@kitwright/library/node'
import { encodePicture, portraitOf } from '@kitwright/portrait/node'
import type { JobHandler } from '../../workers/index.ts'
import type { PictureToDraw } from './drawPicture.ts'
import type { PictureSettings } from './pictureSettings.ts'

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

/** Coarsest quality, below which patterns smear. */
const MIN_QUALITY = 44
const QUALITY_STEP = 8

/** Encodes a picture, more coarsely while it is over its size; fine patterns are the largest. */
async function encodeWithin(
  picture: Parameters<typeof encodePicture>[0],
  { format, quality, maxBytes = Infinity }: Pick<PictureSettings, 'format' | 'quality' | 'maxBytes'>,
): Promise<Uint8Array> {
  const bytes = await encodePicture(picture, format, quality)
  if (quality === undefined || bytes.length <= maxBytes || quality - QUALITY_STEP < MIN_QUALITY) return bytes
  return encodeWithin(picture, { format, quality: quality - QUALITY_STEP, maxBytes })
}

export const work: JobHandler<PictureToDraw, Uint8Array> = async ({ document, settings, images, fonts }) => {
  for (const { font, bytes } of fonts) registerOwnFont(font, bytes)
  const sources = await nodeSources(patternsOf(document), await decode(images), 'screen', {
    separable: drawingsAmong(images),
  })
  const picture = await portraitOf({ ...settings, document, sources })
  if (!picture) throw new Error(`the garment ${document.garment} has no models to draw`)
  return encodeWithin(picture, settings)
}
