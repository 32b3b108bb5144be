import { encodeQR } from 'qr'
import type { Png } from '../../files/index.ts'

/** The white margin that readers require, in modules. */
const QUIET = 4
/** Large enough that paper and sharp screens show whole modules. */
const MODULE_PX = 8

/** Draws a code black on white, as a PNG with a whole number of pixels for each module. */
export async function drawPaymentCode(text: string): Promise<Png> {
  // With the first one: a server makes few of them.
  const { default: sharp } = await import('sharp')
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  const side = rows.length
  const modules = Uint8Array.from(rows.flat(), isDark => (isDark ? 0 : 255))
  const png = await sharp(modules, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * MODULE_PX, side * MODULE_PX, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer()
  return { png, widthPx: side * MODULE_PX, heightPx: side * MODULE_PX }
}
