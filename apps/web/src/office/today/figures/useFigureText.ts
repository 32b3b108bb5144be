import { formatCount } from '@kitwright/measure'
import { useTranslation } from '../../../texts/index.ts'
import { formatCents } from '../../../ui/index.ts'
import { type FigureKey, figureOf, type PeriodFigures } from './figureTypes.ts'
import type { FigureChange } from './compareFigure.ts'

/** Returns a formatter of figures in words of the visitor's language; a dash for a figure that there is none of. */
export function useFigureText(): (key: FigureKey, figures: PeriodFigures) => string {
  const { t } = useTranslation(['today'])
  return (key, figures) => {
    const value = figureOf(key, figures)
    if (value === null) return '–'
    if (key === 'orders') return formatCount(value)
    if (key === 'revenue') return formatCents(value)
    if (key === 'lead') return t('today:days', { days: value.toFixed(1) })
    return `${Math.round(value * 100)} %`
  }
}

/** Returns a formatter of changes with their sign: `+12 %`, `−1.4 d`, `+5`. */
export function useChangeText(): (change: FigureChange) => string {
  const { t } = useTranslation(['today'])
  return ({ unit, by }) => {
    const sign = by > 0 ? '+' : by < 0 ? '−' : '±'
    const size = Math.abs(by)
    if (unit === 'percent') return `${sign}${formatCount(size)} %`
    return unit === 'days'
      ? `${sign}${t('today:days', { days: size.toFixed(1) })}`
      : t('today:points', { points: `${sign}${size}` })
  }
}
