import type { Page } from '@playwright/test'
import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** Builds an 8-bit RGBA PNG that claims this size, px. Its pixels are the content of `rows`. */
function png(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A round crest on a transparent ground: an orange ring around a dark disc. */
export function crestPng(side = 240): Buffer {
  const rows = Buffer.alloc(side * (side * 4 + 1))
  const middle = side / 2
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const radius = Math.hypot(x - middle, y - middle) / middle
      if (radius > 0.96) continue
      rows.set(radius > 0.7 ? [249, 115, 22, 255] : [17, 24, 39, 255], y * (side * 4 + 1) + 1 + x * 4)
    }
  }
  return png(side, side, rows)
}

/** A small file that decodes to 30,000 × 30,000 px, which would take 3.6 GB of memory. */
export const hugePng = (): Buffer => png(30_000, 30_000, Buffer.alloc(1_000))

/** A valid vector logo. */
export const starSvg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
    <path fill="#facc15" d="M50 4l14 30 33 4-24 23 6 33-29-16-29 16 6-33L3 38l33-4z"/>
  </svg>`,
)

/** An SVG that tries to run scripts in every possible way. Each would set `window.hasBeenTricked`. */
const hostile = (more: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100" onload="window.hasBeenTricked=1">
    <script>window.hasBeenTricked = 2; parent.hasBeenTricked = 2</script>
    <rect width="100" height="100" fill="#dc2626" onclick="window.hasBeenTricked=3"/>
    <a xlink:href="javascript:window.hasBeenTricked=4"><circle cx="50" cy="50" r="30" fill="#fff"/></a>${more}
  </svg>`,
  )
export const hostileSvg = hostile('')
/** Contains a part that would be missing from the print. */
export const hostilePage = hostile(
  '<foreignObject width="10" height="10"><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="window.hasBeenTricked=5"/></body></foreignObject>',
)

/** A sponsor's name as companies send it: on white, up to the edge. */
export const boxedPng = async (page: Page): Promise<Buffer> => {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 480 })
    const pen = canvas.getContext('2d')!
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, 1200, 480)
    pen.fillStyle = '#facc15'
    pen.fillRect(120, 120, 960, 240)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.split(',')[1]!, 'base64')
}
