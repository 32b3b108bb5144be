import { UPLOAD_LIMITS } from '@kitwright/contract'

const toBlob = (canvas: HTMLCanvasElement, mime: string, quality?: number): Promise<Blob | null> =>
  new Promise(done => canvas.toBlob(done, mime, quality))

const RIFF_HEAD = 12
const CHUNK_HEAD = 8

/** Whether a WebP file keeps its pixels in the lossless format (chunk `VP8L`). */
export function isLosslessWebp(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const name = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (name(0) !== 'RIFF' || name(8) !== 'WEBP') return false
  for (let at = RIFF_HEAD; at + CHUNK_HEAD <= bytes.length;) {
    if (name(at) === 'VP8L') return true
    const size = view.getUint32(at + 4, true)
    at += CHUNK_HEAD + size + (size % 2)
  }
  return false
}

/** Chromium and Firefox encode without loss at quality 1; Safari answers with a PNG. */
async function losslessWebp(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const webp = await toBlob(canvas, 'image/webp', 1)
  if (webp?.type !== 'image/webp') return null
  return isLosslessWebp(new Uint8Array(await webp.arrayBuffer())) ? webp : null
}

export interface LosslessPicture {
  /** Null where every lossless file of the picture is over the limit. */
  readonly blob: Blob | null
  /** Size of the smallest lossless file. */
  readonly bytes: number
}

/** The canvas's pixels, unchanged, as a file that the server takes: a PNG, else a lossless WebP, which is smaller. */
export async function encodeLossless(
  canvas: HTMLCanvasElement,
  maxBytes: number = UPLOAD_LIMITS.bytes,
): Promise<LosslessPicture> {
  const png = await toBlob(canvas, 'image/png')
  if (!png) throw new Error('the picture could not be encoded')
  if (png.size <= maxBytes) return { blob: png, bytes: png.size }
  const webp = await losslessWebp(canvas)
  const smallest = webp && webp.size < png.size ? webp : png
  return { blob: smallest.size <= maxBytes ? smallest : null, bytes: smallest.size }
}

/** The picture with losses that are hard to see, for when no lossless file is small enough. Ask the customer first. */
export const encodeLossy = (canvas: HTMLCanvasElement): Promise<Blob | null> => toBlob(canvas, 'image/webp', 0.95)
