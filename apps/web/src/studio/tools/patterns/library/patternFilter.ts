import { searchPatterns, type PatternNames } from '@kitwright/library'

/** The filter of a pattern search. */
export interface PatternFilter {
  readonly text: string
  /** Id of a kind; null for all. */
  readonly family: string | null
  readonly page: number
}

/** A word that the chosen kind has not is looked for in all kinds. */
export const widened = (names: PatternNames, wanted: PatternFilter): PatternFilter =>
  wanted.family !== null && searchPatterns(names, wanted).total === 0 ? { ...wanted, family: null } : wanted
