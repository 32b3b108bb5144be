import { useTranslation } from '../../../texts/index.ts'
import { useDates } from '../../../session/index.ts'

const MINUTE = 60_000

/** Returns a formatter of how long ago an instant was, in one short word; the day after a week. */
export function useAge(): (at: string) => string {
  const { t } = useTranslation(['inbox'])
  const date = useDates()
  return at => {
    const minutes = Math.floor((Date.now() - Date.parse(at)) / MINUTE)
    if (minutes < 1) return t('inbox:now')
    if (minutes < 60) return t('inbox:minutes', { count: minutes })
    if (minutes < 24 * 60) return t('inbox:hours', { count: Math.floor(minutes / 60) })
    return minutes < 7 * 24 * 60 ? t('inbox:days', { count: Math.floor(minutes / 60 / 24) }) : date(at)
  }
}
