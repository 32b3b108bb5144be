import { clean } from '../words/clean.ts'

/** A line of pasted text, or a row of a file. */
export interface SourceRow {
  /** Line number, from 1. */
  readonly row: number
  /** Last line, if it spans several. */
  readonly end?: number
  readonly text: string
  /** Null for a line without delimiters. */
  readonly cells: readonly string[] | null
  /** Whether it is a sheet's name, above its rows. */
  readonly isSheet?: boolean
}

/** Returns the index of the closing quote of the cell that begins at `open`, or -1 if it is not properly closed. */
function closingQuote(text: string, open: number, delimiter: string): number {
  for (let at = text.indexOf('"', open + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') at += 1
    else return at + 1 === text.length || [delimiter, '\n'].includes(text[at + 1] ?? '') ? at : -1
  }
  return -1
}

interface Cell {
  readonly text: string
  readonly end: number
}

function cellAt(text: string, from: number, delimiter: string): Cell {
  const close = text[from] === '"' ? closingQuote(text, from, delimiter) : -1
  if (close >= 0) return { text: text.slice(from + 1, close).replaceAll('""', '"'), end: close + 1 }
  let end = from
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n') end += 1
  return { text: text.slice(from, end), end }
}

/** Splits delimited text into records. A quoted cell may contain delimiters and line breaks. */
function recordsOf(text: string, delimiter: string): SourceRow[] {
  const rows: SourceRow[] = []
  let row = 1
  for (let at = 0; at <= text.length; row++) {
    const start = at
    const cells: string[] = []
    for (;;) {
      const cell = cellAt(text, at, delimiter)
      cells.push(cell.text)
      at = cell.end
      if (text[at] !== delimiter) break
      at += 1
    }
    const source = text.slice(start, at)
    const end = row + source.split('\n').length - 1
    rows.push({ row, end, text: clean(source), cells: cells.length > 1 ? cells.map(clean) : null })
    row = end
    at += 1
  }
  return rows
}

const DELIMITERS = ['\t', '|', ';', ','] as const
/** Minimum share of lines. A comma or semicolon in fewer lines belongs to a sentence. */
const MOST = 0.6

function delimiterOf(lines: readonly string[]): string | null {
  const filled = lines.filter(line => line.trim() !== '')
  const share = (delimiter: string): number =>
    filled.filter(line => line.includes(delimiter)).length / Math.max(1, filled.length)
  return DELIMITERS.find(delimiter => share(delimiter) >= (delimiter === '\t' ? Number.EPSILON : MOST)) ?? null
}

/** Splits columns aligned with spaces, which have wide gaps in nearly every line. */
function spacedRows(lines: readonly string[]): SourceRow[] {
  const filled = lines.filter(line => line.trim() !== '')
  const wide = filled.filter(line => line.trim().includes('  '))
  const isTable = wide.length >= 2 && wide.length >= filled.length * MOST
  return lines.map((line, i) => {
    const cells = isTable ? line.trim().split('  ').map(clean).filter(Boolean) : []
    return { row: i + 1, text: clean(line), cells: cells.length > 1 ? cells : null }
  })
}

const RULE = /^[\s|:+=-]+$/

/** Removes Markdown emphasis: `**Dara**`, `_Dara_`. */
const withoutMarkup = (cell: string): string => cell.replace(/^(\*\*|[*_`]|~~)([^*_`~]{1,200})\1$/, '$2')

/** Removes the outer delimiters of a Markdown table row. */
function withoutFrame(source: SourceRow): SourceRow {
  const { text, cells } = source
  if (!cells || !text.startsWith('|')) return source
  return { ...source, cells: cells.slice(1, text.endsWith('|') ? -1 : undefined).map(withoutMarkup) }
}

/** Splits a text into rows, whatever its column separator. Excel's `sep=;` takes precedence. */
export function rowsOfText(source: string): SourceRow[] {
  const text = source.replace(/\r\n?/g, '\n').replace(/^\ufeff/, '')
  const said = /^"?sep=([^\n])"?[^\S\n]*\n/i.exec(text)
  const body = said ? text.slice(said[0].length) : text
  const lines = body.split('\n')
  const delimiter = said?.[1] ?? delimiterOf(lines)
  const rows = delimiter ? recordsOf(body, delimiter).map(withoutFrame) : spacedRows(lines)
  return rows
    .map(({ row, end = row, ...rest }) => ({ row: row + Number(!!said), end: end + Number(!!said), ...rest }))
    .filter(({ text }) => text === '' || !RULE.test(text))
}

export const rowsOfCells = (
  rows: readonly (readonly string[])[],
  sheetTitles: ReadonlySet<number> = new Set(),
): SourceRow[] =>
  rows.map((row, i) => {
    const cells = row.map(clean)
    return { row: i + 1, text: cells.filter(Boolean).join(' '), cells, isSheet: sheetTitles.has(i + 1) }
  })
