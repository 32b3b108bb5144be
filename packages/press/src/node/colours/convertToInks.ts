import sharp, { type TiffOptions } from 'sharp'
import type { Intent } from '../../settings.ts'
import { blackTable, applyTable, type Pixels } from './blackPointCompensation.ts'
import { withProfileFile } from './profileFile.ts'
import { overrideIntent } from './overrideIntent.ts'

/** How out-of-gamut colours are mapped to the press. */
export interface Rendering {
  readonly intent: Intent
  /** Black point compensation: black becomes the press's darkest, and near-black tones the steps above it. */
  readonly isBlackScaled: boolean
}

/** A printer's inks and the conversion to them. */
export interface Inks extends Rendering {
  readonly profile: Uint8Array
}

export interface InkConversion extends Inks {
  readonly tiff: TiffOptions
}

/**
 * Converts sRGB pixels to a printer's four inks, in a TIFF with the profile as given. Throws for an unusable profile.
 * Only the profile is named: if asked for CMYK, sharp would convert through its own profile first and lose colours
 * outside that one.
 */
export async function toInks(pixels: Pixels, { profile, intent, isBlackScaled, tiff }: InkConversion): Promise<Buffer> {
  const isScaled = isBlackScaled && intent === 'relative'
  const { data, ...raw } = isScaled ? applyTable(pixels, await tableFor(profile)) : pixels
  const asked = overrideIntent(profile, intent)
  const written = await withProfileFile(asked, async path =>
    sharp(data, { raw }).removeAlpha().withIccProfile(path).tiff(tiff).toBuffer(),
  )
  // sharp silently ignores a profile that it cannot use.
  const at = written.indexOf(asked)
  if (at < 0) throw new Error('colours cannot be looked up in this profile')
  written.set(profile, at)
  return written
}

const tables = new WeakMap<Uint8Array, Promise<Uint8Array>>()

/** Cached, because it is the same for every page of a file. */
function tableFor(profile: Uint8Array): Promise<Uint8Array> {
  const known = tables.get(profile) ?? darkest(profile).then(blackTable)
  tables.set(profile, known)
  return known
}

const BLACK = { data: new Uint8Array(3), width: 1, height: 1, channels: 3 } as const

/** Returns the lightness of a printer's black, 0-100. */
async function darkest(profile: Uint8Array): Promise<number> {
  const tiff = { compression: 'none' } as const
  const printed = await toInks(BLACK, { profile, intent: 'relative', isBlackScaled: false, tiff })
  const { data } = await readInks(printed)
    .toColourspace('lab')
    .raw({ depth: 'float' })
    .toBuffer({ resolveWithObject: true })
  return data.readFloatLE(0)
}

/** Reads inks as they appear beside the cloth's white; read as usual, sharp would scale their black. */
export const readInks = (tiff: Buffer) => sharp(tiff).pipelineColourspace('cmyk')

/** Width of a row of colours in a lookup. */
const ROW_PX = 4096

/** Converts colours, three bytes each, to four bytes of ink each. */
export async function toInkBytes(colours: Uint8Array, inks: Inks): Promise<Uint8Array> {
  const count = colours.length / 3
  const height = Math.ceil(count / ROW_PX)
  const data = new Uint8Array(3 * ROW_PX * height)
  data.set(colours)
  const pixels = { data, width: ROW_PX, height, channels: 3 } as const
  const printed = await toInks(pixels, { ...inks, tiff: { compression: 'none' } })
  return (await readInks(printed).toColourspace('cmyk').raw().toBuffer()).subarray(0, 4 * count)
}
