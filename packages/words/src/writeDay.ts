import { languageFacts, type Language } from './languages.ts'

/**
 * Formats a calendar day (`2026-11-29`) for people: `29 Nov 2026`. Browsers' own tables differ by version and lack some
 * languages.
 */
export function writeDay(day: string, language: Language): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${languageFacts(language).months[month! - 1]} ${year}`
}
