import type { Canvas } from '@napi-rs/canvas'

const HEADER = 12

/** A canvas as lossless WebP with nothing but its pixels: Skia adds a colour profile larger than many a tile. */
export function losslessWebp(canvas: Canvas): Buffer {
  const file = canvas.toBuffer('image/webp', 100)
  for (let at = HEADER; at < file.length;) {
    const bytes = file.readUInt32LE(at + 4)
    const end = at + 8 + bytes + (bytes % 2)
    if (file.toString('latin1', at, at + 4) === 'VP8L') return riff(file.subarray(at, end))
    at = end
  }
  throw new Error('not a lossless WebP')
}

function riff(chunk: Buffer): Buffer {
  const header = Buffer.from('RIFF0000WEBP', 'latin1')
  header.writeUInt32LE(4 + chunk.length, 4)
  return Buffer.concat([header, chunk])
}
