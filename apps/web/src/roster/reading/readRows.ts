import { isChatter, isSection, isTime, isTotal, readMessage } from './chat.ts'
import { columnOf, headingOf } from './headings.ts'
import { readLine, type LineReading } from './readLine.ts'
import { columnsBySight, readTableRow, withColumnsBySight, type Columns } from './readTableRow.ts'
import type { SourceRow } from './sourceRows.ts'
import { sizeIn } from './vocabulary.ts'

/** Why something of a list is not used. */
export type IgnoredReason = 'text' | 'title' | 'sender' | 'total' | 'column' | 'words'
export interface IgnoredCell {
  readonly row: number
  readonly value: string
  readonly reason: IgnoredReason
}

/** A line or row that may be a player. */
export interface Entry {
  readonly row: number
  /** The last of its lines. */
  readonly end: number
  readonly text: string
  /** A sentence in which a player may stand. */
  readonly isDoubtful: boolean
  /** A row of a table with named columns. */
  readonly isRow: boolean
  readonly reading: LineReading
}

export interface RowsRead {
  readonly entries: readonly Entry[]
  readonly ignored: readonly IgnoredCell[]
  /** Rows that name columns. */
  readonly headings: readonly number[]
}

interface State {
  readonly entries: Entry[]
  readonly ignored: IgnoredCell[]
  readonly headings: number[]
  /** The cells of all rows that have several. */
  readonly divided: readonly (readonly string[])[]
  columns: Columns | null
  /** The role of the players below, as their heading says: `Goalkeepers:`. */
  role: string | null
  /** The size of those below it: `Size L:`. */
  size: string | null
}

const filledIn = (cells: readonly string[] | null): string[] => (cells ?? []).filter(Boolean)
const hasData = ({ numbers, sizes, wrong, printName, sleeve }: LineReading): boolean =>
  numbers.length + sizes.length + wrong.length > 0 || printName !== '' || sleeve !== ''

/** Most words that a name has; a longer line is a sentence. */
const MOST_WORDS = 5
const wordsIn = (text: string): number => text.split(' ').length

/** A line that is written to a person: what is not a player in it, and why; null for a line that may be one. */
function whyNoPlayer(text: string, reading: LineReading): IgnoredReason | null {
  if (isTotal(text)) return 'total'
  const { name, sizes, numbers, lead, wrong } = reading
  if (isSection(text) && sizes.length === 0) return 'title'
  if ((isChatter(text) || wordsIn(name) > MOST_WORDS) && sizes.length === 0) return 'text'
  if (name === '' && sizes.length === 0 && wrong.length === 0 && (numbers.length === 0 || lead === null)) {
    return numbers.length === 1 && lead === null ? null : 'text'
  }
  return null
}

/** A heading that says the size of those below it. */
const isSizeAlone = ({ name, sizes, numbers, extra }: LineReading, text: string): boolean =>
  name === '' && sizes.length === 1 && numbers.length + extra.length === 0 && text.endsWith(':')

/** A heading that says what those below it play. */
const isRoleAlone = ({ name, versions, lead, ...rest }: LineReading): boolean =>
  name === '' && versions.length === 1 && lead === null && !hasData({ name, versions, lead, ...rest })

function take(
  state: State,
  { row, end = row, text }: SourceRow,
  { reading, isRow }: Pick<Entry, 'reading' | 'isRow'>,
): void {
  const versions = reading.versions.length === 0 && state.role ? [state.role] : reading.versions
  const sizes = reading.sizes.length === 0 && state.size ? [state.size] : reading.sizes
  // Under a table stand dates, places and signatures.
  const isFooter = state.columns !== null && !isRow && reading.sizes.length === 0 && hasData(reading)
  const isDoubtful = isFooter || (!isRow && (isChatter(reading.name) || wordsIn(reading.name) > MOST_WORDS))
  state.entries.push({ row, end, text, isRow, isDoubtful, reading: { ...reading, versions, sizes } })
}

function takeLine(state: State, source: SourceRow, reading: LineReading): void {
  const { row, text } = source
  const reason = whyNoPlayer(text, reading)
  if (isSizeAlone(reading, text)) state.size = reading.sizes[0] ?? null
  else if (isRoleAlone(reading)) {
    const [role] = reading.versions
    state.role = role ?? null
    if (!/^(?:goal|keeper|gk|អ្នកចាំទី|ចាំទី)/i.test(role ?? '')) state.ignored.push({ row, value: text, reason: 'title' })
  } else if (reason) {
    if (reason === 'title') state.role = null
    state.ignored.push({ row, value: text, reason })
  } else take(state, source, { isRow: false, reading })
}

/** `Dara 10 L, Vuthy 7 M`: each cell is a player by itself. */
function playersInCells(cells: readonly string[]): LineReading[] | null {
  const read = cells.map(cell => readLine(cell))
  // `L: Dara 10, Vuthy 7` says one size for all.
  const shared = /^[^ :]{1,4} ?:/.test(cells[0] ?? '') ? (read[0]?.sizes ?? []) : []
  const readings = read.map(each => (each.sizes.length === 0 ? { ...each, sizes: shared } : each))
  const areAll = readings.every(
    ({ name, numbers, sizes }) => name !== '' && !isChatter(name) && numbers.length + sizes.length > 0,
  )
  return readings.length > 1 && areAll ? readings : null
}

/** Between several players of one line. */
const SEVERAL = / [/|] |[;,] /

function takeCells(state: State, source: SourceRow, cells: readonly string[]): void {
  const several = playersInCells(cells)
  if (several) several.forEach(reading => take(state, source, { isRow: false, reading }))
  else if (source.cells) takeLine(state, source, readLine(cells.join('\t'), { areCells: true }))
  else takeLine(state, source, readLine(source.text))
}

/** A row of a table with only one cell filled: a name, a title, or a number that a form has printed beforehand. */
function takeLonely(state: State, source: SourceRow, columns: Columns): void {
  const at = (source.cells ?? []).findIndex(Boolean)
  const column = columns[at]
  const reading = readLine(source.text)
  const isName = column === 'name' || column === 'namePart'
  if (whyNoPlayer(source.text, reading) || isRoleAlone(reading) || (isName && columns.length > 1)) {
    if (isName && !whyNoPlayer(source.text, reading) && !isRoleAlone(reading)) takeRow(state, source, columns)
    else takeLine(state, source, reading)
  } else if (isName || (column === undefined && hasData(reading))) takeRow(state, source, columns)
  else state.ignored.push({ row: source.row, value: source.text, reason: 'text' })
}

function takeRow(state: State, source: SourceRow, columns: Columns): void {
  const { row, cells } = source
  const first = filledIn(cells)[0] ?? ''
  if (isTotal(first)) state.ignored.push({ row, value: filledIn(cells).join(' '), reason: 'total' })
  else take(state, source, { isRow: true, reading: readTableRow(cells ?? [], columns) })
}

function takeHeading(state: State, row: number, cells: readonly string[], columns: Columns): void {
  state.columns = columns
  state.headings.push(row)
  state.role = null
  const unused = cells.filter((cell, i) => cell !== '' && (columns[i] === undefined || columns[i] === 'counter'))
  state.ignored.push(...unused.map(value => ({ row, value, reason: 'column' as const })))
}

const isWordedHeading = (text: string): boolean => {
  const words = text.split(' ')
  return words.length > 1 && words.length < 8 && words.every(columnOf) && new Set(words.map(columnOf)).size > 1
}

/** The first row of a table is its heading where it names the names and holds no value, though its other words are not known. */
function looseHeading({ columns, divided, entries }: State, { cells }: SourceRow): Columns | null {
  const isFirst = cells !== null && cells === divided[0] && columns === null && entries.length === 0
  if (!isFirst || filledIn(cells).length < 3 || divided.length < 3) return null
  const named = cells.map(columnOf)
  const hasValue = cells.some(cell => /\d/.test(cell) || sizeIn(cell) !== null)
  return named.includes('name') && !hasValue ? named : null
}

function takeSource(state: State, source: SourceRow): void {
  const { row, text, cells } = source
  const filled = filledIn(cells)
  const heading = headingOf(cells ?? [text]) ?? looseHeading(state, source)
  if (heading) {
    const named = cells ?? [text]
    const rows = state.divided.filter(each => headingOf(each) === null && each !== cells)
    takeHeading(state, row, named, withColumnsBySight(heading, named, rows))
  } else if (!cells && isWordedHeading(text)) return
  else if (state.columns && cells) {
    if (filled.length === 1 && state.columns.length > 1) takeLonely(state, source, state.columns)
    else takeRow(state, source, state.columns)
  } else takeCells(state, source, filled.length > 1 ? filled : text.split(SEVERAL))
}

/** Without the stars of WhatsApp's bold lines, and with spaces of one kind. */
const plainLine = (line: string): string =>
  line
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/^\*([^*]{1,200})\*$/, '$1')

/** No row of a squad is longer. */
const LONGEST_ROW = 2000

/** Lines without what a chat program puts around them. */
export function withoutSenders(lines: readonly string[]): {
  readonly lines: string[]
  readonly ignored: IgnoredCell[]
} {
  const ignored: IgnoredCell[] = []
  const plain = lines.map(plainLine)
  const left = plain.map((line, i) => {
    if (line.length > LONGEST_ROW) {
      ignored.push({ row: i + 1, value: line, reason: 'text' })
      return ''
    }
    const { sender, text } = readMessage(line.trim())
    const next = plain.slice(i + 1, i + 3).find(other => other.trim() !== '')
    const isSender = sender === null && text !== '' && next !== undefined && isTime(next.trim()) && !/\d/.test(text)
    const value = isSender ? text : sender
    if (value === null) return text === line.trim() ? line : text
    ignored.push({ row: i + 1, value, reason: 'sender' })
    return isSender ? '' : text
  })
  return { lines: left, ignored }
}

/** What the rows of a list say, and what of them says nothing of a player. */
export function readRows(rows: readonly SourceRow[]): RowsRead {
  const divided = rows.flatMap(({ cells }) => (cells && filledIn(cells).length > 1 ? [cells] : []))
  const state: State = { entries: [], ignored: [], headings: [], divided, columns: null, role: null, size: null }
  if (!divided.some(headingOf)) state.columns = columnsBySight(divided)
  for (const source of rows) {
    if (source.text === '') {
      state.role = null
      state.size = null
    } else takeSource(state, source)
  }
  return state
}
