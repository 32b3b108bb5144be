import { eachLanguage, LANGUAGES, type Language } from '@kitwright/words'
import type { PageContent } from './contentTypes.ts'

const isWritten = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0

/** Calls `see` with each text of a value, as the languages in which it is written. */
function eachText(value: unknown, see: (written: readonly Language[]) => void): void {
  if (Array.isArray(value)) return value.forEach(inner => eachText(inner, see))
  if (typeof value !== 'object' || value === null) return
  const keys = Object.keys(value)
  if (keys.length > 0 && keys.every(key => LANGUAGES.some(language => language === key)))
    return see(LANGUAGES.filter(language => isWritten((value as Record<string, unknown>)[language])))
  for (const inner of Object.values(value)) eachText(inner, see)
}

/** Returns the languages in which something of a value is written. */
export function languagesOf(value: unknown): ReadonlySet<Language> {
  const found = new Set<Language>()
  eachText(value, written => written.forEach(language => found.add(language)))
  return found
}

/** Counts, for each language, the texts that are written in another language only. */
export function countMissing(content: PageContent): Record<Language, number> {
  const counts = eachLanguage(() => 0)
  eachText(content, written => {
    if (written.length > 0) for (const language of LANGUAGES) if (!written.includes(language)) counts[language] += 1
  })
  return counts
}
