import {
  PDFArray,
  PDFHexString,
  PDFName,
  type PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFString,
  type PDFContext,
} from '@cantoo/pdf-lib'
import type { Painter } from './painters.ts'
import { isPlain, named, repack, decodeStream, type Rewrite } from './rewrite.ts'

type Space = { readonly kind: 'rgb' } | { readonly kind: 'indexed'; readonly colours: Uint8Array }

const isRgb = (context: PDFContext, space: PDFObject | undefined): boolean => {
  if (space instanceof PDFName) return space === named('DeviceRGB')
  if (!(space instanceof PDFArray) || space.get(0) !== named('ICCBased')) return false
  const profile = context.lookup(space.get(1))
  return profile instanceof PDFRawStream && String(profile.dict.get(named('N'))) === '3'
}

/** Returns the colour space of a picture's pixels; null if they have no red, green and blue. */
function spaceOf(context: PDFContext, { dict }: PDFRawStream): Space | null {
  const space = context.lookup(dict.get(named('ColorSpace')))
  if (isRgb(context, space)) return { kind: 'rgb' }
  if (space instanceof PDFArray && space.get(0) === named('Indexed') && isRgb(context, context.lookup(space.get(1)))) {
    const told = space.lookup(3)
    if (told instanceof PDFHexString || told instanceof PDFString) return { kind: 'indexed', colours: told.asBytes() }
  }
  const isMask = String(dict.get(named('ImageMask'))) === 'true'
  if (isMask || space === named('DeviceCMYK') || space === named('DeviceGray')) return null
  if (space instanceof PDFArray && space.get(0) === named('Indexed') && space.get(1) === named('DeviceCMYK'))
    return null
  throw new Error(`a picture is told in a way that is not known: ${String(space)}`)
}

function wantAll(bytes: Uint8Array, painter: Painter): void {
  for (let i = 0; i + 2 < bytes.length; i += 3) painter.want((bytes[i]! << 16) | (bytes[i + 1]! << 8) | bytes[i + 2]!)
}

/** Converts three bytes per colour to the painter's bytes. */
function paintAll(bytes: Uint8Array, painter: Painter): Uint8Array {
  const painted = new Uint8Array((bytes.length / 3) * painter.bytes)
  for (let from = 0, to = 0; to < painted.length; from += 3, to += painter.bytes)
    painter.put((bytes[from]! << 16) | (bytes[from + 1]! << 8) | bytes[from + 2]!, painted, to)
  return painted
}

/**
 * Rewrites all pixels of a picture at its own resolution and keeps its transparency. Undefined for a picture without
 * RGB.
 */
export function rewritePicture(
  context: PDFContext,
  picture: PDFRawStream,
  painter: Painter,
  assign: (to: PDFObject) => void,
): Rewrite | undefined {
  const space = spaceOf(context, picture)
  if (!space) return undefined
  const { dict } = picture
  const setSpace = (to: PDFObject): void => {
    dict.set(named('ColorSpace'), to)
  }
  if (space.kind === 'indexed') {
    const { colours } = space
    return {
      want: () => wantAll(colours, painter),
      write() {
        const told = PDFHexString.of(Buffer.from(paintAll(colours, painter)).toString('hex'))
        setSpace(context.obj(['Indexed', painter.space, colours.length / 3 - 1, told]))
      },
    }
  }
  const hasBytes = (dict.get(named('BitsPerComponent')) as PDFNumber | undefined)?.asNumber() === 8
  if (!isPlain(picture) || !hasBytes) throw new Error('a picture is packed in a way that is not known')
  return {
    // Decoded twice rather than stored: some are fifty megabytes, and a file has several.
    want: () => wantAll(decodeStream(picture), painter),
    write() {
      const painted = paintAll(decodeStream(picture), painter)
      setSpace(named(painter.space))
      assign(repack(dict, painted))
    },
  }
}

export const isPicture = ({ dict }: PDFRawStream): boolean => dict.get(named('Subtype')) === named('Image')
