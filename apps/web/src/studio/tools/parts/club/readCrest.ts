import { mainColours } from '@kitwright/artwork/pixels'
import type { ImageLayer } from '@kitwright/design'
import { imageUrl } from '../../../../drafts/index.ts'

/** Fine enough that a crest's colours are flat, and read in a few milliseconds. */
const SIDE_PX = 160

/** Returns the main colours of a picture on the kit, the largest first. */
export async function readCrest(asset: ImageLayer['asset']): Promise<readonly string[]> {
  const url = await imageUrl(asset)
  if (url === null) throw new Error('the picture is not at hand')
  const picture = new Image()
  picture.crossOrigin = 'anonymous'
  picture.src = url
  await picture.decode()
  const by = SIDE_PX / Math.max(asset.widthPx, asset.heightPx)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(asset.widthPx * by))
  canvas.height = Math.max(1, Math.round(asset.heightPx * by))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas to draw the picture on')
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return mainColours(context.getImageData(0, 0, canvas.width, canvas.height))
}
