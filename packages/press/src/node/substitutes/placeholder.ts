import { inflateSync } from 'node:zlib'
import { createCanvas } from '@napi-rs/canvas'
import type { Drawable } from '@kitwright/artwork'
import { PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib'

/** The first bytes of a placeholder's pixels. The name of the replaced object follows. */
const SIGN = Buffer.from('kitwright plate ')
/** Length of a name in bytes: a SHA-256. */
const NAME_BYTES = 32
const BYTES_PER_PX = 3
const WIDTH_PX = (SIGN.length + NAME_BYTES) / BYTES_PER_PX

/** Creates a picture of one row of pixels that carries a name of 32 bytes. */
export function createPlaceholder(name: Buffer): Drawable {
  const canvas = createCanvas(WIDTH_PX, 1)
  const context = canvas.getContext('2d')
  const image = context.createImageData(WIDTH_PX, 1)
  Buffer.concat([SIGN, name]).forEach((byte, i) => {
    image.data[4 * Math.floor(i / BYTES_PER_PX) + (i % BYTES_PER_PX)] = byte
  })
  for (let i = 3; i < image.data.length; i += 4) image.data[i] = 255
  context.putImageData(image, 0, 0)
  return canvas as unknown as Drawable
}

/** Reads the name (hex) that a placeholder in a PDF carries. Returns undefined for any other object. */
export function placeholderName(object: PDFObject): string | undefined {
  if (!(object instanceof PDFRawStream)) return undefined
  const valueOf = (key: string): string => String(object.dict.get(PDFName.of(key)))
  const isSign = valueOf('Subtype') === '/Image' && valueOf('Width') === String(WIDTH_PX)
  if (!isSign || valueOf('Height') !== '1' || valueOf('Filter') !== '/FlateDecode') return undefined
  const bytes = inflateSync(object.contents)
  return bytes.subarray(0, SIGN.length).equals(SIGN) ? bytes.subarray(SIGN.length).toString('hex') : undefined
}
