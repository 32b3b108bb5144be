import { crc32, deflateSync } from 'node:zlib'

const chunk = (kind: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(kind), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const tail = Buffer.alloc(4)
  tail.writeUInt32BE(crc32(named))
  return Buffer.concat([head, named, tail])
}

/** A white PNG of one bit a pixel: small as a file, whatever its size in pixels. */
export function whitePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const rowBytes = 1 + Math.ceil(width / 8)
  const rows = Buffer.alloc(height * rowBytes, 255)
  for (let y = 0; y < height; y++) rows[y * rowBytes] = 0
  const magic = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([magic, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}
