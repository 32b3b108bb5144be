import { isChatter, isTotal } from './chat/chat.ts'
import { columnOf, headingOf, isOtherHeading } from './words/headings.ts'
import { readLine, type LineReading } from './line/readLine.ts'
import { columnsBySight, readTableRow, withColumnsBySight, type Columns } from './table/readTableRow.ts'
import type { IgnoredCell } from './types.ts'
import {
  hasData,
  isBareSize,
  isLong,
  isForeignHeading,
  isRoleAlone,
  isSizeAlone,
  isStaffAlone,
  isStaffRole,
  sizeOfAll,
  whyNoPlayer,
} from './sections.ts'
import { playersInCells, SEVERAL } from './chat/playersInCells.ts'
import type { SourceRow } from './table/sourceRows.ts'
import { sizeIn } from './words/vocabulary.ts'

/** A line or row that may be a player. */
export interface Entry {
  readonly row: number
  /** Its last line. */
  readonly end: number
  readonly text: string
  /** Whether the text is a sentence that may contain a player. */
  readonly isDoubtful: boolean
  /** Whether it is a row of a table with named columns. */
  readonly isRow: boolean
  readonly reading: LineReading
}

export interface RowsRead {
  readonly entries: readonly Entry[]
  readonly ignored: readonly IgnoredCell[]
  /** Rows that are column headings. */
  readonly headings: readonly number[]
}

interface State {
  readonly entries: Entry[]
  readonly ignored: IgnoredCell[]
  readonly headings: number[]
  /** Cells of all rows with several cells. */
  readonly divided: readonly (readonly string[])[]
  columns: Columns | null
  /** Role of the players below, from their heading: `Goalkeepers:`. */
  role: string | null
  /** Whether a player has been read since that heading. */
  isRoleUsed: boolean
  /** Size of the players below: `Size L:`. */
  size: string | null
  /** Whether sizes stand above their players: `L` before the first player. */
  isBySize: boolean
  /** Size of all players without their own. */
  sizeOfAll: string | null
  /** Whether the row is below the heading of a table that is no squad. */
  isForeign: boolean
  /** Whether the sheet has no heading, while another sheet has one. */
  isBareSheet: boolean
}

const filledIn = (cells: readonly string[] | null): string[] => (cells ?? []).filter(Boolean)
/** Fills in the heading's role and size for a player whose own line has none. */
function fromSection({ role, size }: State, reading: LineReading): LineReading {
  const sizes = reading.sizes.length === 0 && size ? [size] : reading.sizes
  if (role === null) return { ...reading, sizes }
  if (!isStaffRole(role))
    return { ...reading, sizes, versions: reading.versions.length === 0 ? [role] : reading.versions }
  // `Vibol (player)` under a staff heading is a player.
  const isKnown = reading.versions.length > 0 || reading.wrong.some(({ kind }) => kind === 'wrongVersion')
  return {
    ...reading,
    sizes,
    wrong: isKnown ? reading.wrong : [...reading.wrong, { kind: 'wrongVersion', text: role }],
  }
}

function take(
  state: State,
  { row, end = row, text }: SourceRow,
  { reading, isRow }: Pick<Entry, 'reading' | 'isRow'>,
): void {
  state.isRoleUsed = true
  // Dates, places and signatures follow a table.
  const isFooter = state.columns !== null && !isRow && reading.sizes.length === 0 && hasData(reading)
  const isDoubtful = isFooter || (!isRow && (isChatter(reading.name) || isLong(reading.name)))
  state.entries.push({ row, end, text, isRow, isDoubtful, reading: fromSection(state, reading) })
}

/** Whether `L` stands before the first player, so that sizes apply to the players below them. */
function isSizeAbove(state: State, source: SourceRow, reading: LineReading): boolean {
  if (!isBareSize(reading, source)) return false
  state.isBySize ||= state.entries.length === 0
  return state.isBySize
}

function openSection(state: State, role: string | null): void {
  state.role = role
  state.isRoleUsed = false
}

function takeLine(state: State, source: SourceRow, reading: LineReading): void {
  const { row, text } = source
  const reason = whyNoPlayer(text, reading)
  if (isSizeAlone(reading, text) || isSizeAbove(state, source, reading)) state.size = reading.sizes[0] ?? null
  else if (sizeOfAll(reading)) state.sizeOfAll = sizeOfAll(reading)
  else if (isRoleAlone(reading) || isStaffAlone(reading)) {
    const role = reading.versions[0] ?? text
    openSection(state, role)
    if (!/^(?:goal|keeper|gk|អ្នកចាំទី|ចាំទី)/i.test(role)) state.ignored.push({ row, value: text, reason: 'title' })
  } else if (reason) {
    if (reason === 'title') openSection(state, null)
    state.ignored.push({ row, value: text, reason })
  } else take(state, source, { isRow: false, reading })
}

function takeCells(state: State, source: SourceRow, cells: readonly string[]): void {
  const several = playersInCells(cells)
  if (several) several.forEach(reading => take(state, source, { isRow: false, reading }))
  else if (source.cells) takeLine(state, source, readLine(cells.join('\t'), { areCells: true }))
  else takeLine(state, source, readLine(source.text))
}

/** Handles a table row with one filled cell: a name, a title, or a number preprinted on a form. */
function takeLonely(state: State, source: SourceRow, columns: Columns): void {
  const at = (source.cells ?? []).findIndex(Boolean)
  const column = columns[at]
  const reading = readLine(source.text)
  const isName = column === 'name' || column === 'namePart'
  const isLine = whyNoPlayer(source.text, reading) ?? (isRoleAlone(reading) || isStaffAlone(reading))
  if (isLine || (isName && columns.length > 1)) {
    if (isName && !isLine) takeRow(state, source, columns)
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

function takeHeading(state: State, { row, end = row }: SourceRow, cells: readonly string[], columns: Columns): void {
  state.columns = columns
  for (let at = row; at <= end; at++) state.headings.push(at)
  openSection(state, null)
  state.isForeign = false
  state.isBareSheet = false
  const unused = cells.filter((cell, i) => cell !== '' && (columns[i] === undefined || columns[i] === 'counter'))
  state.ignored.push(...unused.map(value => ({ row, value, reason: 'column' as const })))
}

/** Whether a text is a heading with columns separated by single spaces, as copied from a PDF. */
const isWordedHeading = (text: string): boolean => {
  const words = text.split(' ')
  const columns = words.map(columnOf)
  const isKnown = words.every((word, i) => columns[i] ?? (isOtherHeading(word) || /^(?:shirt|kit|full)$/i.test(word)))
  return words.length > 1 && words.length < 12 && isKnown && new Set(columns).size > 1
}

/**
 * Reads the first row of a table as its heading if it labels the names and contains no value, although its other words
 * are unknown.
 */
function looseHeading({ columns, divided, entries }: State, { cells }: SourceRow): Columns | null {
  const isFirst = cells !== null && cells === divided[0] && columns === null && entries.length === 0
  if (!isFirst || filledIn(cells).length < 3 || divided.length < 3) return null
  const named = cells.map(columnOf)
  const hasValue = cells.some(cell => /\d/.test(cell) || sizeIn(cell) !== null)
  return named.includes('name') && !hasValue ? named : null
}

/** Starts a new sheet: its name is no player, and the previous sheet's columns no longer apply. */
function takeSheet(state: State, { row, text }: SourceRow): void {
  state.columns = null
  state.isForeign = false
  state.isBareSheet = state.divided.some(headingOf)
  openSection(state, null)
  state.headings.push(row)
  state.ignored.push({ row, value: text, reason: 'title' })
}

/** Whether a row belongs to a size chart, a total by size, or a sheet that is no squad. */
function isOfNoSquad(state: State, { cells, text }: SourceRow): boolean {
  if (cells && isForeignHeading(cells)) state.isForeign = true
  return state.isForeign || (state.isBareSheet && ![...filledIn(cells), text].some(sizeIn))
}

function takeSource(state: State, source: SourceRow): void {
  const { row, text, cells } = source
  const filled = filledIn(cells)
  const heading = headingOf(cells ?? [text]) ?? looseHeading(state, source)
  if (heading) {
    const named = cells ?? [text]
    const rows = state.divided.filter(each => headingOf(each) === null && each !== cells)
    takeHeading(state, source, named, withColumnsBySight(heading, named, rows))
  } else if (!cells && isWordedHeading(text)) state.headings.push(row)
  else if (isOfNoSquad(state, source)) state.ignored.push({ row, value: text, reason: 'text' })
  else if (!state.columns || !cells) takeCells(state, source, filled.length > 1 ? filled : text.split(SEVERAL))
  else if (filled.length === 1 && state.columns.length > 1) takeLonely(state, source, state.columns)
  else takeRow(state, source, state.columns)
}

const withSize = (entry: Entry, size: string): Entry => {
  const { sizes, wrong } = entry.reading
  const isSized = sizes.length > 0 || wrong.some(({ kind }) => kind === 'wrongSize')
  return isSized ? entry : { ...entry, reading: { ...entry.reading, sizes: [size] } }
}

/** Reads the rows of a list: the players, and the cells that describe none. */
export function readRows(rows: readonly SourceRow[]): RowsRead {
  const divided = rows.flatMap(({ cells }) => (cells && filledIn(cells).length > 1 ? [cells] : []))
  const state: State = {
    entries: [],
    ignored: [],
    headings: [],
    divided,
    columns: null,
    role: null,
    isRoleUsed: false,
    size: null,
    isBySize: false,
    sizeOfAll: null,
    isForeign: false,
    isBareSheet: false,
  }
  if (!divided.some(headingOf)) state.columns = columnsBySight(divided)
  for (const source of rows) {
    if (source.text === '') {
      if (state.isRoleUsed) state.role = null
      state.size = null
      state.isForeign = false
    } else if (source.isSheet) takeSheet(state, source)
    else takeSource(state, source)
  }
  const { sizeOfAll: size } = state
  return size === null ? state : { ...state, entries: state.entries.map(entry => withSize(entry, size)) }
}
