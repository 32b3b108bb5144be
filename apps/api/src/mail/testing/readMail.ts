const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&zwnj;': '',
  '&#847;': '',
}

const unescape = (html: string): string => html.replaceAll(/&[#\w]+;/g, entity => ENTITIES[entity] ?? entity)

const attributeOf = (tag: string, name: string): string =>
  unescape(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

/** Returns the words of a mail's page without its pictures' descriptions, and the addresses of its links. */
export function wordsOfPage(html: string): string {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<a\s[^>]*>/g, tag => {
    const href = attributeOf(tag, 'href')
    return href.startsWith('http') ? ` ${href} ` : ''
  })
  // Word joiners and zero-width spaces say where Khmer may be divided.
  return unescape(body.replaceAll(/<[^>]*>/g, ' ')).replaceAll(/\u200b|\u2060/g, '')
}

/** Returns the different words of a text, in lower case and without punctuation. */
export function wordsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().split(/[\s·×>:៖()[\]“”«»,;]+/)
  return new Set(words.map(word => word.replaceAll(/^[-–.]+|[.។?!]+$/g, '')).filter(word => word !== ''))
}

export const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*>/g)].map(([tag]) => attributeOf(tag, 'href'))

/** Returns the pictures of a page, as it shows them. */
export const imagesOf = (html: string) =>
  [...html.matchAll(/<img\s[^>]*>/g)].map(([tag]) => ({
    src: attributeOf(tag, 'src'),
    alt: attributeOf(tag, 'alt'),
    width: Number(attributeOf(tag, 'width')),
    height: Number(attributeOf(tag, 'height')),
  }))
