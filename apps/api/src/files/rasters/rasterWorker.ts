import type { JobHandler } from '../../workers/index.ts'
import { drawSvg, loadPicture, pngOf } from '../svgRendering/drawSvg.ts'
import { looksLikeSvg } from '../safety/looksLikeSvg.ts'

/** Twice the widest picture of a garment, so that a picture covering its front is still sharp. */
export const SIDE_PX = 2048
/** A hundred layers of that size. */
const MOST_LAYERS_PX = 100 * SIDE_PX ** 2
/** The share of the two seconds available. */
const MOST_MS = 800

/** Returns a picture's pixels as PNG, no larger than useful; null if it is no picture. */
export const work: JobHandler<Uint8Array, Uint8Array | null> = async bytes =>
  looksLikeSvg(bytes)
    ? drawSvg({ bytes, sidePx: SIDE_PX, mostLayersPx: MOST_LAYERS_PX, mostMs: MOST_MS })
    : drawPixels(bytes)

/** Converts pixels without enlarging them. */
async function drawPixels(bytes: Uint8Array): Promise<Uint8Array | null> {
  const picture = await loadPicture(bytes)
  return picture && pngOf(picture, Math.min(1, SIDE_PX / Math.max(picture.width, picture.height)))
}
