import { UPLOAD_LIMITS } from '@kitwright/contract'

const toBlob = (canvas: HTMLCanvasElement, mime: string, quality?: number): Promise<Blob | null> =>
  new Promise(done => canvas.toBlob(done, mime, quality))

const RIFF_HEAD = 12
const CHUNK_HEAD = 8

/** Whether a WebP file is lossless (chunk `VP8L`). */
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

/** Chromium and Firefox encode losslessly at quality 1. Safari returns a PNG. */
async function losslessWebp(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const webp = await toBlob(canvas, 'image/webp', 1)
  if (webp?.type !== 'image/webp') return null
  return isLosslessWebp(new Uint8Array(await webp.arrayBuffer())) ? webp : null
}

export interface LosslessPicture {
  /** Null if every lossless file exceeds the limit. */
  readonly blob: Blob | null
  /** Bytes of the smallest lossless file. */
  readonly bytes: number
}

/** Encodes the canvas losslessly for upload: as a PNG, or as a smaller WebP if the PNG is too large. */
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

/** Encodes with barely visible loss, for images without a small enough lossless file. Ask the customer first. */
export const encodeLossy = (canvas: HTMLCanvasElement): Promise<Blob | null> => toBlob(canvas, 'image/webp', 0.95)
