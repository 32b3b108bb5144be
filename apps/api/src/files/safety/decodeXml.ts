/** First bytes of a file that reveal its encoding, by a byte order mark or by the bytes of `<?`. */
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
  // The declaration was legible, so the encoding is not UTF-16.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared
}

/**
 * Decodes an XML file, also in the encodings of older drawing programs and Windows. Undefined if no browser could read
 * it. Part of a file may end within a character.
 */
export function decodeXml(bytes: Uint8Array, isWhole = false): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: isWhole }).decode(bytes)
  } catch {
    return undefined
  }
}
