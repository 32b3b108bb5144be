import type { LibraryFont } from '@kitwright/library'
import { useMemo } from 'react'
import { sortByCoverage } from './missingLetters.ts'
import { type CatalogueAnswer, useCatalogueFonts } from './useCatalogueFonts.ts'
import { type FontsAnswer, useFonts } from './useFonts.ts'

interface AllFonts {
  readonly answer: FontsAnswer
  readonly catalogue: CatalogueAnswer
  /** The shop's fonts and the catalogue's, those that can write the text first. Undefined until they are loaded. */
  readonly fonts: readonly LibraryFont[] | undefined
  /** Packed coverage of all of them, by id. */
  readonly coverage: ReadonlyMap<string, string> | undefined
}

/** Lists every font that a text can be set in. */
export function useAllFonts(text: string): AllFonts {
  const answer = useFonts()
  const catalogue = useCatalogueFonts(answer.found)
  const { found } = answer
  const coverage = useMemo(
    () => found && new Map([...catalogue.coverage, ...found.coverage]),
    [found, catalogue.coverage],
  )
  const fonts = useMemo(
    () => found && coverage && sortByCoverage(text, { fonts: [...found.fonts, ...catalogue.fonts], coverage }),
    [found, catalogue.fonts, coverage, text],
  )
  return { answer, catalogue, fonts, coverage }
}
