import type { Intent } from '../../settings.ts'

/** Tags of an ICC profile follow its header: name, offset and size, four bytes each. */
const [COUNT_AT, TABLE_AT, ENTRY] = [128, 132, 12]
/** Tags from device colours to Lab and back for the perceptual intent, which libvips reads. */
const ASKED = { A2B0: 'A2B1', B2A0: 'B2A1' } as const
/** Offset of the ICC version in a profile, and version 2.4. */
const [VERSION_AT, EARLIER] = [8, 0x02_40_00_00]

/**
 * Rewrites the profile so that lookups use an intent. libvips reads only perceptual tables, so their tags point to the
 * requested ones. A profile with one kind of tables keeps them. The version is lowered too, because the black of a
 * version 4 perceptual table would be shifted.
 */
export function overrideIntent(profile: Uint8Array, intent: Intent): Uint8Array {
  if (intent === 'perceptual') return profile
  const bytes = Buffer.from(profile)
  if (bytes.length >= TABLE_AT) bytes.writeUInt32BE(EARLIER, VERSION_AT)
  const entries = new Map<string, number>()
  const count = bytes.length < TABLE_AT ? 0 : bytes.readUInt32BE(COUNT_AT)
  for (let i = 0; i < count && TABLE_AT + (i + 1) * ENTRY <= bytes.length; i++) {
    const at = TABLE_AT + i * ENTRY
    entries.set(bytes.toString('latin1', at, at + 4), at)
  }
  for (const [asked, wanted] of Object.entries(ASKED)) {
    const [to, from] = [entries.get(asked), entries.get(wanted)]
    if (to !== undefined && from !== undefined) bytes.copy(bytes, to + 4, from + 4, from + ENTRY)
  }
  return bytes
}
