import { columnOf, headingOf, isOtherHeading } from '../words/headings.ts'
import type { SourceRow } from './sourceRows.ts'
import { sizeIn } from '../words/vocabulary.ts'

type Cells = readonly string[]

const LONGEST_HEADING = 60
const isWordy = (cell: string): boolean => !/\d/.test(cell) && sizeIn(cell) === null && cell.length <= LONGEST_HEADING
const kindsOf = (cells: Cells): Set<string> => new Set((headingOf(cells) ?? []).filter(kind => kind !== undefined))

/** Returns the cell above, or the one to its left that was merged over this one. */
function above(upper: Cells, at: number): string {
  for (let i = at; i >= 0; i--) if (upper[i]) return upper[i] ?? ''
  return ''
}

/** Joins two heading rows into one: `Jersey` above `Number` and `Size`. Returns null for other rows. */
function joinHeadings(upper: Cells, lower: Cells): Cells | null {
  const filled = [upper, lower].map(cells => cells.filter(Boolean))
  const isPair = filled.every(cells => cells.every(isWordy)) && (filled[0]?.length ?? 0) > 1 && filled[1]?.length
  if (!isPair || !filled[1]?.every(cell => columnOf(cell) ?? isOtherHeading(cell))) return null
  const isTitle = headingOf(lower) !== null && !upper.some(columnOf)
  const isMerged = lower.some((cell, i) => Boolean(cell) !== Boolean(upper[i]))
  if (isTitle || !isMerged) return null
  const width = Math.max(upper.length, lower.length)
  const joined = Array.from({ length: width }, (_, i) =>
    lower[i] ? `${above(upper, i)} ${lower[i]}`.trim() : (upper[i] ?? ''),
  )
  const kinds = kindsOf(joined)
  const isWhole = kinds.size > 1 && [...kindsOf(upper), ...kindsOf(lower)].every(kind => kinds.has(kind))
  return isWhole ? joined : null
}

/** Returns the first column of each of several adjacent tables. A single table begins at 0. */
function tableStarts(cells: Cells): number[] {
  const first = cells.findIndex(Boolean)
  const kind = columnOf(cells[first] ?? '')
  const again = cells.flatMap((cell, i) => (cell && columnOf(cell) === kind ? [i] : []))
  if (kind === undefined || again.length < 2) return [0]
  const areTables = again.every((start, i) => {
    const kinds = kindsOf(cells.slice(start, again[i + 1]))
    return kinds.size > 1 && (kinds.has('name') || kinds.has('namePart'))
  })
  return areTables ? again : [0]
}

/** Returns a range of columns as separate rows. */
function sliceRows(rows: readonly SourceRow[], from: number, to: number | undefined): SourceRow[] {
  return rows.flatMap(source => {
    const cells = source.cells?.slice(from, to) ?? []
    const text = cells.filter(Boolean).join(' ')
    return text === '' ? [] : [{ ...source, cells, text }]
  })
}

const emptyRow = (row: number): SourceRow => ({ row, text: '', cells: null })

/** Returns a heading of one row or two. */
function headingAt(rows: readonly SourceRow[], at: number): SourceRow | null {
  const [source, next] = rows.slice(at, at + 2)
  if (!source?.cells || source.isSheet) return null
  const joined = next?.cells ? joinHeadings(source.cells, next.cells) : null
  return joined ? { ...source, cells: joined, end: next?.row ?? source.row } : source
}

/** Returns the number of rows below the heading that belong to its tables. */
function heightOf(rows: readonly SourceRow[]): number {
  const end = rows.findIndex(({ isSheet, cells }) => isSheet || headingOf(cells ?? []) !== null)
  return end < 0 ? rows.length : end
}

/** Stacks adjacent tables and joins two-row headings into one. */
export function arrangeTables(rows: readonly SourceRow[]): SourceRow[] {
  const arranged: SourceRow[] = []
  for (let i = 0; i < rows.length;) {
    const heading = headingAt(rows, i) ?? (rows[i] as SourceRow)
    i += (heading.end ?? heading.row) > heading.row && heading !== rows[i] ? 2 : 1
    const starts = tableStarts(heading.cells ?? [])
    const height = starts.length > 1 ? heightOf(rows.slice(i)) : 0
    const beside = [heading, ...rows.slice(i, i + height)]
    i += height
    if (starts.length === 1) arranged.push(heading)
    else
      starts.forEach((start, at) => {
        const table = sliceRows(beside, at === 0 ? 0 : start, starts[at + 1])
        arranged.push(...table, emptyRow(heading.row))
      })
  }
  return arranged
}
