import type { Entry } from './readRows.ts'

/** Numbers before names that count the list, though they may be shirt numbers. */
export interface ListNumbering {
  readonly first: number
  readonly last: number
  /** Whether they are used as shirt numbers. */
  readonly isUsed: boolean
}

/** Whether the values count up from one, over one squad or several. A line or two may be missing. */
function isCounting(values: readonly number[]): boolean {
  if (values.length < 2 || values[0] !== 1) return false
  const steps = values.slice(1).filter((value, i) => value === (values[i] ?? 0) + 1 || value === 1)
  return steps.length >= (values.length - 1) * 0.9
}

export interface NumberedEntries {
  /** Returns the shirt numbers of an entry. */
  readonly numbersOf: (entry: Entry) => readonly string[]
  readonly numbering: ListNumbering | null
}

/** Distinguishes list markers from shirt numbers, which needs more than one line. `wish` is the person's choice. */
export function settleNumbers(entries: readonly Entry[], wish: boolean | undefined): NumberedEntries {
  const led = entries.filter(({ reading }) => reading.lead)
  const values = led.map(({ reading }) => Number(reading.lead?.value))
  const counts = isCounting(values)
  const alone = led.filter(({ reading }) => reading.numbers.length === 0)
  const areMarks = counts && alone.length * 2 < led.length
  const isOpen = counts && !areMarks
  const isUsed = wish ?? !led.every(({ reading }) => reading.lead?.isMark)
  const numbersOf = ({ reading: { lead, numbers } }: Entry): readonly string[] => {
    if (!lead) return numbers
    if (numbers.length > 0) return lead.isMark || counts ? numbers : [lead.value, ...numbers]
    if (areMarks) return []
    return isOpen && !isUsed ? [] : [lead.value]
  }
  const numbering = isOpen ? { first: Math.min(...values), last: Math.max(...values), isUsed } : null
  return { numbersOf, numbering }
}
