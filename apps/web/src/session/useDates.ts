import { languageTag } from '@kitwright/words'
import { useMemo } from 'react'
import { usePreferences } from './preferences.ts'

/** Dates as the visitor's language writes them; an unset date is empty. */
export function useDates(): (instant: string | null) => string {
  const language = usePreferences(state => state.language)
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'medium' })
    return instant => (instant ? format.format(new Date(instant)) : '')
  }, [language])
}
