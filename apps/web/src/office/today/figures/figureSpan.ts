import { type FigurePeriod, MAX_FIGURE_DAYS } from '@kitwright/contract'
import { dayAfter } from '@kitwright/measure'

/** Some days, both ends included, as `YYYY-MM-DD`. */
export interface FigureSpan {
  readonly from: string
  readonly to: string
}

const DAY_MS = 86_400_000

/** Returns the days of a period that ends with a day. */
export const spanOf = (to: string, days: FigurePeriod): FigureSpan => ({
  from: dayAfter(to, 1 - days),
  to,
})

export const countDays = ({ from, to }: FigureSpan): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1

/** Returns why no figures can be counted over these days; undefined if they can. A cleared field is an empty text. */
export function faultOf(span: FigureSpan): 'incomplete' | 'reversed' | 'too_long' | undefined {
  const days = countDays(span)
  if (Number.isNaN(days)) return 'incomplete'
  if (days < 1) return 'reversed'
  return days > MAX_FIGURE_DAYS ? 'too_long' : undefined
}
