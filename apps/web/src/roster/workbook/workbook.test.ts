import { strToU8, zipSync } from 'fflate'
import { describe, expect, it, test } from 'vitest'
import { readRoster } from '../parseRoster.ts'
import { readTable, type TableFailure, type TableRead } from '../readTable.ts'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface Parts {
  readonly sheets: string
  readonly relations: string
  readonly strings: string
  readonly more: Readonly<Record<string, string>>
}
const DEFAULT: Parts = {
  sheets: '<sheet name="Squad" sheetId="1" r:id="rId1"/>',
  relations: `<Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>`,
  strings: '',
  more: {},
}

/** Packs a sheet's XML into an XLSX file. */
function pack(sheet: string, parts: Partial<Parts> = {}): Uint8Array {
  const { sheets, relations, strings, more } = { ...DEFAULT, ...parts }
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations}</Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    ...more,
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}
const cell = (address: string, text: string): string => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`
const sheetOf = (rows: string, { before = '', after = '' } = {}): string =>
  `<worksheet>${before}<sheetData>${rows}</sheetData>${after}</worksheet>`
const ONE = `<row r="1">${cell('A1', 'Dara 7 L')}</row>`
const read = async (bytes: Uint8Array): Promise<TableRead> => readTable(new Blob([new Uint8Array(bytes)]))

/** Writes a false entry size into both of its headers. */
function claim(bytes: Uint8Array, name: string, size: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isNamed = (at: number): boolean => strToU8(name).every((byte, i) => bytes[at + i] === byte)
  for (let at = 0; at + 46 < bytes.length; at++) {
    if (view.getUint32(at, true) === 0x02014b50 && isNamed(at + 46)) view.setUint32(at + 24, size, true)
    if (view.getUint32(at, true) === 0x04034b50 && isNamed(at + 30)) view.setUint32(at + 22, size, true)
  }
  return bytes
}

/** Points every directory entry to the bytes of the largest one. */
function overlap(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = Array.from(bytes.keys()).filter(
    at => at + 46 < bytes.length && view.getUint32(at, true) === 0x02014b50,
  )
  const packedOf = (at: number): number => view.getUint32(at + 20, true)
  const largest = entries.reduce((a, b) => (packedOf(b) > packedOf(a) ? b : a))
  for (const at of entries)
    for (const field of [20, 24, 42]) view.setUint32(at + field, view.getUint32(largest + field, true), true)
  return bytes
}

describe('a hostile workbook is refused before it takes memory or time', () => {
  const numbered = (count: number, row: (i: number) => string): string =>
    Array.from({ length: count }, (_, i) => row(i + 1)).join('')
  const blank = (bytes: number): Partial<Parts> => ({ more: { 'xl/more.xml': ' '.repeat(bytes) } })
  test.each<[string, TableFailure, () => Uint8Array]>([
    ['a zip bomb', 'fileTooLarge', () => pack(sheetOf(ONE), blank(200_000_000))],
    [
      'a zip bomb that claims to be small',
      'fileUnreadable',
      () => claim(pack(sheetOf(ONE), blank(200_000_000)), 'xl/more.xml', 99),
    ],
    [
      'a part that claims to be larger',
      'fileUnreadable',
      () => claim(pack(sheetOf(ONE)), 'xl/worksheets/sheet1.xml', 9e6),
    ],
    [
      'entries that share their bytes',
      'fileUnreadable',
      () =>
        overlap(
          pack(sheetOf(ONE), {
            more: Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`xl/${i}.xml`, String(i)])),
          }),
        ),
    ],
    ['a cell in the last column', 'fileTooLarge', () => pack(sheetOf(`<row r="1">${cell('XFD1', 'x')}</row>`))],
    [
      'cells in the last column of many rows',
      'fileTooLarge',
      () => pack(sheetOf(numbered(900, i => `<row r="${i}">${cell(`XFD${i}`, 'x')}</row>`))),
    ],
    ['a column beyond the last', 'fileUnreadable', () => pack(sheetOf(`<row r="1">${cell('ZZZZZ1', 'x')}</row>`))],
    ['a cell in the last row', 'fileTooLarge', () => pack(sheetOf(`<row r="1048576">${cell('A1048576', 'x')}</row>`))],
    [
      'a row beyond the last',
      'fileUnreadable',
      () => pack(sheetOf(`<row r="100000000">${cell('A100000000', 'x')}</row>`)),
    ],
    [
      'an address written with entities',
      'fileUnreadable',
      () => pack(sheetOf(`<row r="1&#48;0000000"><c r="A&#49;"/></row>`)),
    ],
    [
      'a long shared string in every cell',
      'fileTooLarge',
      () =>
        pack(sheetOf(numbered(900, i => `<row r="${i}"><c r="A${i}" t="s"><v>0</v></c></row>`)), {
          strings: `<si><t>${'ab '.repeat(300_000)}</t></si>`,
        }),
    ],
    [
      'one sheet listed ten thousand times',
      'fileTooLarge',
      () => pack(sheetOf(ONE), { sheets: numbered(10_000, i => `<sheet name="S${i}" sheetId="${i}" r:id="rId1"/>`) }),
    ],
    [
      'entities that multiply',
      'fileUnreadable',
      () =>
        pack(
          `<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>${sheetOf(`<row r="1">${cell('A1', '&b;')}</row>`)}`,
        ),
    ],
  ])('%s', async (_, reason, bytes) => {
    const start = process.cpuUsage()
    const file = bytes()
    const made = process.cpuUsage(start)
    expect(await read(file)).toEqual({ ok: false, reason })
    const { user, system } = process.cpuUsage(start)
    expect((user + system - made.user - made.system) / 1e6).toBeLessThan(2)
  })

  it('a workbook with a password names the password', async () => {
    const name = Array.from('EncryptedPackage').join('\0')
    const file = new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), name])
    expect(await readTable(file)).toEqual({ ok: false, reason: 'fileProtected' })
  })
})

describe('a workbook', () => {
  it('with formatted empty rows down to the last one is read', async () => {
    const empty = '<row r="1048576" ht="20"><c r="A1048576" s="0"/></row>'
    expect(await read(pack(sheetOf(ONE + empty)))).toMatchObject({ ok: true, rows: [['Dara 7 L']] })
  })

  it('with a chart on a sheet of its own is read', async () => {
    const sheets = `<sheet name="Chart" sheetId="2" r:id="rId2"/>${DEFAULT.sheets}`
    const relations = `${DEFAULT.relations}<Relationship Id="rId2" Type="${OFFICE}/chartsheet" Target="chartsheets/sheet1.xml"/>`
    expect(await read(pack(sheetOf(ONE), { sheets, relations }))).toMatchObject({ ok: true, rows: [['Dara 7 L']] })
  })

  it('names hidden rows and columns, and repeats a merged size but no merged name', async () => {
    const rows = [
      ['Name', 'Number', 'Size'],
      ['Dara', '7', 'L'],
      ['', '8', ''],
      ['Sok', '9', ''],
    ].map((cells, i) => {
      const inner = cells.map((text, k) => (text === '' ? '' : cell(`${'ABC'[k]}${i + 1}`, text))).join('')
      return `<row r="${i + 1}"${i === 3 ? ' hidden="1"' : ''}>${inner}</row>`
    })
    const before = '<cols><col min="2" max="2" width="9" hidden="1"/></cols>'
    const after = '<mergeCells count="2"><mergeCell ref="A2:A3"/><mergeCell ref="C2:C4"/></mergeCells>'
    const table = await read(pack(sheetOf(rows.join(''), { before, after })))
    if (!table.ok) throw new Error(table.reason)
    expect(table.notes).toEqual({
      hiddenRows: new Set([4]),
      hiddenColumns: ['B'],
      hiddenSheets: [],
      merged: [
        { ref: 'A2:A3', value: 'Dara', isRepeated: false },
        { ref: 'C2:C4', value: 'L', isRepeated: true },
      ],
    })
    const { players } = readRoster(table.rows)
    expect(players.map(({ name, number, size }) => [name, number, size])).toEqual([
      ['Dara', 7, 'L'],
      ['Sok', 9, 'L'],
    ])
  })

  it('with a hidden sheet names it, and its rows count as hidden', async () => {
    const sheets = `${DEFAULT.sheets}<sheet name="Last year" sheetId="2" state="hidden" r:id="rId2"/>`
    const relations = `${DEFAULT.relations}<Relationship Id="rId2" Type="${OFFICE}/worksheet" Target="worksheets/sheet2.xml"/>`
    const more = { 'xl/worksheets/sheet2.xml': sheetOf(`<row r="1">${cell('A1', 'Sok 9 M')}</row>`) }
    const table = await read(pack(sheetOf(ONE), { sheets, relations, more }))
    expect(table).toMatchObject({ notes: { hiddenSheets: ['Last year'], hiddenRows: new Set([4]) } })
  })
})
