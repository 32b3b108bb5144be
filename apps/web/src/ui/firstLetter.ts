/** A printable ASCII character without combining marks. */
const PLAIN = /^[!-~](?=[ -~]|$)/

/** The first letter of a name, with all its marks, as a capital; empty for an empty name. */
export function firstLetter(name: string): string {
  const text = name.trim()
  // Segments only if needed, because loading the Khmer segmenter takes a browser longer than a frame.
  const letter = PLAIN.exec(text)?.[0] ?? [...new Intl.Segmenter('km').segment(text)][0]?.segment ?? ''
  return letter.toUpperCase()
}
