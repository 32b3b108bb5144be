import { describe, expect, it } from 'vitest'
import { CHATS } from './corpus/chats.ts'
import { KHMER } from './corpus/khmer.ts'
import { TABLES } from './corpus/tables.ts'
import { MIXED } from './corpus/mixed.ts'
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
const BYTES: Record<NonNullable<Sample['encoding']>, (text: string) => Uint8Array> = {
  'utf-8': utf8,
  'utf-8-mark': text => utf8(`\ufeff${text}`),
  'utf-16le': text => utf16(`\ufeff${text}`, true),
  'utf-16be': text => utf16(`\ufeff${text}`, false),
  'utf-16le-no-mark': text => utf16(text, true),
  // The letters of these samples are the same in Latin-1.
  'windows-1252': text => Uint8Array.from(text, letter => letter.charCodeAt(0)),
}

async function workbook(rows: NonNullable<Sample['sheet']>): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/universal')
  return writeExcelFile(rows.map(row => row.map(value => (value === null ? null : { value })))).toBlob()
}

async function read({ text = '', encoding, sheet }: Sample): Promise<Roster> {
  if (!encoding && !sheet) return parseRoster(text)
  const file = sheet ? await workbook(sheet) : new Blob([new Uint8Array(BYTES[encoding ?? 'utf-8'](text))])
  const table = await readTable(file)
  if (!table.ok) throw new Error(table.reason)
  return table.text === undefined ? readRoster(table.rows) : parseRoster(table.text)
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
])('the reader of squads takes %s as people write it:', (_, samples) => {
  it.each(samples.map(sample => [sample.title, sample] as const))('%s', async (_title, sample) => {
    const { players, asked = [], ignored = [], numbering = null } = sample
    expect(said(await read(sample))).toEqual({ players, asked, ignored, numbering })
  })
})
