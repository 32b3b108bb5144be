import { describe, expect, it } from 'vitest'
import { CAPTAIN } from './corpus/captain.ts'
import { CHATS } from './corpus/chats.ts'
import { CLERK } from './corpus/clerk.ts'
import { KHMER } from './corpus/khmer.ts'
import { KHMER_CAPTAIN } from './corpus/khmerCaptain.ts'
import { SECRETARY } from './corpus/secretary.ts'
import { TABLES } from './corpus/tables.ts'
import { MIXED } from './corpus/mixedLanguages.ts'
import type { Sample } from './corpus/types.ts'
import { parseRoster, readRoster, type Roster } from './parseRoster.ts'
import { readTable } from './readTable.ts'

const utf16 = (text: string, isLittle: boolean): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), isLittle)
  return bytes
}
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
/** Letters that Windows-1258 encodes in one byte. It writes tones as combining marks after them. */
const VIETNAMESE: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from('ÂÊÔâêô', letter => [letter, letter.charCodeAt(0)])),
  Ă: 0xc3,
  ă: 0xe3,
  Đ: 0xd0,
  đ: 0xf0,
  Ơ: 0xd5,
  ơ: 0xf5,
  Ư: 0xdd,
  ư: 0xfd,
  '\u0300': 0xcc,
  '\u0309': 0xd2,
  '\u0303': 0xde,
  '\u0301': 0xec,
  '\u0323': 0xf2,
}
function windows1258(text: string): number[] {
  return Array.from(text.normalize('NFC')).flatMap(letter => {
    if (letter.charCodeAt(0) < 0x80) return [letter.charCodeAt(0)]
    const tone = /[\u0300\u0309\u0303\u0301\u0323]/.exec(letter.normalize('NFD'))?.[0] ?? ''
    const base = letter.normalize('NFD').replace(tone, '').normalize('NFC')
    return [base, tone].filter(Boolean).map(each => VIETNAMESE[each] ?? each.charCodeAt(0))
  })
}
const BYTES: Record<NonNullable<Sample['encoding']>, (text: string) => Uint8Array> = {
  'utf-8': utf8,
  'utf-8-mark': text => utf8(`\ufeff${text}`),
  'utf-16le': text => utf16(`\ufeff${text}`, true),
  'utf-16be': text => utf16(`\ufeff${text}`, false),
  'utf-16le-no-mark': text => utf16(text, true),
  // The letters of these samples have the same codes in Latin-1.
  'windows-1258': text => Uint8Array.from(windows1258(text)),
  'windows-1252': text => Uint8Array.from(text, letter => letter.charCodeAt(0)),
}

const cellsOf = (rows: NonNullable<Sample['sheet']>) =>
  rows.map(row =>
    row.map(value => {
      if (value === null) return null
      return value instanceof Date ? { value, format: 'yyyy-mm-dd' } : { value }
    }),
  )

async function workbook(sheets: NonNullable<Sample['sheets']>): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/universal')
  return writeExcelFile(sheets.map(({ name, rows }) => ({ sheet: name, data: cellsOf(rows) }))).toBlob()
}

async function read({
  text = '',
  encoding,
  sheet,
  sheets = sheet && [{ name: 'Sheet1', rows: sheet }],
}: Sample): Promise<Roster> {
  if (!encoding && !sheets) return parseRoster(text)
  const file = sheets ? await workbook(sheets) : new Blob([new Uint8Array(BYTES[encoding ?? 'utf-8'](text))])
  const table = await readTable(file)
  if (!table.ok) throw new Error(table.reason)
  return table.text === undefined
    ? readRoster(table.rows, table.sheetTitles ? { sheetTitles: table.sheetTitles } : {})
    : parseRoster(table.text)
}

function said({ players, sizeless, errors, ignored, numbering }: Roster) {
  return {
    players: players.map(({ id, name, number, size, version, printName, sleeve }) =>
      [
        name,
        number ?? '',
        size + (sizeless.has(id) ? '*' : ''),
        version === 'goalkeeper' ? 'gk' : '',
        printName,
        sleeve ?? '',
      ]
        .join('|')
        .replace(/\|+$/, ''),
    ),
    asked: errors.map(({ row, problem, value }) => `${row} ${problem} ${value}`),
    ignored: ignored.map(({ value }) => value),
    numbering: numbering && !numbering.isUsed ? [numbering.first, numbering.last] : null,
  }
}

describe.each([
  ['a chat', CHATS],
  ['a Khmer list', KHMER],
  ['a table', TABLES],
  ['another list', MIXED],
  ['a captain’s message', CAPTAIN],
  ['a captain’s message in Khmer', KHMER_CAPTAIN],
  ['a school’s table', SECRETARY],
  ['a federation’s form', CLERK],
])('the reader of squads takes %s as people write it:', (_, samples) => {
  it.each(samples.map(sample => [sample.title, sample] as const))('%s', async (_title, sample) => {
    const { players, asked = [], ignored = [], numbering = null } = sample
    expect(said(await read(sample))).toEqual({ players, asked, ignored, numbering })
  })
})
