import { nodeSurface, encodePng, loadImageBuffer } from '@kitwright/artwork/node'
import { MOST_WEIGHT, weighSvg } from '@kitwright/vector'
import type { Work } from '../workers/index.ts'
import { looksLikeSvg } from './looksLikeSvg.ts'

/** Twice the widest picture of a garment, so that a picture all over its front is still sharp. */
const SIDE_PX = 2048
/** Times the weight that is refused at the upload. */
const BEYOND_DOUBT = 10

interface Sized {
  readonly width: number
  readonly height: number
}

/** A picture's pixels as PNG, no larger than they are of use; null for what is no picture. */
export const work: Work<Uint8Array, Uint8Array | null> = async bytes => {
  const isSvg = looksLikeSvg(bytes)
  // An estimate may err, the clock does not: only what is beyond all doubt is not even begun.
  if (isSvg && weighSvg(bytes) > BEYOND_DOUBT * MOST_WEIGHT) return null
  const picture = (await loadImageBuffer(bytes).catch(() => null)) as (Sized & CanvasImageSource) | null
  if (!picture || picture.width === 0 || picture.height === 0) return null
  const scale = SIDE_PX / Math.max(picture.width, picture.height)
  // A drawing is as sharp as it is large; pixels become no more.
  const by = isSvg ? scale : Math.min(1, scale)
  const width = Math.max(1, Math.round(picture.width * by))
  const height = Math.max(1, Math.round(picture.height * by))
  if (isSvg) Object.assign(picture, { width, height })
  const canvas = nodeSurface.createCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2D canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return encodePng(canvas)
}
