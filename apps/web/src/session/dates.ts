import { eachLanguage, languageFacts, languageTag, type Language } from '@kitwright/words'

const FORMATS = eachLanguage(language => new Intl.DateTimeFormat(languageTag(language), languageFacts(language).date))

/** A day as the language writes it, on the visitor's calendar; an unset or unreadable date is empty. */
export function formatDate(instant: string | null, language: Language): string {
  const date = new Date(instant ?? Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  const { months } = languageFacts(language)
  if (!months) return FORMATS[language].format(date)
  return `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`
}
