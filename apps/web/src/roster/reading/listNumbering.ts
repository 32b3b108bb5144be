import type { Entry } from './readRows.ts'

/** Numbers before names that count the list: they may be the shirts' all the same. */
export interface ListNumbering {
  readonly first: number
  readonly last: number
  /** They are taken for the shirts' numbers. */
  readonly isUsed: boolean
}

/** Counts from one up, over one squad or several; a line or two may be left out. */
function isCounting(values: readonly number[]): boolean {
  if (values.length < 2 || values[0] !== 1) return false
  const steps = values.slice(1).filter((value, i) => value === (values[i] ?? 0) + 1 || value === 1)
  return steps.length >= (values.length - 1) * 0.9
}

export interface NumberedEntries {
  /** The shirt's numbers of each entry. */
  readonly numbersOf: (entry: Entry) => readonly string[]
  readonly numbering: ListNumbering | null
}

/** Tells list marks from shirt numbers, which one line alone cannot say. `wish` is what the person has chosen. */
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
