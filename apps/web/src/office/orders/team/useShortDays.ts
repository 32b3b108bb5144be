import { languageFacts } from '@kitwright/words'
import { useTranslation } from '../../../texts/index.ts'
import { usePreferences } from '../../../session/index.ts'

const WEEKDAYS = [7, 1, 2, 3, 4, 5, 6] as const
const weekdayOf = (day: string): (typeof WEEKDAYS)[number] => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]!

/** Returns `4 Dec` for `2026-12-04`. */
export const useMonthDays = (): ((day: string) => string) => {
  const language = usePreferences(state => state.language)
  return day => {
    const [, month, date] = day.split('-').map(Number)
    return `${date} ${languageFacts(language).months[month! - 1]}`
  }
}

/** Returns `Dec 2026` for `2026-12`. */
export const useMonths = (): ((month: string) => string) => {
  const language = usePreferences(state => state.language)
  return text => {
    const [year, month] = text.split('-').map(Number)
    return `${languageFacts(language).months[month! - 1]} ${year}`
  }
}

/** Returns a formatter of near days without their year: `Fri 4 Dec`. */
export function useShortDays(): (day: string) => string {
  const { t } = useTranslation(['today'])
  const monthDay = useMonthDays()
  return day => `${t(`today:short_${weekdayOf(day)}`)} ${monthDay(day)}`
}

/** The same with the whole weekday: `Friday, 4 Dec`. */
export function useLongDays(): (day: string) => string {
  const { t } = useTranslation(['today'])
  const monthDay = useMonthDays()
  return day => t('today:long_day', { weekday: t(`today:weekday_${weekdayOf(day)}`), day: monthDay(day) })
}
