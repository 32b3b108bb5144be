const HEAD = 8
/** The `VP8X` flag for transparency. */
const ALPHA = 0x10
const ANIMATION = 0x02

interface Chunk {
  readonly kind: string
  readonly bytes: Buffer
}

/**
 * Returns the chunks of a WebP (https://developers.google.com/speed/webp/docs/riff_container); undefined if one is
 * incomplete.
 */
function chunksOf(bytes: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = []
  const whole = Math.min(bytes.length, HEAD + bytes.readUInt32LE(4))
  for (let at = 12; at + HEAD <= whole;) {
    const end = at + HEAD + bytes.readUInt32LE(at + 4)
    if (end > whole) return undefined
    chunks.push({ kind: bytes.toString('latin1', at, at + 4), bytes: bytes.subarray(at, end) })
    at = end + (end % 2)
  }
  return chunks
}

const isPixels = ({ kind }: Chunk): boolean => kind === 'VP8 ' || kind === 'VP8L'

/** Builds a RIFF file, with chunks padded to an even length. */
function riffOf(chunks: readonly Chunk[]): Buffer {
  const parts = chunks.flatMap(({ bytes }) => (bytes.length % 2 === 0 ? [bytes] : [bytes, Buffer.alloc(1)]))
  const head = Buffer.from('RIFF----WEBP', 'latin1')
  head.writeUInt32LE(4 + parts.reduce((sum, { length }) => sum + length, 0), 4)
  return Buffer.concat([head, ...parts])
}

/**
 * Returns a WebP with its coded pixels, without metadata or anything after its end. Null for an animated or invalid
 * file.
 */
export function bareWebp(content: Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (bytes.length < 20) return null
  const chunks = chunksOf(bytes)
  const pixels = chunks?.find(isPixels)
  const extended = chunks?.find(({ kind }) => kind === 'VP8X')
  if (!chunks || !pixels) return null
  if (!extended || pixels.kind === 'VP8L') return riffOf([pixels])
  if (extended.bytes.length < 18 || (extended.bytes[HEAD]! & ANIMATION) !== 0) return null
  const alpha = chunks.find(({ kind }) => kind === 'ALPH')
  if (!alpha) return riffOf([pixels])
  const head = Buffer.from(extended.bytes)
  head[HEAD] = ALPHA
  return riffOf([{ kind: 'VP8X', bytes: head }, alpha, pixels])
}
