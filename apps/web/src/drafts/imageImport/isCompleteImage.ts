import type { ImageMime } from './imageHeader.ts'

const ascii = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** Goes from chunk to chunk, each of which says how long it is, to the one that ends a PNG. */
function isWholePng(bytes: Uint8Array): boolean {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 12 <= bytes.length; at += 12 + data.getUint32(at)) {
    if (ascii(bytes, at + 4, 4) === 'IEND') return true
  }
  return false
}

/** A JPEG's end mark; cameras write more behind it. */
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
  // A parser knows.
  'image/svg+xml': () => true,
}

/** Whether a picture's file goes on to its end: browsers draw the rest of a broken one as nothing, and say no word. */
export const isWholeImage = (bytes: Uint8Array, mime: ImageMime): boolean => CHECKS[mime](bytes)
