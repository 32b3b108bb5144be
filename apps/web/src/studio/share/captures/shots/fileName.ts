const LONGEST = 60
/** Names that Windows reserves for its devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * Returns a file name from a design's name: letters, marks and digits of any script stay, everything else becomes a
 * dash. It is never empty, never hidden and never a Windows device.
 */
export function fileName(design: string, what: string, ending: string): string {
  const plain = design
    .normalize('NFC')
    .replaceAll('\u2060', '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
  const letters = [...new Intl.Segmenter('km').segment(plain)].slice(0, LONGEST).map(({ segment }) => segment)
  const short = letters.join('').replace(/(?<!-)-+$/, '')
  const name = short === '' || RESERVED.test(short) ? 'design' : short
  return `${name}-${what}.${ending}`
}
