import { PATTERNS } from './patterns.ts'
import type { LibraryPattern } from './types.ts'

export interface PatternSearch {
  /** Words looked for in names (both languages), tags and id; all must be found. */
  readonly text?: string
  /** From 1. */
  readonly page?: number
  readonly pageSize?: number
}
export interface PatternPage {
  readonly items: readonly LibraryPattern[]
  /** Found on all pages. */
  readonly total: number
  readonly page: number
  readonly pages: number
}

const wordsOf = (pattern: LibraryPattern): string =>
  [pattern.id, pattern.name.en, pattern.name.kh, ...pattern.tags].join(' ').toLowerCase()

/** One page of patterns; a page past the end is the last one. The last page holds the remainder. */
export function searchPatterns({ text = '', page = 1, pageSize = 12 }: PatternSearch = {}): PatternPage {
  const wanted = text.replaceAll('\u200b', '').toLowerCase().split(/\s+/).filter(Boolean)
  const found = PATTERNS.filter(pattern => wanted.every(word => wordsOf(pattern).includes(word)))
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const shown = Math.min(Math.max(1, Math.trunc(page)), pages)
  return { items: found.slice((shown - 1) * pageSize, shown * pageSize), total: found.length, page: shown, pages }
}
