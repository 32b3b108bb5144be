import { dayAfter } from '@kitwright/measure'

const DAY_MS = 86_400_000

/** Some days, both ends included. */
export interface DaySpan {
  readonly from: string
  readonly to: string
}

export interface FigureSteps {
  readonly now: DaySpan
  /** As many days, ending the day before `now`. */
  readonly before: DaySpan
  /** Both cut into equally many spans of the same lengths, earliest first. */
  readonly steps: readonly { readonly now: DaySpan; readonly before: DaySpan }[]
}

const daysIn = ({ from, to }: DaySpan): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1

/** Days of one step: a day within five weeks, a week within thirty, otherwise four weeks. */
const stepOf = (days: number): number => (days <= 35 ? 1 : days <= 210 ? 7 : 28)

/** Cuts days into steps counted back from the last day; the first step may be shorter. */
function cut({ from, to }: DaySpan, step: number): DaySpan[] {
  const spans: DaySpan[] = []
  for (let last = to; last >= from; last = dayAfter(last, -step)) {
    const first = dayAfter(last, 1 - step)
    spans.unshift({ from: first < from ? from : first, to: last })
  }
  return spans
}

/** Returns a period, the one before it, and the steps of both. */
export function listSteps(now: DaySpan): FigureSteps {
  const days = daysIn(now)
  const before = { from: dayAfter(now.from, -days), to: dayAfter(now.from, -1) }
  const [cutNow, cutBefore] = [cut(now, stepOf(days)), cut(before, stepOf(days))]
  return { now, before, steps: cutNow.map((span, i) => ({ now: span, before: cutBefore[i]! })) }
}

/** Returns the days at which the steps begin, the earlier period first, and the day after the last one. */
export const listBounds = ({ now, steps }: FigureSteps): string[] => [
  ...steps.map(({ before }) => before.from),
  ...steps.map(({ now: { from } }) => from),
  dayAfter(now.to),
]
