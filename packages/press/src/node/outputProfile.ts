import { parse } from 'icc'
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
