import { type Attributes, parseAttributes } from './attributes.ts'
import { DamagedFileError, MOST_COLUMNS, MOST_ROWS, TooLargeError } from './limits.ts'

/** A range of merged cells; rows and columns count from 1. */
export interface MergedRange {
  readonly ref: string
  readonly firstRow: number
  readonly lastRow: number
  readonly firstColumn: number
}
/** Facts from a sheet's XML other than the values of its cells. */
export interface SheetFacts {
  readonly hiddenRows: ReadonlySet<number>
  /** Pairs of first and last hidden column, from 1. */
  readonly hiddenColumns: readonly (readonly [number, number])[]
  readonly merged: readonly MergedRange[]
  /**
   * The XML without the empty rows after the last one that may have content, since a reader would create each of them.
   */
  readonly xml: string
}

const TAG = /<(?:[^\s<>/:]*:)?(row|c|col|mergeCell)(?=[\s/>])([^<>]*)>/g
/** Attributes in the form that every spreadsheet program writes. */
const ATTRIBUTES = /^(?:\s+[\w:.-]+="[^"&]*")*\s*\/?$/
const ADDRESS = /^([A-Z]{1,3})(\d{1,7})$/

function readAttributes(text: string): Attributes {
  // Another reader may parse them differently.
  if (!ATTRIBUTES.test(text)) throw new DamagedFileError('strange attributes')
  return parseAttributes(text)
}

const columnOf = (letters: string): number => Array.from(letters).reduce((sum, c) => sum * 26 + c.charCodeAt(0) - 64, 0)

export function columnLetters(column: number): string {
  const rest = Math.floor((column - 1) / 26)
  return (rest > 0 ? columnLetters(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26))
}

interface CellAddress {
  readonly row: number
  readonly column: number
}

function parseAddress(address: string): CellAddress {
  const [, letters, digits] = ADDRESS.exec(address) ?? []
  if (letters === undefined) throw new DamagedFileError('no address of a cell')
  return { row: Number(digits), column: columnOf(letters) }
}

function parseRange(ref: string): MergedRange {
  const [first = '', last = first] = ref.split(':')
  const [from, to] = [parseAddress(first), parseAddress(last)]
  return { ref, firstRow: from.row, lastRow: to.row, firstColumn: from.column }
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true'

function withoutRowsFrom(xml: string, start: number): string {
  const end = /<\/(?:[^\s<>/:]*:)?sheetData\s*>/.exec(xml.slice(start))
  return end ? xml.slice(0, start) + xml.slice(start + end.index) : xml
}

/**
 * Reads hidden rows, hidden columns and merged cells from a sheet's XML. Throws `TooLargeError` for a cell with content
 * outside of `MOST_ROWS` and `MOST_COLUMNS`: a reader that fills gaps would need memory for all cells before it.
 */
export function readSheetFacts(xml: string): SheetFacts {
  const hiddenRows = new Set<number>()
  const hiddenColumns: [number, number][] = []
  const merged: MergedRange[] = []
  let row = 0
  let emptyFrom: number | undefined
  const read: Readonly<Record<string, (attributes: Attributes, index: number, isEmpty: boolean) => void>> = {
    row(attributes, index) {
      row = attributes.has('r') ? Number(attributes.get('r')) : row + 1
      if (row > MOST_ROWS) emptyFrom ??= index
      else if (isTrue(attributes.get('hidden'))) hiddenRows.add(row)
    },
    c(attributes, _, isEmpty) {
      const at = parseAddress(attributes.get('r') ?? '')
      if (!isEmpty && (at.row > MOST_ROWS || at.column > MOST_COLUMNS)) throw new TooLargeError()
    },
    col(attributes) {
      if (isTrue(attributes.get('hidden')))
        hiddenColumns.push([Number(attributes.get('min')), Number(attributes.get('max'))])
    },
    mergeCell: attributes => void merged.push(parseRange(attributes.get('ref') ?? '')),
  }
  for (const { 1: tag = '', 2: text = '', index } of xml.matchAll(TAG))
    read[tag]?.(readAttributes(text), index, text.endsWith('/'))
  return { hiddenRows, hiddenColumns, merged, xml: emptyFrom === undefined ? xml : withoutRowsFrom(xml, emptyFrom) }
}
