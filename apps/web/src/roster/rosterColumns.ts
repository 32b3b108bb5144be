import { parseSize } from '@kitwright/garment'
import { latinDigits } from '@kitwright/measure'

type Column = 'name' | 'number' | 'size' | 'version' | 'printName' | 'sleeve'
const HEADERS: Record<Column, RegExp> = {
  name: /^(?:name|player ?name|full ?name|ឈ្មោះ|ឈ្មោះកីឡាករ)$/i,
  printName: /^(?:name on (?:the )?shirt|(?:shirt|print(?:ed)?) ?name|ឈ្មោះលើអាវ)$/i,
  number: /^(?:number|no\.?|nr\.?|#|num|លេខ)$/i,
  size: /^(?:size|ទំហំ|សាយ)$/i,
  sleeve: /^(?:sleeves?|ដៃ|ដៃអាវ)$/i,
  version: /^(?:version|type|role|position|ប្រភេទ|តួនាទី)$/i,
}
export const GOALKEEPER = /^(?:goal ?keeper|keeper|goalie|gk|អ្នកចាំទី)$/i
export const SHORT = /^(?:short|ខ្លី)$/i
export const LONG = /^(?:long|វែង)$/i
export const FIELD = /^(?:player|field|outfield|pl|កីឡាករ)$/i

export const clean = (text: string): string =>
  text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    // What keeps a spreadsheet from running a cell is no part of the name.
    .replace(/^'(?=[=+\-@])/, '')

/** What stands in double quotes is one cell, as long as they come in pairs. */
function splitUnquoted(line: string, separator: string | RegExp): string[] {
  const isQuoted = typeof separator === 'string' && line.split('"').length % 2 === 1
  if (!isQuoted) return line.split(separator)
  const cells = ['']
  let isWithin = false
  for (const sign of line) {
    if (sign === '"') isWithin = !isWithin
    if (sign === separator && !isWithin) cells.push('')
    else cells[cells.length - 1] += sign
  }
  return cells
}

/** Cells of a line; tables from spreadsheets come with tabs, others with commas or semicolons, or just wide gaps. */
export function cellsOf(line: string): string[] {
  const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : line.includes(',') ? ',' : / {2,}/
  const cells = splitUnquoted(line, separator).map(cell =>
    clean(cell.replace(/^\s*"(.*)"\s*$/, '$1').replaceAll('""', '"')),
  )
  return cells.length > 1 ? cells : clean(line).split(' ')
}

const columnOf = (cell: string): Column | undefined =>
  (Object.keys(HEADERS) as Column[]).find(column => HEADERS[column].test(cell))

/** Columns named by a header line; null when the line is not one. */
export function headerOf(cells: readonly string[]): readonly (Column | undefined)[] | null {
  const named = cells.map(columnOf)
  // A list that has only the names on the shirts has the names by them.
  const columns = named.includes('name') ? named : named.map(column => (column === 'printName' ? 'name' : column))
  return columns.includes('name') || columns.filter(Boolean).length >= 2 ? columns : null
}

export type Fields = Partial<Record<Column, string>>

export const byHeader = (cells: readonly string[], columns: readonly (Column | undefined)[]): Fields =>
  Object.fromEntries(cells.flatMap((cell, i) => (columns[i] ? [[columns[i], cell]] : [])))

/** `9XL` and `XXXXXXXXL` are meant as sizes, if wrong ones. */
const SIZE_LIKE = /^\d{0,2}x{0,9}[sml]$/i

const kindOf = (cell: string): Column => {
  if (/^#?[-+]?[\d.]+$/.test(latinDigits(cell))) return 'number'
  if (parseSize(cell) || SIZE_LIKE.test(cell)) return 'size'
  return GOALKEEPER.test(cell) || FIELD.test(cell) ? 'version' : 'name'
}

/** Without a header each cell says by itself what it is; what is left over makes the name. */
export function bySight(cells: readonly string[]): Fields {
  const fields: Fields = {}
  for (const cell of cells.filter(Boolean)) {
    const kind = kindOf(cell)
    if (kind === 'name') fields.name = fields.name ? `${fields.name} ${cell}` : cell
    else fields[kind] ??= cell
  }
  return fields
}

/** What at least three of four cells are. */
const CLEAR = 0.75

function commonest(kinds: readonly Column[]): Column | undefined {
  const count = (kind: Column): number => kinds.filter(other => other === kind).length
  return kinds.find(kind => count(kind) >= kinds.length * CLEAR)
}

/** What the columns of a table without a header hold, by the most of their cells; null where that is not clear. */
export function columnsBySight(rows: readonly (readonly string[])[]): readonly (Column | undefined)[] | null {
  const width = Math.max(0, ...rows.map(cells => cells.length))
  const columns = Array.from({ length: width }, (_, i) =>
    commonest(rows.flatMap(cells => (cells[i] ? [kindOf(cells[i])] : []))),
  )
  const isClear = columns.includes('name') && !columns.includes(undefined) && new Set(columns).size === columns.length
  return rows.length > 2 && isClear ? columns : null
}
