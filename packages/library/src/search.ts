import { foldText, foldWords } from '@kitwright/measure'
import { LANGUAGES, languageFacts, type Language, type Names } from '@kitwright/words'
import { PATTERNS } from './patterns/catalogue.ts'
import { distance } from './patterns/distance.ts'
import type { LibraryPattern } from './types.ts'

/** Names of patterns and their families, by id (`patterns` and `patternFamilies` of `loadNames`). */
export interface PatternNames {
  readonly patterns: Readonly<Record<string, Names>>
  readonly families: Readonly<Record<string, Names>>
}

export interface PatternSearch {
  /** Words to find in names (in every language), tags and id; all must match. */
  readonly text?: string
  /** Limits the results to this family, in its own order. */
  readonly family?: string | null
  /** From 1. */
  readonly page?: number
  readonly pageSize?: number
}
export interface PatternPage {
  readonly items: readonly LibraryPattern[]
  /** Number of matches on all pages. */
  readonly total: number
  readonly page: number
  readonly pages: number
}

const wordsOf = ({ id, family, tags }: LibraryPattern, { patterns, families }: PatternNames): string => {
  const names = [...Object.values(patterns[id]!), ...Object.values(families[family]!)]
  return [id, ...names, ...tags].map(foldText).join(' ')
}

/** More than the length of any name. */
const LONGEST_NAME = 200

/**
 * Ranks how well a name fits the typed text: equal, starts with it, contains it, or only other texts of the pattern
 * contain it.
 */
function rankOf(id: string, typed: string, { patterns }: PatternNames): number {
  const names = [id, ...Object.values(patterns[id]!)].map(foldText)
  const fits = [
    (word: string) => word === typed,
    (word: string) => word.startsWith(typed),
    (word: string) => word.includes(typed),
  ]
  const rank = fits.findIndex(fit => names.some(fit))
  if (rank === -1) return fits.length
  // Among several matching names, the shortest decides.
  return rank + Math.min(...names.filter(fits[rank]!).map(({ length }) => length)) / LONGEST_NAME
}

/**
 * Returns one page of patterns, names equal to the search text first. A page past the end is the last one. The last
 * page holds the remainder.
 */
export function searchPatterns(
  names: PatternNames,
  { text = '', family, page = 1, pageSize = 12 }: PatternSearch = {},
): PatternPage {
  const wanted = foldWords(text)
  const offered = family ? PATTERNS.filter(pattern => pattern.family === family) : PATTERNS
  const typed = wanted.join('')
  const found = offered
    .filter(pattern => wanted.every(word => wordsOf(pattern, names).includes(word)))
    .toSorted((a, b) => (typed === '' ? 0 : rankOf(a.id, typed, names) - rankOf(b.id, typed, names)))
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const shown = Math.min(Math.max(1, Math.trunc(page)), pages)
  return { items: found.slice((shown - 1) * pageSize, shown * pageSize), total: found.length, page: shown, pages }
}

const SUGGESTED = 3

/**
 * Suggests the names nearest to the typed text, in its script, for a search without results. Text in no known script
 * means `language`.
 */
export function suggestNames({ patterns }: PatternNames, text: string, language: Language): readonly string[] {
  const typed = foldText(text)
  const script = LANGUAGES.find(each => languageFacts(each).script.letters.test(typed)) ?? language
  return PATTERNS.map(({ id }) => patterns[id]![script])
    .map(word => ({ word, away: distance(typed, foldText(word)) / Math.max(typed.length, word.length) }))
    .toSorted((a, b) => a.away - b.away)
    .slice(0, SUGGESTED)
    .map(({ word }) => word)
}
