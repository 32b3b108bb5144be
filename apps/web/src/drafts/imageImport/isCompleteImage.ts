import type { ImageMime } from './imageHeader.ts'

const ascii = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** Walks the chunks of a PNG by their lengths to its end chunk. */
function isWholePng(bytes: Uint8Array): boolean {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 12 <= bytes.length; at += 12 + data.getUint32(at)) {
    if (ascii(bytes, at + 4, 4) === 'IEND') return true
  }
  return false
}

/** Looks for a JPEG's end marker; cameras write more data behind it. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  for (let at = bytes.length - 2; at > 1; at--) if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true
  return false
}

function isWholeWebp(bytes: Uint8Array): boolean {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return bytes.length >= 12 && data.getUint32(4, true) + 8 <= bytes.length
}

const CHECKS: Record<ImageMime, (bytes: Uint8Array) => boolean> = {
  'image/png': isWholePng,
  'image/jpeg': isWholeJpeg,
  'image/webp': isWholeWebp,
  // The parser checks completeness.
  'image/svg+xml': () => true,
}

/** Whether a picture's file is complete: browsers draw the rest of a truncated one as nothing, without an error. */
export const isWholeImage = (bytes: Uint8Array, mime: ImageMime): boolean => CHECKS[mime](bytes)
