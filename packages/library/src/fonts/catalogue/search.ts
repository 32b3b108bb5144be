import { foldText, foldWords } from '@kitwright/measure'
import type { FontLang, FontSource, LibraryFont } from '../../types.ts'

export interface FontSearch {
  /** Search words for the family and the category; all must match. */
  readonly text?: string
  readonly source?: FontSource
  readonly lang?: FontLang | null
  /** From 1. */
  readonly page?: number
  readonly pageSize?: number
}
export interface FontPage {
  readonly items: readonly LibraryFont[]
  /** The number of matches on all pages. */
  readonly total: number
  readonly page: number
  readonly pages: number
}

/** Returns one page of fonts; a page past the end is the last one. The last page has the remainder. */
export function searchFonts(
  fonts: readonly LibraryFont[],
  { text = '', source, lang = null, page = 1, pageSize = 12 }: FontSearch = {},
): FontPage {
  const wanted = foldWords(text)
  const found = fonts.filter(font => {
    const words = [font.family, font.id, font.category].map(foldText).join(' ')
    const fits = (source === undefined || font.source === source) && (lang === null || font.lang === lang)
    return fits && wanted.every(word => words.includes(word))
  })
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const shown = Math.min(Math.max(1, Math.trunc(page)), pages)
  return { items: found.slice((shown - 1) * pageSize, shown * pageSize), total: found.length, page: shown, pages }
}
