import { UPLOAD_LIMITS } from '@kitwright/contract/limits'
import type { Sharp } from 'sharp'
import { Problem } from '../endpoint/index.ts'
import type { SafePicture } from './safePicture.ts'

type RasterMime = Exclude<SafePicture['mime'], 'image/svg+xml'>

const ENCODERS: Readonly<Record<RasterMime, (picture: Sharp) => Sharp>> = {
  'image/png': picture => picture.png({ compressionLevel: 8 }),
  'image/jpeg': picture => picture.jpeg({ quality: 92, mozjpeg: false }),
  'image/webp': picture => picture.webp({ quality: 92, alphaQuality: 100 }),
}

export const isRaster = (mime: string): mime is RasterMime => Object.hasOwn(ENCODERS, mime)

/**
 * Decodes and encodes a picture of one of our kinds: upright, in sRGB, its first frame only, without metadata. The size is read from
 * the header first, so that a small file of a billion pixels is refused before it is unpacked.
 */
export async function encodeAgain(bytes: Uint8Array, mime: RasterMime): Promise<SafePicture> {
  // Loaded with the first upload: most servers' first request is another one.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuseDamaged)
  if (header.width * header.height > UPLOAD_LIMITS.pixels) throw new Problem('image-too-large')
  const picture = sharp(bytes, { limitInputPixels: UPLOAD_LIMITS.pixels, failOn: 'error' })
    .rotate()
    .toColourspace('srgb')
  const { data, info } = await ENCODERS[mime](picture).toBuffer({ resolveWithObject: true }).catch(refuseDamaged)
  return { bytes: data, mime, widthPx: info.width, heightPx: info.height }
}

function refuseDamaged(): never {
  throw new Problem('image-unreadable')
}
