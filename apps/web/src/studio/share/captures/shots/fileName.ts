const LONGEST = 60
/** Names that Windows keeps for its devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * A file's name from a design's: letters, marks and digits of any script stay, everything else becomes a dash. Never
 * empty, never hidden, never a device of Windows.
 */
export function fileName(design: string, what: string, ending: string): string {
  const plain = design
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
  const letters = [...new Intl.Segmenter('km').segment(plain)].slice(0, LONGEST).map(({ segment }) => segment)
  const short = letters.join('').replace(/(?<!-)-+$/, '')
  const name = short === '' || RESERVED.test(short) ? 'design' : short
  return `${name}-${what}.${ending}`
}
