import type { Player } from '@kitwright/contract'
import { parseSize, type Size } from '@kitwright/garment'
import { latinDigits, parseWholeNumber } from '@kitwright/measure'
import { newId } from '../../../drafts/index.ts'

export type RosterProblem =
  | 'nameRequired'
  | 'nameTooLong'
  | 'numberInvalid'
  | 'sizeUnknown'
  | 'versionUnknown'
  | 'tooMany'
export interface RosterError {
  /** From 1, as the pasted table counts its lines. */
  readonly row: number
  readonly problem: RosterProblem
  /** What was written there. */
  readonly value: string
}
export interface Roster {
  readonly players: readonly Player[]
  readonly errors: readonly RosterError[]
}

export const MAX_PLAYERS = 200
const MAX_NAME = 80
const MAX_PRINTED = 40

type Column = 'name' | 'number' | 'size' | 'version'
const HEADERS: Record<Column, RegExp> = {
  name: /^(?:name|player ?name|print(?:ed)? ?name|full ?name|ឈ្មោះ|ឈ្មោះកីឡាករ)$/i,
  number: /^(?:number|no\.?|nr\.?|#|num|លេខ)$/i,
  size: /^(?:size|ទំហំ|សាយ)$/i,
  version: /^(?:version|type|role|position|ប្រភេទ|តួនាទី)$/i,
}
const KEEPER = /^(?:goal ?keeper|keeper|goalie|gk|អ្នកចាំទី)$/i
const FIELD = /^(?:player|field|outfield|pl|កីឡាករ)$/i

const clean = (text: string): string =>
  text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Cells of a line; tables from spreadsheets come with tabs, others with commas or semicolons, or just wide gaps. */
function cellsOf(line: string): string[] {
  const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : line.includes(',') ? ',' : / {2,}/
  const cells = line.split(separator).map(cell => clean(cell.replace(/^\s*"(.*)"\s*$/, '$1').replaceAll('""', '"')))
  return cells.length > 1 ? cells : clean(line).split(' ')
}

const columnOf = (cell: string): Column | undefined =>
  (Object.keys(HEADERS) as Column[]).find(column => HEADERS[column].test(cell))

/** Columns named by a header line; null when the line is not one. */
function headerOf(cells: readonly string[]): readonly (Column | undefined)[] | null {
  const columns = cells.map(columnOf)
  return columns.includes('name') || columns.filter(Boolean).length >= 2 ? columns : null
}

type Fields = Partial<Record<Column, string>>

const byHeader = (cells: readonly string[], columns: readonly (Column | undefined)[]): Fields =>
  Object.fromEntries(cells.flatMap((cell, i) => (columns[i] ? [[columns[i], cell]] : [])))

/** `9XL` and `XXXXXXXXL` are meant as sizes, if wrong ones. */
const SIZE_LIKE = /^\d{0,2}x{0,9}[sml]$/i

const kindOf = (cell: string): Column => {
  if (/^#?[-+]?[\d.]+$/.test(latinDigits(cell))) return 'number'
  if (parseSize(cell) || SIZE_LIKE.test(cell)) return 'size'
  return KEEPER.test(cell) || FIELD.test(cell) ? 'version' : 'name'
}

/** Without a header each cell says by itself what it is; what is left over makes the name. */
function bySight(cells: readonly string[]): Fields {
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
function columnsBySight(rows: readonly (readonly string[])[]): readonly (Column | undefined)[] | null {
  const width = Math.max(0, ...rows.map(cells => cells.length))
  const columns = Array.from({ length: width }, (_, i) =>
    commonest(rows.flatMap(cells => (cells[i] ? [kindOf(cells[i])] : []))),
  )
  const isClear = columns.includes('name') && !columns.includes(undefined) && new Set(columns).size === columns.length
  return rows.length > 2 && isClear ? columns : null
}

/** A shirt number: 0-99 in Latin or Khmer digits; null when left empty; undefined when it is none. */
export function parseShirtNumber(text: string): number | null | undefined {
  if (clean(text) === '') return null
  const number = parseWholeNumber(clean(text).replace(/^#/, ''))
  return number === null || number > 99 ? undefined : number
}

function parseVersion(text: string): Player['version'] | undefined {
  if (text === '' || FIELD.test(text)) return 'player'
  return KEEPER.test(text) ? 'goalkeeper' : undefined
}

type Problem = Pick<RosterError, 'problem' | 'value'>
type RowResult = { readonly player: Player } | { readonly problems: readonly Problem[] }

function nameProblem(name: string): RosterProblem | null {
  if (name === '') return 'nameRequired'
  return name.length > MAX_NAME ? 'nameTooLong' : null
}

function parseRow({ name = '', number = '', size = '', version = '' }: Fields): RowResult {
  const shirtNumber = parseShirtNumber(number)
  const parsedSize: Size | null = size === '' ? 'M' : parseSize(size)
  const parsedVersion = parseVersion(version)
  const wrongName = nameProblem(name)
  const problems: Problem[] = []
  if (wrongName) problems.push({ problem: wrongName, value: name })
  if (shirtNumber === undefined) problems.push({ problem: 'numberInvalid', value: number })
  if (!parsedSize) problems.push({ problem: 'sizeUnknown', value: size })
  if (!parsedVersion) problems.push({ problem: 'versionUnknown', value: version })
  if (shirtNumber === undefined || !parsedSize || !parsedVersion || wrongName) return { problems }
  return { player: { ...newPlayer(), name, number: shirtNumber, size: parsedSize, version: parsedVersion } }
}

/** An empty row of a squad. */
export const newPlayer = (): Player => ({
  id: newId(),
  name: '',
  printName: '',
  number: null,
  size: 'M',
  version: 'player',
  sleeve: null,
})

/** Players from a pasted table: name, number, size and version in any order. A missing size is M, a missing version a player. */
export function parseRoster(text: string, room = MAX_PLAYERS): Roster {
  const lines = text.split(/\r\n|\r|\n/).map((line, i) => ({ row: i + 1, cells: cellsOf(line) }))
  const filled = lines.filter(({ cells }) => cells.some(Boolean))
  const header = filled[0] ? headerOf(filled[0].cells) : null
  const columns = header ?? columnsBySight(filled.map(({ cells }) => cells))
  const players: Player[] = []
  const errors: RosterError[] = []
  for (const { row, cells } of header ? filled.slice(1) : filled) {
    const result = parseRow(columns ? byHeader(cells, columns) : bySight(cells))
    if ('problems' in result) errors.push(...result.problems.map(problem => ({ row, ...problem })))
    else if (players.length >= room) errors.push({ row, problem: 'tooMany', value: '' })
    else players.push(result.player)
  }
  return { players, errors }
}

/** What is printed for a player; longer names are cut by the order's limit. */
export const printedName = (player: Pick<Player, 'name' | 'printName'>): string =>
  (player.printName || player.name).slice(0, MAX_PRINTED)

/** Numbers that more than one player of a squad wears. */
export function duplicateNumbers(players: readonly Pick<Player, 'number'>[]): ReadonlySet<number> {
  const seen = new Set<number>()
  const twice = new Set<number>()
  for (const { number } of players) {
    if (number === null) continue
    if (seen.has(number)) twice.add(number)
    seen.add(number)
  }
  return twice
}
