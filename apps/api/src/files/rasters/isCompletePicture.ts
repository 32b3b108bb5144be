import { crc32 } from 'node:zlib'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Length and type before a chunk's data, its checksum after it. */
const [HEAD, SUM] = [8, 4]

/** Whether each chunk up to the last matches its checksum (https://www.w3.org/TR/png-3/#5Chunk-layout). */
function isWholePng(bytes: Buffer): boolean {
  for (let at = PNG.length; at + HEAD + SUM <= bytes.length;) {
    const end = at + HEAD + bytes.readUInt32BE(at)
    if (end + SUM > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return false
    if (bytes.toString('latin1', at + 4, at + HEAD) === 'IEND') return true
    at = end + SUM
  }
  return false
}

/** Marker at a picture's end. At most a few meaningless bytes follow it. */
const JPEG_END = Buffer.from([0xff, 0xd9])
const MOST_AFTER = 16

const isWholeJpeg = (bytes: Buffer): boolean => bytes.includes(JPEG_END, Math.max(0, bytes.length - MOST_AFTER))

/** Checks the length in the file's header. */
const isWholeWebp = (bytes: Buffer): boolean => bytes.readUInt32LE(4) + HEAD <= bytes.length

/**
 * Whether a PNG, JPEG or WebP file is complete. Decoders render truncated files without an error, with the rest empty.
 * Does not check any other bytes.
 */
export function isCompletePicture(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (bytes.subarray(0, PNG.length).equals(PNG)) return isWholePng(bytes)
  if (bytes.length > HEAD && bytes.readUInt16BE(0) === 0xffd8) return isWholeJpeg(bytes)
  if (bytes.length > HEAD && bytes.toString('latin1', 0, 4) === 'RIFF') return isWholeWebp(bytes)
  return true
}
