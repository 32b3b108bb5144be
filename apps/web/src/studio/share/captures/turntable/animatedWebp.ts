/** One still WebP as a browser encodes it, and its duration. */
export interface WebpFrame {
  readonly bytes: Uint8Array
  readonly durationMs: number
}

interface Chunk {
  readonly name: string
  readonly data: Uint8Array
}

const HEADER_BYTES = 12
const MAX_DURATION_MS = 0xffffff
const FLAG = { animation: 0x02, alpha: 0x10 } as const
/** The blend mode of a frame: its pixels replace those of the previous one, including transparent ones. */
const REPLACE = 0x02

const textAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

/** Returns the chunks of a WebP file. Throws when it is not WebP, or truncated. */
function chunksOf(bytes: Uint8Array): Chunk[] {
  const isWebp = bytes.length >= HEADER_BYTES && textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP'
  if (!isWebp) throw new TypeError('a frame is no WebP')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks: Chunk[] = []
  for (let at = HEADER_BYTES; at + 8 <= bytes.length;) {
    const length = view.getUint32(at + 4, true)
    const end = at + 8 + length
    if (end > bytes.length) throw new TypeError('a frame is cut off')
    chunks.push({ name: textAt(bytes, at), data: bytes.subarray(at + 8, end) })
    at = end + (length % 2)
  }
  return chunks
}

/** Returns the chunks of a still that belong in a frame: its transparency, then its picture. */
function pictureOf(frame: WebpFrame): readonly Chunk[] {
  const chunks = chunksOf(frame.bytes).filter(({ name }) => name === 'ALPH' || name === 'VP8 ' || name === 'VP8L')
  if (!chunks.some(({ name }) => name !== 'ALPH')) throw new TypeError('a frame has no picture')
  return chunks
}

function bytesOf(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  parts.reduce((at, part) => (all.set(part, at), at + part.length), 0)
  return all
}

const letters = (text: string): number[] => [...new TextEncoder().encode(text)]
const int24 = (value: number): number[] => [value & 255, (value >> 8) & 255, (value >> 16) & 255]
const int32 = (value: number): number[] => [...int24(value), (value >>> 24) & 255]

/** Encodes a chunk with its header, padded to an even length. */
function write({ name, data }: Chunk): Uint8Array {
  const head = Uint8Array.from([...letters(name), ...int32(data.length)])
  return bytesOf([head, data, new Uint8Array(data.length % 2)])
}

const canvasChunk = (widthPx: number, heightPx: number, hasAlpha: boolean): Chunk => ({
  name: 'VP8X',
  data: Uint8Array.from([
    FLAG.animation | (hasAlpha ? FLAG.alpha : 0),
    ...int24(0),
    ...int24(widthPx - 1),
    ...int24(heightPx - 1),
  ]),
})

/** A transparent background (blue, green, red, alpha), repeated endlessly. */
const ANIMATION: Chunk = { name: 'ANIM', data: Uint8Array.from([0, 0, 0, 0, 0, 0]) }

function frameChunk(picture: readonly Chunk[], { widthPx, heightPx }: Size, durationMs: number): Chunk {
  const length = Math.min(MAX_DURATION_MS, Math.max(1, Math.round(durationMs)))
  const place = [...int24(0), ...int24(0), ...int24(widthPx - 1), ...int24(heightPx - 1), ...int24(length), REPLACE]
  return { name: 'ANMF', data: bytesOf([Uint8Array.from(place), ...picture.map(write)]) }
}

interface Size {
  readonly widthPx: number
  readonly heightPx: number
}

/**
 * Combines stills of one size into an animated WebP that loops; nothing is re-encoded. The container is RIFF, see
 * https://developers.google.com/speed/webp/docs/riff_container. Throws a TypeError for a frame that is not WebP, and
 * without frames.
 */
export function animatedWebp(frames: readonly WebpFrame[], size: Size): Uint8Array<ArrayBuffer> {
  if (frames.length === 0) throw new TypeError('an animation needs frames')
  const pictures = frames.map(pictureOf)
  const hasAlpha = pictures.some(chunks => chunks.some(({ name }) => name === 'ALPH' || name === 'VP8L'))
  const body = bytesOf([
    Uint8Array.from(letters('WEBP')),
    write(canvasChunk(size.widthPx, size.heightPx, hasAlpha)),
    write(ANIMATION),
    ...pictures.map((picture, i) => write(frameChunk(picture, size, frames[i]!.durationMs))),
  ])
  return bytesOf([Uint8Array.from([...letters('RIFF'), ...int32(body.length)]), body])
}
