import { decodePDFRawStream, PDFName, PDFRawStream, type PDFDict, type PDFObject } from '@cantoo/pdf-lib'
import { deflateSync, inflateSync } from 'node:zlib'
import { paintedBy, type Painter } from './painters.ts'

/** A part of a file with colours: it first registers them, then receives their replacements. */
export interface Rewrite {
  want(): void
  write(): void
}

const LEVEL = 3

export const named = (name: string): PDFName => PDFName.of(name)

/** Packs red, green and blue from 0 to 1, as written, into one number. */
export const colourOf = (shares: readonly number[]): number =>
  shares.reduce((colour, share) => colour * 256 + Math.round(share * 255), 0)

const DIGITS = 10_000
/** Formats a byte as PDF writes colours, precise enough to restore the byte. */
export const shareOf = (byte: number): number => Math.round((byte / 255) * DIGITS) / DIGITS

export const isPlain = ({ dict }: PDFRawStream): boolean =>
  dict.get(named('Filter')) === named('FlateDecode') && !dict.has(named('DecodeParms'))

export const decodeStream = (stream: PDFRawStream): Uint8Array =>
  isPlain(stream) ? inflateSync(stream.contents) : decodePDFRawStream(stream).decode()

/** Returns a stream with other contents, compressed. */
export function repack(dict: PDFDict, contents: Uint8Array): PDFRawStream {
  dict.set(named('Filter'), named('FlateDecode'))
  dict.delete(named('DecodeParms'))
  return PDFRawStream.of(dict, deflateSync(contents, { level: LEVEL }))
}

const NUMBER = String.raw`(?<![\w.+-])([-+]?(?:\d+(?:\.\d*)?|\.\d+))`
const SET_RGB = new RegExp(String.raw`${NUMBER}\s+${NUMBER}\s+${NUMBER}\s+(RG|rg)\b`, 'g')
/** Other ways to name a colour, which Skia does not use: inline pictures, and spaces other than patterns. */
const UNKNOWN = /\bBI\s|(?<!\/Pattern|\s)\s+(?:CS|cs)\b|\s(?:SC|sc)\s/

/** Rewrites the operators of a page, a form or a tile. */
export function rewriteOperators(stream: PDFRawStream, painter: Painter, assign: (to: PDFObject) => void): Rewrite {
  const text = (): string => Buffer.from(decodeStream(stream)).toString('latin1')
  const colour = (groups: readonly string[]): number => colourOf(groups.slice(0, 3).map(Number))
  return {
    want() {
      const all = text()
      if (UNKNOWN.test(all)) throw new Error('a drawing sets colours by an unsupported operator')
      for (const [, ...groups] of all.matchAll(SET_RGB)) painter.want(colour(groups))
    },
    write() {
      const [stroke, fill] = painter.operators
      const changed = text().replaceAll(SET_RGB, (_, ...groups: string[]) => {
        const shares = paintedBy(painter, colour(groups)).map(shareOf)
        return `${shares.join(' ')} ${groups[3] === 'RG' ? stroke : fill}`
      })
      assign(repack(stream.dict, Buffer.from(changed, 'latin1')))
    },
  }
}
