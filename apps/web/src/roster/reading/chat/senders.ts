import { isTime, readMessage } from './chat.ts'
import type { IgnoredCell } from '../types.ts'

const JSON_LINE = /^\s{0,20}[[{,\s]{0,20}"[^"]{1,60}"\s?:/
const TAG = /<\/?(?:table|thead|tbody|tr|td|th|br|p|b|i|strong|span|div|li|ul|ol)(?: [^<>]{0,300})?\/?>/gi

/** Converts a row of an HTML table or a record of a JSON file to cells separated by tabs. */
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

/** Removes the asterisks of WhatsApp's bold text and normalises spaces. */
const plainLine = (line: string): string =>
  line
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/^\*([^*]{1,200})\*$/, '$1')

/** Maximum length of a squad row. */
const LONGEST_ROW = 2000

/** Removes from lines what a chat program adds around them. */
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
