import { UPLOAD_LIMITS } from '@kitwright/contract'
import { cleanSvg, type MakeSafe, SvgRefusedError } from '@kitwright/vector'
import { isWholeImage } from './isCompleteImage.ts'
import { imageHeader } from './imageHeader.ts'

/** Accepts a raster picture within an SVG unchanged once its type is recognised: the server re-encodes it on upload. */
export const checkRaster: MakeSafe = async bytes => {
  const header = imageHeader(bytes)
  if (header?.mime === 'image/svg+xml') {
    const { text } = await cleanSvg(new TextDecoder().decode(bytes), refuseDeeper)
    return { bytes: new TextEncoder().encode(text), mime: header.mime }
  }
  if (!header) return firstFrame(bytes)
  if (header.size && header.size.width * header.size.height > UPLOAD_LIMITS.pixels)
    throw new SvgRefusedError('image-too-large')
  if (!isWholeImage(bytes, header.mime)) throw new SvgRefusedError('image-unreadable')
  return { bytes, mime: header.mime }
}

const refuseDeeper: MakeSafe = async () => {
  throw new SvgRefusedError('svg-too-complex')
}

/** Returns the first frame of a GIF as a PNG. */
async function firstFrame(bytes: Uint8Array): ReturnType<MakeSafe> {
  if (String.fromCharCode(...bytes.subarray(0, 4)) !== 'GIF8') throw new SvgRefusedError('image-unreadable')
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/gif' })).catch(() => {
    throw new SvgRefusedError('image-unreadable')
  })
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return { bytes: new Uint8Array(await blob.arrayBuffer()), mime: 'image/png' }
}
