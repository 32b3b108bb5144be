import type { Passage, Span } from './contentTypes.ts'

const LINK = /\[([^[\]\n]+)\]\(([^()\s]+)\)/g

function readSpans(line: string): Span[] {
  const spans: Span[] = []
  let end = 0
  const plain = (to: number): void => void (to > end && spans.push({ text: line.slice(end, to) }))
  for (const { index, 0: all, 1: text, 2: href } of line.matchAll(LINK)) {
    plain(index)
    spans.push({ text: text!, href: href! })
    end = index + all.length
  }
  plain(line.length)
  return spans
}

const writeSpans = (spans: readonly Span[]): string =>
  spans
    .map(({ text, href }) => (href ? `[${text}](${href.replaceAll('(', '%28').replaceAll(')', '%29')})` : text))
    .join('')

/**
 * Reads a text as staff type it: an empty line ends a paragraph, `# ` begins a heading, `- ` an item of a list, and
 * `[text](address)` is a link. Only what it means is stored.
 */
export function readTyped(typed: string): Passage[] {
  const passages: Passage[] = []
  let paragraph: string[] = []
  let items: Span[][] = []
  const endParagraph = (): void => {
    const text = paragraph.join('\n').trim()
    if (text !== '') passages.push({ kind: 'paragraph', spans: readSpans(text) })
    paragraph = []
  }
  const endList = (): void => {
    if (items.length > 0) passages.push({ kind: 'list', items })
    items = []
  }
  for (const line of typed.split(/\r\n?|\n/)) {
    const [, heading] = /^#+\s+(\S.*)/.exec(line) ?? []
    const [, item] = /^[-•*]\s+(\S.*)/.exec(line) ?? []
    if (item === undefined) endList()
    if (heading !== undefined || item !== undefined || line.trim() === '') endParagraph()
    if (heading !== undefined) passages.push({ kind: 'heading', text: heading.trim() })
    else if (item !== undefined) items.push(readSpans(item.trim()))
    else if (line.trim() !== '') paragraph.push(line)
  }
  endParagraph()
  endList()
  return passages
}

function writePassage(passage: Passage): string {
  if (passage.kind === 'heading') return `# ${passage.text}`
  if (passage.kind === 'paragraph') return writeSpans(passage.spans)
  return passage.items.map(spans => `- ${writeSpans(spans)}`).join('\n')
}

/** Writes structured text as staff type it; `readTyped` reads it back. */
export const writeTyped = (passages: readonly Passage[]): string => passages.map(writePassage).join('\n\n')
