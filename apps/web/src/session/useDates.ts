import { eachLanguage, languageFacts, languageTag, type Language } from '@kitwright/words'
import { usePreferences } from './preferences.ts'

const FORMATS = eachLanguage(language => new Intl.DateTimeFormat(languageTag(language), languageFacts(language).date))

/** A day as the language writes it, on the visitor's calendar; an unset or unreadable date is empty. */
export function formatDate(instant: string | null, language: Language): string {
  const date = new Date(instant ?? Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  const { months } = languageFacts(language)
  if (!months) return FORMATS[language].format(date)
  return `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`
}

/** Writes dates as the visitor's language does; an unset date is empty. */
export function useDates(): (instant: string | null) => string {
  const language = usePreferences(state => state.language)
  return instant => formatDate(instant, language)
}
