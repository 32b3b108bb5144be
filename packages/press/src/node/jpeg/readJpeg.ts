/** Pixel properties in a JPEG's header. */
export interface JpegHeader {
  readonly widthPx: number
  readonly heightPx: number
}

const SOI = 0xd8
/** Baseline, extended and progressive Huffman coding: what DCTDecode of PDF reads. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2]
const OTHER_FRAMES: readonly number[] = [0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]
const [SOS, APP1, APP2, APP14] = [0xda, 0xe1, 0xe2, 0xee]
/**
 * Offsets in a frame's segment: its length, the bits of a sample, rows, columns, the number of components, and three
 * bytes of each.
 */
const FRAME = { bits: 2, rows: 3, columns: 5, components: 7, first: 8, each: 3 }
const YCC = '1 2 3'
const ADOBE_YCC = 1
const ADOBE_TRANSFORM_AT = 13

/** Yields the segments before the pixels: the marker, and the segment from its length on. */
function* segmentsOf(bytes: Buffer): Generator<readonly [marker: number, segment: Buffer]> {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== SOI) return
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return
    const marker = bytes[at + 1]!
    // Fill bytes may come before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length) return
    yield [marker, bytes.subarray(at + 2, end)]
    if (marker === SOS) return
    at = end
  }
}

const isTagged = (segment: Buffer, tag: string): boolean =>
  segment.subarray(2, 2 + tag.length).toString('latin1') === tag

/** Whether a segment changes what the plain samples show: a profile, a turn, or other primaries than YCbCr. */
function changesPixels(marker: number, segment: Buffer): boolean {
  if (marker === APP1) return isTagged(segment, 'Exif\0')
  if (marker === APP2) return isTagged(segment, 'ICC_PROFILE\0')
  return marker === APP14 && isTagged(segment, 'Adobe') && segment[ADOBE_TRANSFORM_AT] !== ADOBE_YCC
}

function frameOf(segment: Buffer): JpegHeader | null {
  if (segment[FRAME.bits] !== 8 || segment.length < FRAME.first + 3 * FRAME.each) return null
  const ids = [0, 1, 2].map(i => segment[FRAME.first + i * FRAME.each])
  if (segment[FRAME.components] !== 3 || ids.join(' ') !== YCC) return null
  const [heightPx, widthPx] = [segment.readUInt16BE(FRAME.rows), segment.readUInt16BE(FRAME.columns)]
  return widthPx > 0 && heightPx > 0 ? { widthPx, heightPx } : null
}

/**
 * Reads the header of a JPEG whose samples are sRGB as they stand: YCbCr of 8 bits, without a profile and without a turn in its metadata. Returns
 * null for any other file: its pixels have to be decoded to be shown right.
 */
export function readPlainJpeg(content: Uint8Array): JpegHeader | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  let header: JpegHeader | null = null
  for (const [marker, segment] of segmentsOf(bytes)) {
    if (OTHER_FRAMES.includes(marker) || changesPixels(marker, segment)) return null
    if (FRAMES.includes(marker)) header = frameOf(segment)
    if (marker === SOS) return header
  }
  return null
}
