/** Thrown when a text has more rows or cells than the caller allows. */
export class CsvTooLargeError extends Error {
  constructor() {
    super('the table is too large')
    this.name = 'CsvTooLargeError'
  }
}

const DELIMITERS = [',', ';', '\t', '|'] as const

/** Returns the delimiter that occurs most often outside quotes in the first lines. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 4000).replaceAll(/"[^"]*"/g, '')
  const counts = DELIMITERS.map(each => head.split(each).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!
}

/** Splits a table by RFC 4180: quoted cells may hold delimiters, line breaks and doubled quotes. */
export function parseCsv(text: string, { mostRows, mostCells }: { mostRows: number; mostCells: number }): string[][] {
  const delimiter = delimiterOf(text)
  const rows: string[][] = []
  let row: string[] = []
  const endRow = (): void => {
    if (row.length > 1 || row[0]?.trim()) rows.push(row)
    if (rows.length > mostRows) throw new CsvTooLargeError()
    row = []
  }
  const addCell = (cell: string): void => {
    if (row.push(cell.trim()) > mostCells) throw new CsvTooLargeError()
  }
  let at = text.startsWith('\uFEFF') ? 1 : 0
  while (at < text.length) {
    const { cell, end } = readCell(text, at, delimiter)
    addCell(cell)
    const next = text[end]
    at = end + 1
    if (next === delimiter) continue
    if (next === '\r' && text[at] === '\n') at++
    endRow()
  }
  if (row.length > 0) endRow()
  return rows
}

/** Reads one cell; `end` is the delimiter, the line break or the end of the text after it. */
function readCell(text: string, start: number, delimiter: string): { cell: string; end: number } {
  if (text[start] !== '"') {
    const end = endOfPlain(text, start, delimiter)
    return { cell: text.slice(start, end), end }
  }
  let close = text.indexOf('"', start + 1)
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  const quoted = close === -1 ? text.length : close
  return {
    cell: text.slice(start + 1, quoted).replaceAll('""', '"'),
    end: close === -1 ? text.length : endOfPlain(text, close + 1, delimiter),
  }
}

function endOfPlain(text: string, start: number, delimiter: string): number {
  let end = start
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++
  return end
}
