import { loadUntilDone } from '../ui/index.ts'
import { MOST_COLUMNS, MOST_ROWS, TooLargeError, type WorkbookNotes } from './workbook/index.ts'

/** File types that a browser's file dialog offers. */
export const TABLE_KINDS =
  '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Maximum file size in bytes. Larger files are neither squads nor cards. */
const MAX_BYTES = 2_000_000
/** Limit for all cells together. Merged and repeated cells count each time. */
const MAX_CHARACTERS = 1_000_000

export type TableFailure = 'fileTooLarge' | 'fileUnreadable' | 'fileOldExcel' | 'fileProtected' | 'fileEmpty'
export type TableRead =
  | {
      readonly ok: true
      readonly rows: readonly (readonly string[])[]
      /** Content of a text file. Undefined for workbooks. */
      readonly text?: string
      /** Rows, from 1, that contain a sheet name, for a workbook with several. */
      readonly sheetTitles?: ReadonlySet<number>
      /** Undefined for text files. */
      readonly notes?: WorkbookNotes
    }
  | { readonly ok: false; readonly reason: TableFailure }

const fail = (reason: TableFailure): TableRead => ({ ok: false, reason })

/** First bytes of Excel files from before 2007, and of zip files such as newer workbooks. */
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean => magic.every((byte, i) => bytes[i] === byte)

/** A workbook with a password is not a zip. Its parts are named in UTF-16. */
const ENCRYPTED_PACKAGE = Array.from('EncryptedPackage').join('\0')
const isEncrypted = (bytes: Uint8Array): boolean => new TextDecoder('latin1').decode(bytes).includes(ENCRYPTED_PACKAGE)

/** The upper byte of Khmer letters in UTF-16, which no other text contains. */
const KHMER = 0x17

/** Whether nearly every other byte is zero or Khmer's upper byte, as in UTF-16. */
function looksLikeUtf16(bytes: Uint8Array, at: 0 | 1): boolean {
  const upper = bytes.filter((byte, i) => i % 2 === at && (byte === 0 || byte === KHMER)).length
  return bytes.length > 3 && upper > bytes.length / 8
}

/** Characters that no text contains: control characters other than tabs and line ends. */
const BINARY = /(?![\t\n\v\f\r])\p{Cc}/u

/** A Vietnamese tone after an accented letter, decoded as Windows-1252. No other language has these two together. */
const VIETNAMESE = /[êâôãõýÊÂÔÃÕÝ][ÌÒÞìò]|[aeiouyAEIOUY]Þ/

/** Decodes single-byte Latin text, as Excel saves a CSV on most Windows machines; Windows-1258 in Vietnam. */
function decodeLatin(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252', { fatal: true }).decode(bytes)
  if (BINARY.test(text)) throw new Error('not a text')
  return VIETNAMESE.test(text) ? new TextDecoder('windows-1258').decode(bytes).normalize('NFC') : text
}

/** Excel saves Unicode text as UTF-16 with a byte order mark. */
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

const isWithinLimits = (rows: readonly (readonly string[])[]): boolean =>
  rows.length <= MOST_ROWS &&
  rows.every(row => row.findLastIndex(cell => cell !== '') < MOST_COLUMNS) &&
  rows.reduce((sum, row) => sum + row.reduce((own, cell) => own + cell.length, 0), 0) <= MAX_CHARACTERS

async function readXlsx(bytes: Uint8Array): Promise<TableRead> {
  const { readWorkbook } = await loadUntilDone(async () => import('./workbook/readWorkbook.ts'))
  return { ok: true, ...(await readWorkbook(bytes)) }
}

/** Reads the rows of a CSV, TSV or XLSX file, detected by content. Never throws. */
export async function readTable(file: Blob): Promise<TableRead> {
  if (file.size > MAX_BYTES) return fail('fileTooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (startsWith(bytes, OLD_EXCEL)) return fail(isEncrypted(bytes) ? 'fileProtected' : 'fileOldExcel')
  try {
    const table = startsWith(bytes, ZIP) ? await readXlsx(bytes) : await readText(bytes)
    if (!table.ok) return table
    if (!isWithinLimits(table.rows)) return fail('fileTooLarge')
    return table.rows.some(row => row.some(cell => cell.trim() !== '')) ? table : fail('fileEmpty')
  } catch (error) {
    return fail(error instanceof TooLargeError ? 'fileTooLarge' : 'fileUnreadable')
  }
}
