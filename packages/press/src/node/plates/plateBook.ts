import { createHash } from 'node:crypto'
import { deflateSync, inflateSync } from 'node:zlib'
import { createCanvas } from '@napi-rs/canvas'
import type { Drawable, PlateInk, TakePlate } from '@kitwright/artwork'
import { PDFHexString, PDFName, PDFRawStream, type PDFContext, type PDFObject, type PDFRef } from '@cantoo/pdf-lib'
import { packPlate, packValues, unpackValues, type PackedPlate } from './packedPlate.ts'

/** What a picture says that stands for a plate, before the plate's own name. */
const SIGN = Buffer.from('kitwright plate ')
const NAME_BYTES = 32
const SIGN_PX = { widthPx: (SIGN.length + NAME_BYTES) / 3, heightPx: 1 }

/** A plate and what its values mean on one page. */
interface Inked {
  readonly plate: PackedPlate
  readonly ink: PlateInk
}

/** The plates of one file. Skia would keep them as three bytes for each pixel and copy them; it draws pictures of a few pixels in their places, each with its plate's name, which the finished file has the plates for. */
export interface PlateBook {
  readonly take: TakePlate
  /** Puts the plates where their names are. */
  fillIn(context: PDFContext, rgb: PDFObject): void
}

function pictureOf(name: Buffer): Drawable {
  const canvas = createCanvas(SIGN_PX.widthPx, SIGN_PX.heightPx)
  const context = canvas.getContext('2d')
  const image = context.createImageData(SIGN_PX.widthPx, SIGN_PX.heightPx)
  Buffer.concat([SIGN, name]).forEach((byte, i) => {
    image.data[4 * Math.floor(i / 3) + (i % 3)] = byte
  })
  for (let i = 3; i < image.data.length; i += 4) image.data[i] = 255
  context.putImageData(image, 0, 0)
  return canvas as unknown as Drawable
}

/** The name that a picture of a file says; undefined where it is a picture. */
function nameIn(object: PDFObject): string | undefined {
  if (!(object instanceof PDFRawStream)) return undefined
  const says = (key: string): string => String(object.dict.get(PDFName.of(key)))
  const isSign = says('Subtype') === '/Image' && says('Width') === String(SIGN_PX.widthPx)
  if (!isSign || says('Height') !== '1' || says('Filter') !== '/FlateDecode') return undefined
  const bytes = inflateSync(object.contents)
  return bytes.subarray(0, SIGN.length).equals(SIGN) ? bytes.subarray(SIGN.length).toString('hex') : undefined
}

function writer(context: PDFContext, rgb: PDFObject) {
  const written = new Map<string, PDFRef>()
  const picture = (plate: PackedPlate, space: PDFObject, values: Uint8Array): PDFRawStream => {
    const { widthPx, heightPx, isSmooth } = plate
    const facts = { Type: 'XObject', Subtype: 'Image', Width: widthPx, Height: heightPx, BitsPerComponent: 8 }
    const told = isSmooth ? { DecodeParms: { Predictor: 15, Colors: 1, BitsPerComponent: 8, Columns: widthPx } } : {}
    const dict = context.obj({ ...facts, ColorSpace: space, Filter: 'FlateDecode', ...told })
    return PDFRawStream.of(dict, values)
  }
  /** Its values as a mask, once for all colours. */
  const maskOf = (plate: PackedPlate): PDFRef => {
    const known = written.get(plate.key)
    if (known) return known
    const mask = context.register(picture(plate, PDFName.of('DeviceGray'), plate.values))
    written.set(plate.key, mask)
    return mask
  }
  return ({ plate, ink }: Inked): PDFRawStream => {
    if ('colour' in ink) {
      const { r, g, b } = ink.colour
      const dot = picture(
        { ...plate, widthPx: 1, heightPx: 1, isSmooth: false },
        rgb,
        deflateSync(Uint8Array.of(r, g, b)),
      )
      dot.dict.set(PDFName.of('SMask'), maskOf(plate))
      return dot
    }
    const colours = Buffer.from(ink.ramp.flatMap(({ r, g, b }) => [r, g, b].map(Math.round)))
    const space = context.obj(['Indexed', rgb, 255, PDFHexString.of(colours.toString('hex'))])
    const whole = picture(plate, space, plate.values)
    if (ink.ramp.some(({ a }) => a < 1)) {
      const values = unpackValues(plate).map(value => Math.round(ink.ramp[value]!.a * 255))
      const mask = picture(plate, PDFName.of('DeviceGray'), packValues(values, plate))
      whole.dict.set(PDFName.of('SMask'), context.register(mask))
    }
    return whole
  }
}

export function openPlateBook(): PlateBook {
  const taken = new Map<string, Inked>()
  return {
    take(plate, ink) {
      const packed = packPlate(plate)
      const name = createHash('sha256')
        .update(JSON.stringify([packed.key, ink]))
        .digest()
      taken.set(name.toString('hex'), { plate: packed, ink })
      return pictureOf(name)
    },
    fillIn(context, rgb) {
      const write = writer(context, rgb)
      for (const [ref, object] of context.enumerateIndirectObjects()) {
        const name = nameIn(object)
        const inked = name === undefined ? undefined : taken.get(name)
        if (inked) context.assign(ref, write(inked))
      }
    },
  }
}
