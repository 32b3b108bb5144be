/** How the first bytes of a file say in what they are written: by a mark, or by how `<?` looks in it. */
const BEGINNINGS: readonly (readonly [encoding: string, beginning: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0x3c, 0, 0x3f, 0]],
  ['utf-16be', [0, 0x3c, 0, 0x3f]],
]

const DECLARATION = /^<\?xml\s[^>]{0,200}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/

function encodingOf(bytes: Uint8Array): string {
  const begun = BEGINNINGS.find(([, beginning]) => beginning.every((byte, i) => bytes[i] === byte))
  if (begun) return begun[0]
  const declared = DECLARATION.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 300)))?.[1] ?? 'utf-8'
  // It was legible, so it is not this.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared
}

/**
 * The text of an XML file, written as older drawing programs and Windows write it, too; undefined where no browser could read it.
 * A part of a file may end within a character.
 */
export function decodeXml(bytes: Uint8Array, isWhole = false): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: isWhole }).decode(bytes)
  } catch {
    return undefined
  }
}
