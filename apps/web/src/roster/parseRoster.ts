import { LIMITS, type Player } from '@kitwright/contract'
import { runOf, type Size } from '@kitwright/garment'
import { newPlayer, parseShirtNumber, usualSize } from './players.ts'
import { MOST_ROWS } from './workbook/index.ts'
import {
  arrangeTables,
  isQuantity,
  isStaffRole,
  joinRecords,
  readRows,
  rowsOfCells,
  rowsOfText,
  settleNumbers,
  sizeOfRun,
  sleeveIn,
  versionOf,
  withNumberedSizes,
  withoutSenders,
  type Entry,
  type IgnoredCell,
  type ListNumbering,
  type RowsRead,
} from './reading/index.ts'

export type RosterProblem =
  | 'nameRequired'
  | 'nameAlone'
  | 'nameTooLong'
  | 'nameUnreadable'
  | 'numberInvalid'
  | 'numberTwice'
  | 'sizeUnknown'
  | 'sizeTwice'
  | 'versionUnknown'
  | 'staffMember'
  | 'printNameTooLong'
  | 'sleeveUnknown'
  | 'lineUnclear'
  | 'tooMany'
export interface RosterError {
  /** Line number in the pasted table, from 1. */
  readonly row: number
  readonly problem: RosterProblem
  /** The cell's text. */
  readonly value: string
}
export interface Roster {
  readonly players: readonly Player[]
  /** Ids of players without a given size. */
  readonly sizeless: ReadonlySet<string>
  readonly errors: readonly RosterError[]
  /** Cells that are not part of a player and are ignored. */
  readonly ignored: readonly IgnoredCell[]
  readonly numbering: ListNumbering | null
  /** Lines that remain when the players are removed: those with problems and the headings above them. */
  readonly left: ReadonlySet<number>
}

export interface RosterOptions {
  /** Number of players that still fit. */
  readonly room?: number
  /** Sizes that players may have; men's if absent. */
  readonly run?: readonly Size[]
  /** Size of players without a given size. */
  readonly size?: Size
  /** Whether leading numbers that count the list are shirt numbers. If absent, the reader decides. */
  readonly isNumberingUsed?: boolean | undefined
  /** Lines with only a name that are players. */
  readonly named?: ReadonlySet<number>
  /** Lines that are not players. */
  readonly left?: ReadonlySet<number>
  /** Rows that contain a workbook's sheet name. */
  readonly sheetTitles?: ReadonlySet<number>
}

type Problem = Pick<RosterError, 'problem' | 'value'>

const WRONG = {
  wrongNumber: 'numberInvalid',
  wrongSize: 'sizeUnknown',
  wrongVersion: 'versionUnknown',
  wrongSleeve: 'sleeveUnknown',
} as const
/** The problem of a staff member quotes the whole line, since the heading alone does not name the person. */
const wrongProblem = (kind: string, text: string, entry: Entry): Problem =>
  kind === 'wrongVersion' && isStaffRole(text)
    ? { problem: 'staffMember', value: entry.text }
    : { problem: WRONG[kind as keyof typeof WRONG], value: text }

/** Question marks from lost letters, or Khmer in UTF-8 decoded as Windows-1252. */
const LOST = /\?\?|\ufffd|^\?|áž|áŸ/u

function nameProblem(name: string, { text, isRow }: Entry): Problem | null {
  if (name === '') return { problem: 'nameRequired', value: isRow ? '' : text }
  if (/^(?:\p{N}+|[^\p{L}\p{N}?\ufffd]+)$/u.test(name)) return { problem: 'nameRequired', value: name }
  if (LOST.test(name)) return { problem: 'nameUnreadable', value: name }
  return name.length > LIMITS.name ? { problem: 'nameTooLong', value: name } : null
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)]

function problemsOf(entry: Entry, numbers: readonly string[], run: readonly Size[]): Problem[] {
  const { reading } = entry
  const { name, sizes, printName, wrong } = reading
  if (entry.isDoubtful) return [{ problem: 'lineUnclear', value: entry.text }]
  const wrongNumber = numbers.find(number => parseShirtNumber(number) === undefined)
  const found: (Problem | false | null)[] = [
    nameProblem(name, entry),
    wrongNumber !== undefined && { problem: 'numberInvalid', value: wrongNumber },
    distinct(numbers).length > 1 && { problem: 'numberTwice', value: numbers.join(', ') },
    ...wrong.map(({ kind, text }) => wrongProblem(kind, text, entry)),
    distinct(sizes.map(size => sizeOfRun(size, run))).length > 1 && { problem: 'sizeTwice', value: sizes.join(', ') },
    ...distinct(sizes)
      .filter(size => !sizeOfRun(size, run))
      .map(value => ({ problem: 'sizeUnknown', value }) as const),
    printName.length > LIMITS.printName && { problem: 'printNameTooLong', value: printName },
  ]
  return found.filter(problem => problem !== false && problem !== null)
}

interface RunAndSize {
  readonly run: readonly Size[]
  /** Size of a player without a given size. */
  readonly size: Size
}

function playerOf({ reading }: Entry, numbers: readonly string[], { run, size }: RunAndSize): Player {
  const { name, sizes, versions, printName, sleeve } = reading
  return {
    ...newPlayer(),
    name,
    printName,
    number: parseShirtNumber(numbers[0] ?? '') ?? null,
    size: (sizes[0] === undefined ? null : sizeOfRun(sizes[0], run)) ?? size,
    version: versions.some(version => versionOf(version) === 'goalkeeper') ? 'goalkeeper' : 'player',
    sleeve: sleeveIn(sleeve) ?? null,
  }
}

/** Whether a line is only a name: a player in a list of names, else possibly a title or a sender. */
const isNameAlone = ({ isRow, reading }: Entry): boolean =>
  !isRow &&
  reading.name !== '' &&
  reading.lead === null &&
  reading.numbers.length + reading.sizes.length + reading.versions.length + reading.wrong.length === 0

interface SortedRoster {
  readonly players: readonly Entry[]
  readonly ignored: readonly IgnoredCell[]
  readonly alone: readonly Entry[]
}

/**
 * Sorts entries into players and ignored lines. Names among players become questions; above and below them they are
 * titles and senders.
 */
function sortOut({ entries, ignored }: Omit<RowsRead, 'headings'>, { named, left }: RosterOptions): SortedRoster {
  const kept = entries.filter(({ row }) => !left?.has(row))
  const dropped = entries.filter(({ row }) => left?.has(row))
  const lonely = kept.filter(isNameAlone)
  const full = kept.filter(entry => !isNameAlone(entry)).map(({ row }) => row)
  // Lines above and below a table with named columns are titles.
  const areNames = lonely.length > full.length && !kept.some(({ isRow }) => isRow)
  // A repeated line is the document's title on every page.
  const isRepeated = ({ text }: Entry): boolean => lonely.filter(other => other.text === text).length > 1
  const isBetween = (entry: Entry): boolean =>
    entry.row > Math.min(...full) && entry.row < Math.max(...full) && !isRepeated(entry)
  const isPlayer = (entry: Entry): boolean => !isNameAlone(entry) || areNames || named?.has(entry.row) === true
  const outside = kept.filter(entry => !isPlayer(entry) && !isBetween(entry))
  return {
    players: kept.filter(isPlayer),
    alone: kept.filter(entry => !isPlayer(entry) && isBetween(entry)),
    ignored: [
      ...ignored,
      ...[...outside, ...dropped].map(({ row, text }) => ({ row, value: text, reason: 'text' as const })),
    ],
  }
}

function rosterOf(read: RowsRead, options: RosterOptions): Roster {
  const { room = LIMITS.players, run = runOf('SOCCER_KIT'), isNumberingUsed } = options
  const { size = usualSize(run) } = options
  const entries = read.entries.map(entry => ({ ...entry, reading: withNumberedSizes(entry.reading, run) }))
  const sorted = sortOut({ ...read, entries }, options)
  const { numbersOf, numbering } = settleNumbers(sorted.players, isNumberingUsed)
  const found: { readonly row: number; readonly player: Player }[] = []
  const sizeless = new Set<string>()
  const ignored = [...sorted.ignored]
  const errors = sorted.alone.map(({ row, text }): RosterError => ({ row, problem: 'nameAlone', value: text }))
  for (const entry of sorted.players) {
    const { row, reading } = entry
    const numbers = numbersOf(entry)
    const isPlayer = options.named?.has(row) === true
    const problems = problemsOf(entry, numbers, run).filter(({ problem }) => !isPlayer || problem !== 'staffMember')
    if (problems.length > 0) errors.push(...problems.map(problem => ({ row, ...problem })))
    else if (found.length >= room) errors.push({ row, problem: 'tooMany', value: '' })
    else {
      const player = playerOf(entry, numbers, { run, size })
      found.push({ row, player })
      if (reading.sizes.length === 0) sizeless.add(player.id)
      ignored.push(
        ...reading.extra.map(value => ({
          row,
          value,
          reason: isQuantity(value) ? ('quantity' as const) : ('words' as const),
        })),
      )
    }
  }
  const byRow = (a: { row: number }, b: { row: number }): number => a.row - b.row
  const wrong = new Set(errors.map(({ row }) => row))
  return {
    // A line is accepted or rejected as a whole, so that correcting it adds nobody twice.
    players: found.filter(({ row }) => !wrong.has(row)).map(({ player }) => player),
    sizeless,
    errors: errors.sort(byRow),
    ignored: ignored.sort(byRow),
    numbering,
    left: new Set([...read.headings, ...read.entries.filter(({ row }) => wrong.has(row)).flatMap(linesOf)]),
  }
}

const linesOf = ({ row, end }: Entry): number[] => Array.from({ length: end - row + 1 }, (_, i) => row + i)

/** Reads players from a pasted table or chat with any usual delimiter. */
export function parseRoster(text: string, options: RosterOptions = {}): Roster {
  const all = text.split(/\r\n?|\n/)
  const { lines, ignored } = withoutSenders(all.slice(0, MOST_ROWS))
  const read = readRows(arrangeTables(joinRecords(rowsOfText(lines.join('\n')))))
  const roster = rosterOf({ ...read, ignored: [...ignored, ...read.ignored] }, options)
  if (all.slice(MOST_ROWS).every(line => line.trim() === '')) return roster
  const row = MOST_ROWS + 1
  const rest = all.slice(MOST_ROWS).map((_, i) => row + i)
  return {
    ...roster,
    errors: [...roster.errors, { row, problem: 'tooMany', value: '' }],
    left: new Set([...roster.left, ...rest]),
  }
}

/** Reads players from the rows of a spreadsheet. */
export const readRoster = (rows: readonly (readonly string[])[], options: RosterOptions = {}): Roster =>
  rosterOf(readRows(arrangeTables(rowsOfCells(rows, options.sheetTitles))), options)
