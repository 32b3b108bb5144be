import sharp from 'sharp'
import type { Logo } from './facts.ts'

/** Sharp on paper at the height of the letterhead. */
const LOGO_PX = { width: 1200, height: 276 }

/** A logo's pixels in the size of the letterhead. */
export async function sizeLogo(pixels: Uint8Array): Promise<Logo> {
  const picture = sharp(pixels)
    .resize({ ...LOGO_PX, fit: 'inside' })
    .png()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { png: data, widthPx: info.width, heightPx: info.height }
}
