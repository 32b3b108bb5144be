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

/** A text in plain ASCII on one line; the other one where part of it has no such letters, as Khmer: half a name would be a wrong one. */
export function asciiOf(text: string, otherwise: string): string {
  const bare = text.normalize('NFKD').replaceAll(/\p{Mark}/gu, '')
  const plain = bare.replaceAll(/[^\x20-\x7e]/g, sign => ALIKE[sign] ?? sign)
  const line = plain.replaceAll(/\s+/g, ' ').trim()
  return line !== '' && /^[\x20-\x7e]*$/.test(line) ? line : otherwise
}

/** The same as a name without spaces: letters, digits, dash and underscore, at most so many. */
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
