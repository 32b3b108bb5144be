import { loadUntilDone } from '../ui/index.ts'

/** What a browser offers to choose from. */
export const TABLE_KINDS =
  '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Larger files are no squads and no cards. */
const MAX_BYTES = 2_000_000
export const MOST_ROWS = 1000
/** Of an Excel file's parts together; two megabytes of zip can hold two thousand times that. */
const MAX_UNPACKED = 30_000_000

export type TableFailure = 'fileTooLarge' | 'fileUnreadable' | 'fileOldExcel' | 'fileEmpty'
export type TableRead =
  | {
      readonly ok: true
      readonly rows: readonly (readonly string[])[]
      /** Content of a text file. Undefined for workbooks. */
      readonly text?: string
      /** Rows, from 1, that hold the name of a sheet: of a workbook with several. */
      readonly sheetTitles?: ReadonlySet<number>
    }
  | { readonly ok: false; readonly reason: TableFailure }

const fail = (reason: TableFailure): TableRead => ({ ok: false, reason })

/** The first bytes of a file of Excel's before 2007, and of every zip, as newer ones are. */
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean => magic.every((byte, i) => bytes[i] === byte)

const ZIP_ENTRY = 0x02014b50
const ZIP_ENTRY_BYTES = 46
const UNPACKED_AT = 24

/** What the zip's own directory says that its files take once unpacked. */
function unpackedBytes(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let sum = 0
  for (let at = 0; at + ZIP_ENTRY_BYTES <= bytes.length; at++)
    if (view.getUint32(at, true) === ZIP_ENTRY) sum += view.getUint32(at + UNPACKED_AT, true)
  return sum
}

/** The upper byte of a Khmer letter in UTF-16, which no other text has. */
const KHMER = 0x17

/** Text in UTF-16 has a nought in nearly every other byte, or Khmer's. */
function looksLikeUtf16(bytes: Uint8Array, at: 0 | 1): boolean {
  const upper = bytes.filter((byte, i) => i % 2 === at && (byte === 0 || byte === KHMER)).length
  return bytes.length > 3 && upper > bytes.length / 8
}

/** What no text has: control characters other than tabs and line ends. */
const BINARY = /(?![\t\n\v\f\r])\p{Cc}/u

/** A Vietnamese tone behind a letter with a mark, as Windows-1252 shows it: no other language has these beside each other. */
const VIETNAMESE = /[êâôãõýÊÂÔÃÕÝ][ÌÒÞìò]|[aeiouyAEIOUY]Þ/

/** Latin letters of one byte, as Excel saves a CSV on most Windows machines; in Vietnam those of Windows-1258. */
function decodeLatin(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252', { fatal: true }).decode(bytes)
  if (BINARY.test(text)) throw new Error('not a text')
  return VIETNAMESE.test(text) ? new TextDecoder('windows-1258').decode(bytes).normalize('NFC') : text
}

/** Excel writes UTF-16 with a mark when it is asked for Unicode text. */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe]) || looksLikeUtf16(bytes, 1)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, [0xfe, 0xff]) || looksLikeUtf16(bytes, 0)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeLatin(bytes)
  }
}

async function readText(bytes: Uint8Array): Promise<TableRead> {
  const { default: papaparse } = await loadUntilDone(async () => import('papaparse'))
  const text = decode(bytes)
  return { ok: true, rows: papaparse.parse<string[]>(text, { skipEmptyLines: false }).data, text }
}

/** What a cell holds; its types name the constructor of dates where they mean a date. */
const textOf = (cell: unknown): string => {
  if (typeof cell === 'string') return cell
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '')
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}

/** The rows of all sheets that hold something, each below its name where they are several. */
async function readWorkbook(file: Blob): Promise<TableRead> {
  const { default: readExcelFile } = await loadUntilDone(async () => import('read-excel-file/universal'))
  const sheets = (await readExcelFile(file))
    .map(({ sheet, data }) => ({ sheet, rows: data.map(row => row.map(textOf)) }))
    .filter(({ rows }) => rows.some(row => row.some(cell => cell.trim() !== '')))
  if (sheets.length < 2) return { ok: true, rows: sheets[0]?.rows ?? [] }
  const rows: string[][] = []
  const sheetTitles = new Set<number>()
  for (const each of sheets) {
    sheetTitles.add(rows.push([each.sheet]))
    rows.push(...each.rows)
  }
  return { ok: true, rows, sheetTitles }
}

/** The rows of a CSV, TSV or XLSX file, known by its content. Never throws. */
export async function readTable(file: Blob): Promise<TableRead> {
  if (file.size > MAX_BYTES) return fail('fileTooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, OLD_EXCEL)) return fail('fileOldExcel')
  if (startsWith(bytes, ZIP) && unpackedBytes(bytes) > MAX_UNPACKED) return fail('fileTooLarge')
  try {
    const table = startsWith(bytes, ZIP) ? await readWorkbook(file) : await readText(bytes)
    if (!table.ok) return table
    if (table.rows.length > MOST_ROWS) return fail('fileTooLarge')
    return table.rows.some(row => row.some(cell => cell.trim() !== '')) ? table : fail('fileEmpty')
  } catch {
    return fail('fileUnreadable')
  }
}
