import { formatDate } from './dates.ts'
import { usePreferences } from './preferences.ts'

/** Writes dates as the visitor's language does; an unset date is empty. */
export function useDates(): (instant: string | null) => string {
  const language = usePreferences(state => state.language)
  return instant => formatDate(instant, language)
}
