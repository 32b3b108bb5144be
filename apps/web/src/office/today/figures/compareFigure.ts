import { type FigureKey, figureOf, type Figures } from './figureTypes.ts'

/** The difference between a figure and that of the period before. */
export interface FigureChange {
  /** `percent` of the earlier figure; `points` of a share; `days`. */
  readonly unit: 'percent' | 'points' | 'days'
  /** Rounded as it is shown. */
  readonly by: number
  /** Null where it did not change. */
  readonly isGood: boolean | null
}

const round = (value: number, digits: number): number => {
  const rounded = Number(value.toFixed(digits))
  return rounded === 0 ? 0 : rounded
}

function differenceOf(key: FigureKey, now: number, before: number): Omit<FigureChange, 'isGood'> | null {
  if (key === 'lead') return { unit: 'days', by: round(now - before, 1) }
  if (key === 'on_time' || key === 'repeat') return { unit: 'points', by: round((now - before) * 100, 0) }
  return before === 0 ? null : { unit: 'percent', by: round((now / before - 1) * 100, 0) }
}

/** Compares a figure with the period before; null where either is missing. Only a shorter lead time is better. */
export function compareFigure(key: FigureKey, { now, before }: Pick<Figures, 'now' | 'before'>): FigureChange | null {
  const [one, other] = [figureOf(key, now), figureOf(key, before)]
  const difference = one === null || other === null ? null : differenceOf(key, one, other)
  if (!difference) return null
  const gain = key === 'lead' ? -difference.by : difference.by
  return { ...difference, isGood: gain === 0 ? null : gain > 0 }
}
