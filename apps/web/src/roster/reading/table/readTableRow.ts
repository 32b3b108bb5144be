import { isOtherHeading, type Column } from '../words/headings.ts'
import { readLine, type LineReading } from '../line/readLine.ts'
import { chunksOf, tokensOf, type Token } from '../line/tokens.ts'
import { isCaptain, isNothing, isStaff, sizeIn, sleeveIn, tickIn, versionOf } from '../words/vocabulary.ts'

export type Columns = readonly (Column | undefined)[]

type Part = Partial<LineReading>

const wrongAs = (kind: Token['kind'], text: string): Part => ({ wrong: [{ kind, text }] })

const allTokens = (cell: string): Token[] => {
  const { chunks, brackets } = chunksOf(cell)
  return [...chunks, ...brackets].flatMap(tokensOf)
}
const textsOf = (tokens: readonly Token[], ...kinds: Token['kind'][]): string[] =>
  tokens.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text)

function readNumber(cell: string): Part {
  const tokens = allTokens(cell)
  const numbers = textsOf(tokens, 'number')
  if (numbers.length === 0) return wrongAs(isStaff(cell) ? 'wrongVersion' : 'wrongNumber', cell)
  return { numbers, extra: textsOf(tokens, 'name', 'extra') }
}

function readSize(cell: string): Part {
  if (sizeIn(cell)) return { sizes: [cell] }
  const tokens = allTokens(cell)
  const sizes = textsOf(tokens, 'size')
  if (sizes.length === 0) return wrongAs('wrongSize', cell)
  return { sizes, extra: textsOf(tokens, 'name', 'number', 'extra') }
}

/** Reads `GK / Captain`: either all parts are roles, or none is. */
function readVersion(cell: string): Part {
  const parts = cell.split(/[/,;()+&]/).flatMap(part => part.trim() || [])
  if (parts.length === 0 || !parts.every(part => versionOf(part) ?? isCaptain(part)))
    return wrongAs('wrongVersion', cell)
  return { versions: parts.filter(versionOf), extra: parts.filter(part => !versionOf(part)) }
}

/** Reads a cell of a column such as `GK` or `XL`: ticked, empty, or a number of shirts. */
function readTick(cell: string, ticked: Part, wrong: Token['kind']): Part {
  const isTicked = tickIn(cell)
  if (isTicked !== null) return isTicked ? ticked : {}
  return /^\d{1,2}$/.test(cell) ? { ...ticked, extra: [`x${cell}`] } : wrongAs(wrong, cell)
}

const LIST_MARK = /^(?:[•▪◦●·*–—-] |\(?\d{1,3}(?: ?[.)]| [-–—]) ?(?=\p{L}))/u
const CAPTAIN_MARK = /^\(?(?:C|VC)\) /
const REFERENCE_MARK = / ?[*†‡^]{1,3}$/

const ROLE_SEPARATORS = [' - ', ' – ', ' — ', '/', ',', '|'] as const

/** Splits a role after a name off: `Sothea - GK`, `Sothea GK`. */
function withoutRole(cell: string): { readonly rest: string; readonly role: string | null } {
  const at = Math.max(...ROLE_SEPARATORS.map(each => cell.lastIndexOf(each)))
  const role = at < 0 ? '' : cell.slice(at).replace(/^ ?[-–—/,|] ?/, '')
  const isRole = role !== '' && (versionOf(role) !== undefined || isCaptain(role) || isStaff(role))
  if (isRole) return { rest: cell.slice(0, at), role }
  return cell.endsWith(' GK') ? { rest: cell.slice(0, -3), role: 'GK' } : { rest: cell, role: null }
}

/** Reads a name from a table with columns for all other values. Removes only list markers, roles and bracketed text. */
function readName(cell: string): Part {
  const versions: string[] = []
  const extra: string[] = []
  const takeRole = (role: string): void => void (versionOf(role) ? versions : extra).push(role)
  const takeExtra = (mark: string): string => {
    extra.push(mark.trim())
    return ''
  }
  const { rest, role: behind } = withoutRole(cell.replace(LIST_MARK, ''))
  if (behind) takeRole(behind)
  const name = rest
    .replace(CAPTAIN_MARK, takeExtra)
    .replace(/[([]([^()[\]]{0,80})[)\]]/g, (_, inner: string) => {
      if (inner.trim() !== '') takeRole(inner.trim())
      return ' '
    })
    .replace(REFERENCE_MARK, takeExtra)
    .replace(/ +/g, ' ')
    .trim()
  const staff = extra.filter(isStaff)
  return {
    name,
    versions,
    extra: extra.filter(each => !isStaff(each)),
    wrong: staff.map(text => ({ kind: 'wrongVersion', text })),
  }
}

const EMPTY: LineReading = {
  lead: null,
  name: '',
  numbers: [],
  sizes: [],
  versions: [],
  printName: '',
  sleeve: '',
  wrong: [],
  extra: [],
}

const joined = (parts: readonly Part[]): LineReading => ({
  lead: parts.find(({ lead }) => lead)?.lead ?? null,
  name: parts.flatMap(({ name }) => name ?? []).join(' '),
  numbers: parts.flatMap(({ numbers }) => numbers ?? []),
  sizes: parts.flatMap(({ sizes }) => sizes ?? []),
  versions: parts.flatMap(({ versions }) => versions ?? []),
  printName: parts.find(({ printName }) => printName)?.printName ?? '',
  sleeve: parts.find(({ sleeve }) => sleeve)?.sleeve ?? '',
  wrong: parts.flatMap(({ wrong }) => wrong ?? []),
  extra: parts.flatMap(({ extra }) => extra ?? []),
})

/** Reads a name's cell. It may also contain values that have no column. */
function readNameCell(column: Column, cell: string, columns: Columns): Part {
  const isNumbered = columns.includes('number') || columns.includes('weakNumber')
  const isPlain = isNumbered || column === 'namePart' || cell.includes(',')
  return isPlain ? readName(cell) : readLine(cell, { isSizeKnown: columns.includes('size') })
}

function readCell(column: Column, cell: string, columns: Columns): Part {
  if (column === 'counter') return {}
  if (column === 'printName') return { printName: cell }
  if (column === 'quantity') return readQuantity(cell)
  if (column === 'name' || column === 'namePart') return readNameCell(column, cell, columns)
  if (column === 'keeper') return readTick(cell, { versions: ['GK'] }, 'wrongVersion')
  if (column.startsWith('size ')) return readTick(cell, { sizes: [column.slice('size '.length)] }, 'wrongSize')
  if (isNothing(cell)) return {}
  if (column === 'childSize') return wrongAs('wrongSize', cell)
  if (column === 'size') return readSize(cell)
  if (column === 'version') return readVersion(cell)
  if (column === 'sleeve') return sleeveIn(cell) ? { sleeve: cell } : wrongAs('wrongSleeve', cell)
  return readNumberAs(column, cell)
}

/** A quantity of one is the default. */
const readQuantity = (cell: string): Part => {
  const count = cell.replace(/^[x×] ?/, '')
  return count === '1' || isNothing(cell) ? {} : { extra: [/^\d{1,3}$/.test(count) ? `x${count}` : cell] }
}

/** `No.` may be the row number. */
function readNumberAs(column: Column, cell: string): Part {
  const part = readNumber(cell)
  const value = part.numbers?.[0]
  return column === 'weakNumber' && value ? { ...part, numbers: [], lead: { value, isMark: true } } : part
}

/** Reads a row by the columns of its table's heading. */
export function readTableRow(cells: readonly string[], columns: Columns): LineReading {
  const parts = cells.map((cell, i): Part => {
    const column = columns[i]
    if (cell === '') return {}
    if (column) return readCell(column, cell, columns)
    // A remarks column may name the goalkeeper.
    if (versionOf(cell) === 'goalkeeper') return { versions: [cell] }
    return i < columns.length ? {} : { extra: [cell] }
  })
  return parts.length === 0 ? EMPTY : joined(parts)
}

/** Share of cells that must agree: at least three of four. */
const CLEAR = 0.75

function kindOf(cell: string): Column | undefined {
  if (/^#?[-+]?[\d.]+$/.test(chunksOf(cell).chunks.join(' '))) return 'number'
  if (sizeIn(cell)) return 'size'
  return versionOf(cell) ? 'version' : 'name'
}

function commonest(kinds: readonly (Column | undefined)[]): Column | undefined {
  const count = (kind: Column | undefined): number => kinds.filter(other => other === kind).length
  return kinds.find(kind => count(kind) >= kinds.length * CLEAR)
}

/** Infers the columns of a table without a heading from most of their cells. Returns null if unclear. */
export function columnsBySight(rows: readonly (readonly string[])[]): Columns | null {
  const width = Math.max(0, ...rows.map(cells => cells.length))
  const columns = Array.from({ length: width }, (_, i) =>
    commonest(rows.flatMap(cells => (cells[i] ? [kindOf(cells[i])] : []))),
  )
  const isClear = columns.includes('name') && !columns.includes(undefined) && new Set(columns).size === columns.length
  return rows.length > 2 && isClear ? columns : null
}

/** Minimum number of cells that identify a column without a known heading. */
const FEWEST = 2

/**
 * Treats a column with an unknown heading as the number or the size if its cells say so and no other column does.
 * Headings of other values, such as ages, are known.
 */
export function withColumnsBySight(
  columns: Columns,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): Columns {
  const missing = (['number', 'size'] as const).filter(kind => !columns.includes(kind))
  return columns.map((column, i) => {
    if (column || isOtherHeading(headings[i] ?? '')) return column
    const cells = rows.map(cells => cells[i] ?? '').filter(Boolean)
    const kind = cells.length < FEWEST ? undefined : commonest(cells.map(kindOf))
    const at = missing.findIndex(each => each === kind)
    return at < 0 ? undefined : missing.splice(at, 1)[0]
  })
}
