import { crc32 } from 'node:zlib'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Length and kind before a chunk's data, its sum after them. */
const [HEAD, SUM] = [8, 4]

/** Whether each chunk is what its sum says, to the last (https://www.w3.org/TR/png-3/#5Chunk-layout). */
function isWholePng(bytes: Buffer): boolean {
  for (let at = PNG.length; at + HEAD + SUM <= bytes.length;) {
    const end = at + HEAD + bytes.readUInt32BE(at)
    if (end + SUM > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return false
    if (bytes.toString('latin1', at + 4, at + HEAD) === 'IEND') return true
    at = end + SUM
  }
  return false
}

/** A picture's end; after it come at most some bytes that say nothing. */
const JPEG_END = Buffer.from([0xff, 0xd9])
const MOST_AFTER = 16

const isWholeJpeg = (bytes: Buffer): boolean => bytes.includes(JPEG_END, Math.max(0, bytes.length - MOST_AFTER))

/** Its header says how long it is. */
const isWholeWebp = (bytes: Buffer): boolean => bytes.readUInt32LE(4) + HEAD <= bytes.length

/**
 * Whether a picture of one of our kinds is there to its end: what draws takes half of one for a whole one whose rest is empty. Of any other bytes
 * it says nothing.
 */
export function isCompletePicture(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (bytes.subarray(0, PNG.length).equals(PNG)) return isWholePng(bytes)
  if (bytes.length > HEAD && bytes.readUInt16BE(0) === 0xffd8) return isWholeJpeg(bytes)
  if (bytes.length > HEAD && bytes.toString('latin1', 0, 4) === 'RIFF') return isWholeWebp(bytes)
  return true
}
