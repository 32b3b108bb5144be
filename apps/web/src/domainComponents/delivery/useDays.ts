import { writeDay } from '@kitwright/words'
import { usePreferences } from '../../session/index.ts'

/** Returns a formatter of days such as `2026-11-30` in the visitor's language. */
export function useDays(): (day: string) => string {
  const language = usePreferences(state => state.language)
  return day => writeDay(day, language)
}
