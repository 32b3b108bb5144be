import readExcelFile from 'read-excel-file/universal'
import { sizeIn, sleeveIn, versionOf } from '../reading/index.ts'
import { openWorkbook, type WorkbookSheet } from './openWorkbook.ts'
import { MOST_COLUMNS } from './limits.ts'
import { columnLetters, type MergedRange, type SheetFacts } from './sheetFacts.ts'

/** A value that its file shows across several rows. */
export interface MergedValue {
  readonly ref: string
  readonly value: string
  /** Whether the value was copied to each row. */
  readonly isRepeated: boolean
}

/** Content that a person does not see in the file, or sees otherwise than it is stored. */
export interface WorkbookNotes {
  /** Hidden rows with content, from 1, as in `rows`. */
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: readonly string[]
  readonly hiddenSheets: readonly string[]
  readonly merged: readonly MergedValue[]
}

export interface WorkbookTable {
  readonly rows: readonly (readonly string[])[]
  /** Rows, from 1, that contain a sheet name, for a workbook with several. */
  readonly sheetTitles?: ReadonlySet<number>
  readonly notes: WorkbookNotes
}

interface SheetTable extends Pick<WorkbookSheet, 'isHidden' | 'facts'> {
  readonly sheet: string
  readonly rows: string[][]
}

/** Returns the text of a cell. The library's types name the `Date` constructor for cells that hold a date. */
const textOf = (cell: unknown): string => {
  if (typeof cell === 'string') return cell
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '')
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}

const hasContent = (row: readonly string[]): boolean => row.some(cell => cell.trim() !== '')

/**
 * Whether a value merged over rows applies to each of them, as a size, a position or a sleeve does. A name belongs to
 * one person.
 */
const isShared = (value: string): boolean =>
  [sizeIn(value), versionOf(value), sleeveIn(value)].some(meaning => meaning !== null && meaning !== undefined)

/** Writes a shared value of merged cells into each of its rows. */
function repeatMerged(rows: string[][], { ref, firstRow, lastRow, firstColumn }: MergedRange): MergedValue | null {
  const value = rows[firstRow - 1]?.[firstColumn - 1]?.trim() ?? ''
  const others = rows.slice(firstRow, lastRow).filter(hasContent)
  if (value === '' || others.length === 0) return null
  const isRepeated = isShared(value)
  if (isRepeated) for (const row of others) row[firstColumn - 1] = value
  return { ref, value, isRepeated }
}

function lettersOf({ hiddenColumns }: SheetFacts, rows: readonly (readonly string[])[]): string[] {
  const isHidden = (column: number): boolean => hiddenColumns.some(([min, max]) => column >= min && column <= max)
  return Array.from({ length: MOST_COLUMNS }, (_, i) => i + 1)
    .filter(column => isHidden(column) && rows.some(row => (row[column - 1] ?? '').trim() !== ''))
    .map(columnLetters)
}

async function readSheets(bytes: Uint8Array): Promise<SheetTable[]> {
  const { file, sheets } = openWorkbook(bytes)
  const read: readonly { readonly sheet: string; readonly data?: readonly (readonly unknown[])[] }[] =
    await readExcelFile(file)
  return read
    .map(({ sheet, data = [] }, i) => ({
      sheet,
      isHidden: sheets[i]?.isHidden ?? false,
      facts: sheets[i]?.facts,
      rows: data.map(row => row.map(textOf)),
    }))
    .filter(({ rows }) => rows.some(hasContent))
}

/** Reads the rows of all non-empty sheets, each below its name if there are several. Throws as `openWorkbook` does. */
export async function readWorkbook(bytes: Uint8Array): Promise<WorkbookTable> {
  const sheets = await readSheets(bytes)
  const rows: string[][] = []
  const sheetTitles = new Set<number>()
  const hiddenRows = new Set<number>()
  const hiddenColumns = new Set<string>()
  const merged: MergedValue[] = []
  for (const { sheet, rows: own, isHidden, facts } of sheets) {
    if (sheets.length > 1) sheetTitles.add(rows.push([sheet]))
    const above = rows.length
    merged.push(...(facts?.merged ?? []).map(range => repeatMerged(own, range)).filter(each => each !== null))
    for (const [i, row] of own.entries())
      if (hasContent(row) && (isHidden || facts?.hiddenRows.has(i + 1))) hiddenRows.add(above + i + 1)
    if (facts) for (const letters of lettersOf(facts, own)) hiddenColumns.add(letters)
    rows.push(...own)
  }
  const hiddenSheets = sheets.filter(({ isHidden }) => isHidden).map(({ sheet }) => sheet)
  const notes = { hiddenRows, hiddenColumns: [...hiddenColumns], hiddenSheets, merged }
  return { rows, ...(sheetTitles.size > 0 && { sheetTitles }), notes }
}
