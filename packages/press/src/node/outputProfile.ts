import { createHash } from 'node:crypto'
import { rename, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deltaE, labOf, parseHex } from '@kitwright/measure'
import { parse } from 'icc'
import sharp, { type Sharp, type TiffOptions } from 'sharp'
import type { Intent } from '../settings.ts'
import { lookUpBy } from './profileIntent.ts'
import { freeProfiles, type Profiles } from './profiles.ts'

/** What a supplier's printer, ink and cloth make of colours: an ICC profile of theirs. */
export interface OutputProfile {
  readonly bytes: Uint8Array
  readonly name: string
}

const MOST_NAME = 80
const NOBODY = 'ICC'

/** The name of a printer's CMYK profile; null for a profile of something else, and for what is none. */
export function readOutputProfile(bytes: Uint8Array): string | null {
  try {
    const { deviceClass, colorSpace, description = '' } = parse(Buffer.from(bytes))
    if (deviceClass !== 'Printer' || colorSpace !== 'CMYK') return null
    return (
      description
        .replaceAll(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, MOST_NAME) || NOBODY
    )
  } catch {
    return null
  }
}

/** Those of a file for a supplier; without their own, the free one's. */
export async function profilesFor(output: OutputProfile | null): Promise<Profiles> {
  const free = await freeProfiles()
  return output ? { ...free, output: output.bytes, outputName: output.name } : free
}

/** Sharp takes profiles by their file. */
async function fileOf(bytes: Uint8Array): Promise<string> {
  const path = join(tmpdir(), `kitwright-${createHash('sha256').update(bytes).digest('hex')}.icc`)
  const isThere = await stat(path).then(
    ({ size }) => size === bytes.length,
    () => false,
  )
  if (isThere) return path
  // Whole or not at all: others look for it, too.
  const draft = `${path}.${process.pid}`
  await writeFile(draft, bytes)
  await rename(draft, path)
  return path
}

const CHANNELS = 3
/** Of `#rrggbb`: how see-through it is does not count. */
const SOLID = 7
const hexOf = (channels: readonly number[]): string =>
  `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`

/** A colour, and what the printer will make of it. */
export interface ComingColour {
  readonly colour: string
  readonly comes: string
  /** ΔE00 between the two. */
  readonly deltaE: number
}

interface Inking extends TiffOptions {
  readonly intent: Intent
  /** The profile that the file carries: by which it is looked at. */
  readonly carried: Uint8Array
}

/** Colours of sRGB pixels as a printer's four inks, in a TIFF. Throws for a profile that cannot be used. */
export async function toInks(
  pixels: Sharp,
  profile: Uint8Array,
  { intent, carried, ...tiff }: Inking,
): Promise<Buffer> {
  const asked = lookUpBy(profile, intent)
  const written = await pixels
    .toColourspace('cmyk')
    .withIccProfile(await fileOf(asked))
    .tiff(tiff)
    .toBuffer()
  // One that it cannot use is passed over in silence.
  const at = written.indexOf(asked)
  if (at < 0) throw new Error('colours cannot be looked up in this profile')
  written.set(carried, at)
  return written
}

/** What comes of colours (`#rrggbb`) by a printer's profile, as the cloth shows it. Throws for a profile that cannot be used. */
export async function comingColours(
  colours: readonly string[],
  profile: Uint8Array,
  intent: Intent = 'relative',
): Promise<ComingColour[]> {
  if (colours.length === 0) return []
  const wanted = colours.map(colour => {
    const { r, g, b } = parseHex(colour.slice(0, SOLID))!
    return [r, g, b] as const
  })
  const raw = { width: colours.length, height: 1, channels: CHANNELS } as const
  const dots = sharp(Buffer.from(wanted.flat()), { raw })
  // However inks are chosen, what they look like is measured.
  const carried = lookUpBy(profile, 'relative')
  const printed = await toInks(dots, profile, { compression: 'none', intent, carried })
  const seen = await sharp(printed).toColourspace('srgb').removeAlpha().raw().toBuffer()
  return colours.map((colour, i) => {
    const comes = [...seen.subarray(CHANNELS * i, CHANNELS * (i + 1))] as unknown as readonly [number, number, number]
    return { colour, comes: hexOf(comes), deltaE: deltaE(labOf(wanted[i]!), labOf(comes)) }
  })
}
