import { createHash } from 'node:crypto'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { type Drawable, sizeOf } from '@kitwright/artwork'
import { PDFRawStream } from '@cantoo/pdf-lib'
import type { Substitutes, WriteXObject } from '../substitutes/substitutes.ts'
import { type JpegHeader, readPlainJpeg } from './readJpeg.ts'

/** Encoded bytes of decoded pictures, where known. */
export type EncodedPictures = ReadonlyMap<Drawable, Uint8Array>

function writerOf(bytes: Uint8Array, { widthPx, heightPx }: JpegHeader): WriteXObject {
  const facts = { Type: 'XObject', Subtype: 'Image', Width: widthPx, Height: heightPx, BitsPerComponent: 8 }
  return ({ context, rgb }) => PDFRawStream.of(context.obj({ ...facts, ColorSpace: rgb, Filter: 'DCTDecode' }), bytes)
}

/** Returns what stands for a picture on a page: the JPEG as it came, or the picture itself. */
export type TakePicture = (picture: Drawable) => Drawable

/** Lets a page show JPEGs unchanged: decoded and packed again they are ten times as large. */
export function jpegsAmong(substitutes: Substitutes, encoded: EncodedPictures): TakePicture {
  const taken = new WeakMap<Drawable, Drawable>()
  return picture => {
    const known = taken.get(picture)
    if (known) return known
    const bytes = encoded.get(picture)
    const header = bytes && readPlainJpeg(bytes)
    const { width, height } = sizeOf(picture)
    const isSame = header?.widthPx === width && header?.heightPx === height
    const key = bytes && `jpeg ${createHash('sha256').update(bytes).digest('hex')}`
    const drawn = isSame && header && key ? substitutes.add(key, writerOf(bytes, header)) : picture
    taken.set(picture, drawn)
    return drawn
  }
}

type WholePicture = readonly [x: number, y: number, width: number, height: number]

/** Makes a page draw `take(picture)` in every later call with a whole picture and a size. */
export function substitutePictures(context: SKRSContext2D, take: TakePicture): void {
  const drawImage = context.drawImage.bind(context) as unknown as (
    picture: Drawable,
    ...place: readonly number[]
  ) => void
  const draw = (picture: Drawable, ...place: readonly number[]): void =>
    drawImage(place.length === 4 ? take(picture) : picture, ...(place as WholePicture))
  context.drawImage = draw as unknown as typeof context.drawImage
}
