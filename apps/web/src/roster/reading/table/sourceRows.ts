import { clean } from '../words/clean.ts'

/** A line of what was pasted, or a row of a file. */
export interface SourceRow {
  /** From 1, as people count lines. */
  readonly row: number
  /** The last of its lines, where it has several. */
  readonly end?: number
  readonly text: string
  /** Null for a line that no delimiter divides. */
  readonly cells: readonly string[] | null
  /** The name of a sheet, above its rows. */
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

/** Records of a delimited text; a quoted cell may hold delimiters and line breaks. */
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
/** A comma or a semicolon in fewer lines belongs to a sentence. */
const MOST = 0.6

function delimiterOf(lines: readonly string[]): string | null {
  const filled = lines.filter(line => line.trim() !== '')
  const share = (delimiter: string): number =>
    filled.filter(line => line.includes(delimiter)).length / Math.max(1, filled.length)
  return DELIMITERS.find(delimiter => share(delimiter) >= (delimiter === '\t' ? Number.EPSILON : MOST)) ?? null
}

/** Columns that are set with spaces have wide gaps in nearly every line. */
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

/** `**Dara**`, `_Dara_`: Markdown for how a word looks. */
const withoutMarkup = (cell: string): string => cell.replace(/^(\*\*|[*_`]|~~)([^*_`~]{1,200})\1$/, '$2')

/** A row of a Markdown table begins and ends with its delimiter. */
function withoutFrame(source: SourceRow): SourceRow {
  const { text, cells } = source
  if (!cells || !text.startsWith('|')) return source
  return { ...source, cells: cells.slice(1, text.endsWith('|') ? -1 : undefined).map(withoutMarkup) }
}

/** The rows of a text, however it separates its columns. Excel's `sep=;` says it first. */
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
