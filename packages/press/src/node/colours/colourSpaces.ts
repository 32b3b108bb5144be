import { deflateSync } from 'node:zlib'
import {
  PDFDict,
  PDFName,
  PDFRawStream,
  PDFStream,
  type PDFContext,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib'
import type { Profiles } from './freeProfiles.ts'

export interface ColourSpaces {
  /** Red, green and blue: sRGB by its profile. */
  readonly rgb: PDFObject
  /** Blending colour space for transparency. */
  readonly mixed: PDFObject
  /** The spot colour of the cut line. */
  readonly cut: PDFRef
  readonly outputProfile: PDFRef
}

const packed = new WeakMap<Uint8Array, Uint8Array>()

/** Caches the compressed profile, which is a megabyte and the same in every file. */
function pack(bytes: Uint8Array): Uint8Array {
  const known = packed.get(bytes) ?? deflateSync(bytes, { level: 9 })
  packed.set(bytes, known)
  return known
}

const profileStream = (context: PDFContext, bytes: Uint8Array, components: number): PDFRef =>
  context.register(PDFRawStream.of(context.obj({ N: components, Filter: 'FlateDecode' }), pack(bytes)))

const srgb = (context: PDFContext, { rgb }: Profiles): PDFRef =>
  context.register(context.obj(['ICCBased', profileStream(context, rgb, 3)]))

interface ColourSpaceInput {
  readonly profiles: Profiles
  readonly cutName: string
  /** Whether the file must contain only the press's inks and no RGB. */
  readonly isInked: boolean
}

export function addColourSpaces(context: PDFContext, { profiles, cutName, isInked }: ColourSpaceInput): ColourSpaces {
  // Shown as magenta by a reader that does not know the spot colour.
  const tint = context.obj({ FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 1, 0, 0], N: 1 })
  const rgb = isInked ? PDFName.of('DeviceRGB') : srgb(context, profiles)
  return {
    rgb,
    mixed: isInked ? PDFName.of('DeviceCMYK') : rgb,
    cut: context.register(context.obj(['Separation', cutName, 'DeviceCMYK', tint])),
    outputProfile: profileStream(context, profiles.output, 4),
  }
}

/**
 * Defines the colour space of drawings, which name only red, green and blue. A form, a pattern, a mask: each uses its
 * own resources.
 */
export function tellRgb(context: PDFContext, rgb: PDFObject): void {
  const known = PDFName.of('Resources')
  for (const [, object] of context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object
    if (!(dict instanceof PDFDict)) continue
    const resources = context.lookupMaybe(dict.get(known), PDFDict)
    if (!resources) continue
    const spaces = context.lookupMaybe(resources.get(PDFName.of('ColorSpace')), PDFDict) ?? context.obj({})
    spaces.set(PDFName.of('DefaultRGB'), rgb)
    resources.set(PDFName.of('ColorSpace'), spaces)
  }
}
