import { LIMITS, type Player } from '@kitwright/contract'
import { parseSize, type Size } from '@kitwright/garment'
import { parseWholeNumber } from '@kitwright/measure'
import { newPlayer } from './players.ts'
import {
  byHeader,
  bySight,
  cellsOf,
  clean,
  columnsBySight,
  FIELD,
  headerOf,
  GOALKEEPER,
  LONG,
  SHORT,
  type Fields,
} from './rosterColumns.ts'

export type RosterProblem =
  | 'nameRequired'
  | 'nameTooLong'
  | 'numberInvalid'
  | 'sizeUnknown'
  | 'versionUnknown'
  | 'printNameTooLong'
  | 'sleeveUnknown'
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

/** A shirt number: 0-99 in Latin or Khmer digits; null when left empty; undefined when it is none. */
export function parseShirtNumber(text: string): number | null | undefined {
  if (clean(text) === '') return null
  const number = parseWholeNumber(clean(text).replace(/^#/, ''))
  return number === null || number > 99 ? undefined : number
}

function parseVersion(text: string): Player['version'] | undefined {
  if (text === '' || FIELD.test(text)) return 'player'
  return GOALKEEPER.test(text) ? 'goalkeeper' : undefined
}

/** Null is as the design has it. */
function parseSleeve(text: string): Player['sleeve'] | undefined {
  if (text === '') return null
  if (LONG.test(text)) return 'long'
  return SHORT.test(text) ? 'short' : undefined
}

type Problem = Pick<RosterError, 'problem' | 'value'>
type RowResult = { readonly player: Player } | { readonly problems: readonly Problem[] }

function nameProblem(name: string): RosterProblem | null {
  if (name === '') return 'nameRequired'
  return name.length > LIMITS.name ? 'nameTooLong' : null
}

const EMPTY: Required<Fields> = { name: '', number: '', size: '', version: '', printName: '', sleeve: '' }

function parseRow(fields: Fields): RowResult {
  const { name, number, size, version, printName, sleeve } = { ...EMPTY, ...fields }
  const read = {
    number: parseShirtNumber(number),
    size: size === '' ? ('M' satisfies Size) : (parseSize(size) ?? undefined),
    version: parseVersion(version),
    sleeve: parseSleeve(sleeve),
  }
  const wrongName = nameProblem(name)
  const problems: (Problem | false)[] = [
    wrongName !== null && { problem: wrongName, value: name },
    read.number === undefined && { problem: 'numberInvalid', value: number },
    read.size === undefined && { problem: 'sizeUnknown', value: size },
    read.version === undefined && { problem: 'versionUnknown', value: version },
    printName.length > LIMITS.printName && { problem: 'printNameTooLong', value: printName },
    read.sleeve === undefined && { problem: 'sleeveUnknown', value: sleeve },
  ]
  const found = problems.filter(problem => problem !== false)
  if (found.length > 0) return { problems: found }
  return { player: { ...newPlayer(), name, printName, ...(read as Pick<Player, keyof typeof read>) } }
}

/** Players from a pasted table; its lines may be separated in any usual way. */
export const parseRoster = (text: string, room: number = LIMITS.players): Roster =>
  readRoster(text.split(/\r\n|\r|\n/).map(cellsOf), room)

/** Players from the rows of a table: name, number, size and version in any order. A missing size is M, a missing version a player. */
export function readRoster(rows: readonly (readonly string[])[], room: number = LIMITS.players): Roster {
  const lines = rows.map((cells, i) => ({ row: i + 1, cells: cells.map(clean) }))
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
