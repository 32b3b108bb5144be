import { UPLOAD_LIMITS } from '@kitwright/contract/limits'
import type { Metadata, Sharp, SharpOptions } from 'sharp'
import { ProblemError } from '../../endpoint/index.ts'
import { bareJpeg } from './bareJpeg.ts'
import { bareWebp } from './bareWebp.ts'
import type { SafePicture } from './safePicture.ts'

type RasterMime = Exclude<SafePicture['mime'], 'image/svg+xml'>

/** Nothing is lost on the way, but of a JPEG what nobody sees: its colours are not made coarser than its light. */
const ENCODERS: Readonly<Record<RasterMime, (picture: Sharp) => Sharp>> = {
  'image/png': picture => picture.png({ compressionLevel: 8 }),
  'image/jpeg': picture => picture.jpeg({ quality: 98, chromaSubsampling: '4:4:4', mozjpeg: false }),
  // Without effort: forty megapixels are to be written in the time that an upload has.
  'image/webp': picture => picture.webp({ lossless: true, exact: true, effort: 0 }),
}

/** The pixels of a file as they are coded in it, where those can be kept. */
const BARE: Readonly<Partial<Record<RasterMime, (bytes: Uint8Array) => Uint8Array | null>>> = {
  'image/jpeg': bareJpeg,
  'image/webp': bareWebp,
}

export const isRaster = (mime: string): mime is RasterMime => Object.hasOwn(ENCODERS, mime)

const SRGB = [Buffer.from('sRGB', 'latin1'), Buffer.from('sRGB', 'utf16le').swap16()]

/** Upright, one frame, and in sRGB, be it said or not: nothing is to be turned or converted. */
const isAsShown = ({ orientation = 1, pages = 1, space, icc }: Metadata): boolean =>
  orientation === 1 && pages === 1 && space === 'srgb' && (!icc || SRGB.some(name => icc.includes(name)))

/**
 * Makes a picture of one of our kinds safe: upright, in sRGB, its first frame only, without metadata. A JPEG or WebP that is so already
 * keeps its pixels as they are coded, so that nothing is lost. The size is read from the header first, so that a small file of a billion
 * pixels is refused before it is unpacked.
 */
export async function reencodePicture(bytes: Uint8Array, mime: RasterMime): Promise<SafePicture> {
  // Loaded with the first upload: most servers' first request is another one.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  const header = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuseDamaged)
  if (header.width * header.height > UPLOAD_LIMITS.pixels) throw new ProblemError('image-too-large')
  const options: SharpOptions = { limitInputPixels: UPLOAD_LIMITS.pixels, failOn: 'error' }
  const bare = isAsShown(header) ? (BARE[mime]?.(bytes) ?? null) : null
  if (bare) {
    // Each of its pixels is read once: half a picture is none.
    await sharp(bare, options).resize({ width: 8, fastShrinkOnLoad: false }).raw().toBuffer().catch(refuseDamaged)
    return { bytes: bare, mime, widthPx: header.width, heightPx: header.height }
  }
  const picture = sharp(bytes, options).rotate().toColourspace('srgb')
  const { data, info } = await ENCODERS[mime](picture).toBuffer({ resolveWithObject: true }).catch(refuseDamaged)
  return { bytes: data, mime, widthPx: info.width, heightPx: info.height }
}

function refuseDamaged(): never {
  throw new ProblemError('image-unreadable')
}
