import { crc32, deflateSync } from 'node:zlib'
import { encodeQR } from 'qr'
import type { Png } from '../../files/index.ts'

/** The white margin that readers require, in modules. */
const QUIET = 4
/** Large enough that paper and sharp screens show whole modules; a multiple of eight, so that modules fill bytes. */
const MODULE_PX = 8
const WHITE = 0xff
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Writes a chunk of a PNG: length, kind, data and checksum. */
function chunkOf(kind: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** Writes the header of a picture of one grey bit a pixel. */
function headOf(sidePx: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(sidePx)
  head.writeUInt32BE(sidePx, 4)
  head[8] = 1
  return head
}

/**
 * Draws a code black on white, as a PNG with a whole number of pixels for each module. It needs a millisecond, so it
 * needs no process of its own.
 */
export function drawPaymentCode(text: string): Png {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  const sidePx = modules.length * MODULE_PX
  // Each row of pixels begins with its filter, which is none; each module is one byte of eight pixels.
  const rows = modules.flatMap(row => {
    const bytes = Buffer.from([0, ...row.map(isDark => (isDark ? 0 : WHITE))])
    return Array.from({ length: MODULE_PX }, () => bytes)
  })
  const chunks = [
    chunkOf('IHDR', headOf(sidePx)),
    chunkOf('IDAT', deflateSync(Buffer.concat(rows))),
    chunkOf('IEND', Buffer.alloc(0)),
  ]
  return { png: Buffer.concat([SIGNATURE, ...chunks]), widthPx: sidePx, heightPx: sidePx }
}
