import { deflateSync } from 'node:zlib'
import type { PlateInk, PlateRenderer } from '@kitwright/artwork'
import { PDFHexString, PDFName, PDFRawStream, type PDFObject, type PDFRef } from '@cantoo/pdf-lib'
import type { Substitutes, TargetFile } from '../substitutes/substitutes.ts'
import { packPlate, packValues, unpackValues, type PackedPlate } from './packedPlate.ts'

function picture({ context }: TargetFile, plate: PackedPlate, space: PDFObject, values: Uint8Array): PDFRawStream {
  const { widthPx, heightPx, isSmooth } = plate
  const facts = { Type: 'XObject', Subtype: 'Image', Width: widthPx, Height: heightPx, BitsPerComponent: 8 }
  const told = isSmooth ? { DecodeParms: { Predictor: 15, Colors: 1, BitsPerComponent: 8, Columns: widthPx } } : {}
  const dict = context.obj({ ...facts, ColorSpace: space, Filter: 'FlateDecode', ...told })
  return PDFRawStream.of(dict, values)
}

/** Returns the values of a plate as a mask, shared by all colours. */
const maskOf = (file: TargetFile, plate: PackedPlate): PDFRef =>
  file.share(`plate mask ${plate.key}`, () => picture(file, plate, PDFName.of('DeviceGray'), plate.values))

function writePlate(file: TargetFile, plate: PackedPlate, ink: PlateInk): PDFRawStream {
  const { context, rgb } = file
  if ('colour' in ink) {
    const { r, g, b } = ink.colour
    const onePixel = { ...plate, widthPx: 1, heightPx: 1, isSmooth: false }
    const dot = picture(file, onePixel, rgb, deflateSync(Uint8Array.of(r, g, b)))
    dot.dict.set(PDFName.of('SMask'), maskOf(file, plate))
    return dot
  }
  const colours = Buffer.from(ink.ramp.flatMap(({ r, g, b }) => [r, g, b].map(Math.round)))
  const space = context.obj(['Indexed', rgb, 255, PDFHexString.of(colours.toString('hex'))])
  const whole = picture(file, plate, space, plate.values)
  if (ink.ramp.some(({ a }) => a < 1)) {
    const values = unpackValues(plate).map(value => Math.round(ink.ramp[value]!.a * 255))
    const mask = picture(file, plate, PDFName.of('DeviceGray'), packValues(values, plate))
    whole.dict.set(PDFName.of('SMask'), context.register(mask))
  }
  return whole
}

/** Lets a page show plates: Skia would store each as three bytes a pixel, and copy them. */
export const platesAmong =
  (substitutes: Substitutes): PlateRenderer =>
  (plate, ink) => {
    const packed = packPlate(plate)
    return substitutes.add(`plate ${JSON.stringify([packed.key, ink])}`, file => writePlate(file, packed, ink))
  }
