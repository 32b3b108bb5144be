import { parse } from 'icc'
import { freeProfiles, type Profiles } from './freeProfiles.ts'

/** A supplier's ICC profile: how their printer, ink and cloth reproduce colours. */
export interface OutputProfile {
  readonly bytes: Uint8Array
  readonly name: string
}

const MOST_NAME = 80
const NOBODY = 'ICC'

/**
 * Header, tag count; name, offset and length of each tag (https://www.color.org/specification/ICC.1-2022-05.pdf, 7.2
 * and 7.3).
 */
const [HEADER, COUNT, TAG] = [128, 4, 12]

/**
 * Returns the tags that a profile declares; null if it does not contain them, as half a file. Colour lookups trust the
 * declaration.
 */
function tagsOf(bytes: Buffer): string[] | null {
  const count = bytes.readUInt32BE(HEADER)
  const end = HEADER + COUNT + TAG * count
  if (end > bytes.length || bytes.readUInt32BE(0) > bytes.length) return null
  const tags = Array.from({ length: count }, (_, i) => bytes.subarray(HEADER + COUNT + TAG * i))
  const isWhole = tags.every(
    tag => tag.readUInt32BE(4) >= end && tag.readUInt32BE(4) + tag.readUInt32BE(8) <= bytes.length,
  )
  return isWhole ? tags.map(tag => tag.toString('latin1', 0, 4)) : null
}

/** Tables from inks to colour and back; both are needed to predict a colour. */
const LOOKED_UP = ['A2B', 'B2A']

/** Returns the name of a printer's CMYK profile; null for any other profile and for invalid bytes. */
export function readOutputProfile(bytes: Uint8Array): string | null {
  try {
    const content = Buffer.from(bytes)
    const tags = tagsOf(content)
    if (!tags || !LOOKED_UP.every(way => tags.some(tag => tag.startsWith(way)))) return null
    const { deviceClass, colorSpace, description = '' } = parse(content)
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

/** Returns the profiles of a file for a supplier; without their own, the free output profile. */
export async function profilesFor(output: OutputProfile | null): Promise<Profiles> {
  const free = await freeProfiles()
  return output ? { ...free, output: output.bytes, outputName: output.name } : free
}
