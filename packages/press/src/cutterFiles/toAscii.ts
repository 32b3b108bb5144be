/** ASCII equivalents, for cutters' programs, of letters that ASCII lacks. */
const ALIKE: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  Đ: 'D',
  đ: 'd',
  Ø: 'O',
  ø: 'o',
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Ł: 'L',
  ł: 'l',
}

/**
 * Converts a text to plain ASCII on one line. Returns `otherwise` if a part cannot be converted, as with Khmer: half a
 * name would be a wrong one.
 */
export function asciiOf(text: string, otherwise: string): string {
  const bare = text.normalize('NFKD').replaceAll(/\p{Mark}/gu, '')
  const plain = bare.replaceAll(/[^\x20-\x7e]/g, sign => ALIKE[sign] ?? sign)
  const line = plain.replaceAll(/\s+/g, ' ').trim()
  return line !== '' && /^[\x20-\x7e]*$/.test(line) ? line : otherwise
}

/** The same as a name without spaces: letters, digits, dash and underscore, at most `most` characters. */
export const asciiName = (text: string, otherwise: string, most: number): string =>
  [text, otherwise]
    .map(each =>
      asciiOf(each, '')
        .replaceAll(/[^\w-]+/g, '-')
        .replaceAll(/^-+|(?<!-)-+$/g, '')
        .toUpperCase()
        .slice(0, most),
    )
    .find(name => name !== '') ?? 'X'
