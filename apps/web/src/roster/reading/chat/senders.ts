import { isTime, readMessage } from './chat.ts'
import type { IgnoredCell } from '../types.ts'

const JSON_LINE = /^\s{0,20}[[{,\s]{0,20}"[^"]{1,60}"\s?:/
const TAG = /<\/?(?:table|thead|tbody|tr|td|th|br|p|b|i|strong|span|div|li|ul|ol)(?: [^<>]{0,300})?\/?>/gi

/** A row of an HTML table, a record of a JSON file: their cells with tabs between them. */
const withoutCode = (line: string): string =>
  JSON_LINE.test(line)
    ? line
        .replace(/[[\]{}"]/g, '')
        .replace(/,\s?/g, '\t')
        .trim()
    : line
        .replace(/<\/t[dh]>(?=\s?<t)/gi, '\t')
        .replace(TAG, '')
        .replaceAll('&nbsp;', ' ')
        .replaceAll('&amp;', '&')

/** Without the stars of WhatsApp's bold lines, and with spaces of one kind. */
const plainLine = (line: string): string =>
  line
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/^\*([^*]{1,200})\*$/, '$1')

/** No row of a squad is longer. */
const LONGEST_ROW = 2000

/** Lines without what a chat program puts around them. */
export function withoutSenders(lines: readonly string[]): {
  readonly lines: string[]
  readonly ignored: IgnoredCell[]
} {
  const ignored: IgnoredCell[] = []
  const plain = lines.map(line => withoutCode(plainLine(line)))
  const left = plain.map((line, i) => {
    if (line.length > LONGEST_ROW) {
      ignored.push({ row: i + 1, value: line, reason: 'text' })
      return ''
    }
    const { sender, text } = readMessage(line.trim())
    const next = plain.slice(i + 1, i + 3).find(other => other.trim() !== '')
    const isSender = sender === null && text !== '' && next !== undefined && isTime(next.trim()) && !/\d/.test(text)
    const value = isSender ? text : sender
    if (value === null) return text === line.trim() ? line : text
    ignored.push({ row: i + 1, value, reason: 'sender' })
    return isSender ? '' : text
  })
  return { lines: left, ignored }
}
