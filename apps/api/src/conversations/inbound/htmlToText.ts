const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Code points that a text may hold. */
const isText = (code: number): boolean => code >= 32 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)

const unescape = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole
      const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal)
      return isText(code) ? String.fromCodePoint(code) : ''
    },
  )

/** Parts whose content is not for readers. */
const HIDDEN = [
  { opening: /<style\b/i, closing: '</style' },
  { opening: /<script\b/i, closing: '</script' },
  { opening: /<head\b/i, closing: '</head' },
  { opening: /<title\b/i, closing: '</title' },
] as const

function withoutHidden(html: string): string {
  let rest = html
  for (const { opening, closing } of HIDDEN) {
    const parts = rest.split(opening)
    rest = parts
      .map((part, i) => {
        const end = part.toLowerCase().indexOf(closing)
        return i === 0 ? part : end === -1 ? '' : `<${part.slice(end + 1)}`
      })
      .join('')
  }
  return rest
}

/**
 * Returns the words of a mail's HTML, with line breaks where a reader sees some. For display as plain text only: the
 * result is not safe as HTML.
 */
export function htmlToText(html: string): string {
  const lines = withoutHidden(html)
    .replaceAll(/\s+/g, ' ')
    // Mail programs put these around the mail that is answered.
    .replaceAll(/<blockquote\b[^<>]*>/gi, '\n> ')
    .replaceAll(/<(?:br|\/p|\/div|\/tr|\/li|\/h\d)\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
  return unescape(lines)
    .split('\n')
    .map(line => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
