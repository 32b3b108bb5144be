import { isChatter, isSection } from '../chat/chat.ts'
import { columnOf, isOtherHeading, type Column } from '../words/headings.ts'
import { readLine } from '../line/readLine.ts'
import type { SourceRow } from './sourceRows.ts'

const LONGEST_LABEL = 60

interface Answer {
  readonly column: Column
  readonly text: string
}

/** Reads `Name: Sok Dara` as an answer of a form. Returns null for any other line. */
function answerOf({ text }: SourceRow): Answer | null {
  const at = text.search(/[:៖=]/)
  if (at <= 0 || at > LONGEST_LABEL) return null
  const column = columnOf(text.slice(0, at))
  const value = text.slice(at + 1)
  const isOne = value.trim() !== '' && !/[:៖=,;\t]/.test(value)
  return column && isOne ? { column, text } : null
}

/** Whether a line is another answer of the same form that concerns no shirt: `Date of birth: …`. */
function isOtherAnswer({ text }: SourceRow): boolean {
  const at = text.search(/[:៖=]/)
  return at > 0 && at <= LONGEST_LABEL && isOtherHeading(text.slice(0, at))
}

/** Whether a line is only a number or a size, with or without a label. */
function isValueAlone({ text, cells }: SourceRow): boolean {
  const { name, numbers, sizes, lead, wrong, extra } = readLine(text)
  const values = numbers.length + sizes.length + Number(lead !== null)
  return (
    !cells && text.length < 40 && name === '' && values > 0 && wrong.length + extra.length === 0 && !text.endsWith(':')
  )
}

/** Whether the previous line lacks the number or the size that this line gives. */
function isWanted(before: SourceRow, source: SourceRow): boolean {
  const said = readLine(before.text)
  const next = readLine(source.text)
  const hasNumber = said.lead !== null || said.numbers.length > 0
  const givesNumber = next.lead !== null || next.numbers.length > 0
  return !(hasNumber && givesNumber) && !(said.sizes.length > 0 && next.sizes.length > 0)
}

/** Whether a size stands above the first number, so that it applies to the players below. */
function isBySize(rows: readonly SourceRow[]): boolean {
  for (const { text } of rows) {
    const { name, numbers, sizes, lead } = readLine(text)
    if (numbers.length > 0 || lead || (name !== '' && !isChatter(text) && !isSection(text))) return false
    if (name === '' && sizes.length === 1) return true
  }
  return false
}

/**
 * Joins numbers and sizes on their own lines to the name above, as some chats write them. A single occurrence may be
 * chance.
 */
function joinValues(rows: readonly SourceRow[]): readonly SourceRow[] {
  if (isBySize(rows)) return rows
  const joined: SourceRow[] = []
  let count = 0
  for (const source of rows) {
    const before = joined.at(-1)
    if (before && !before.cells && before.text !== '' && isValueAlone(source) && isWanted(before, source)) {
      count += isValueAlone(before) ? 0 : 1
      joined[joined.length - 1] = { ...before, end: source.row, text: `${before.text}\t${source.text}` }
    } else joined.push(source)
  }
  return count > 1 ? joined : rows
}

/** Joins the lines of a form, one answer each, into one line per player. */
export function joinRecords(rows: readonly SourceRow[]): readonly SourceRow[] {
  const joined: SourceRow[] = []
  let open: {
    readonly row: number
    readonly answers: Answer[]
    readonly sources: SourceRow[]
    readonly others: SourceRow[]
  } | null = null
  const close = (): void => {
    if (open && open.answers.length > 1)
      joined.push({
        row: open.row,
        end: open.sources.at(-1)?.row ?? open.row,
        text: open.answers.map(({ text }) => text).join('\t'),
        cells: null,
      })
    else if (open) joined.push(...open.sources)
    if (open) joined.push(...open.others)
    open = null
  }
  for (const source of rows) {
    const answer = answerOf(source)
    const isAgain = open?.answers.some(({ column }) => column === answer?.column)
    if (open && !answer && isOtherAnswer(source)) {
      open.others.push(source)
      continue
    }
    if (!answer || isAgain) close()
    if (!answer) joined.push(source)
    else {
      open ??= { row: source.row, answers: [], sources: [], others: [] }
      open.answers.push(answer)
      open.sources.push(source)
    }
  }
  close()
  return joinValues(joined)
}
