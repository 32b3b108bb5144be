import type { Response_ } from '@kitwright/contract'

export type Figures = Response_<'GET /api/office/figures'>
export type FigureStep = Figures['steps'][number]
export type PeriodFigures = Figures['now']

/** The figures that are shown one below the other. */
export const FIGURE_KEYS = ['orders', 'revenue', 'lead', 'on_time', 'repeat'] as const
export type FigureKey = (typeof FIGURE_KEYS)[number]

/** Returns a figure as a plain number: cents, days, or a share from 0 to 1; null if there is none. */
export function figureOf(key: FigureKey, figures: PeriodFigures): number | null {
  if (key === 'orders') return figures.orders
  if (key === 'revenue') return figures.revenueCents
  if (key === 'lead') return figures.leadDays
  return key === 'on_time' ? figures.onTimeShare : figures.repeatShare
}
