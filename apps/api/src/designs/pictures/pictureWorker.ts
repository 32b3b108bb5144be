import { assetKey, type Drawable, patternsOf, type Sources, type SurfaceCanvas } from '@kitwright/artwork'
import { flatPicture } from '@kitwright/artwork/flat'
import { loadImageBuffer, nodeSources, nodeSurface, separableSvg } from '@kitwright/artwork/node'
import type { DesignDocument } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
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

/** Draws the pieces laid out, for a garment without models. */
function drawFlat(document: DesignDocument, settings: PictureSettings, sources: Sources): SurfaceCanvas {
  const { widthPx, heightPx, ground: background } = settings
  const side = settings.view === 'back' ? 'back' : 'front'
  const garment = getGarment(document.garment)
  return flatPicture(document, garment, { widthPx, heightPx, side, background, surface: nodeSurface, sources })
}

export const work: JobHandler<PictureToDraw, Uint8Array> = async ({ document, settings, images, fonts }) => {
  for (const { font, bytes } of fonts) registerOwnFont(font, bytes)
  const sources = await nodeSources(patternsOf(document), await decode(images), 'screen', {
    separable: drawingsAmong(images),
  })
  const picture = (await portraitOf({ ...settings, document, sources })) ?? drawFlat(document, settings, sources)
  return encodePicture(picture, settings.format)
}
