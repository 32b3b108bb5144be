import { searchPatterns, type PatternNames } from '@kitwright/library'

/** The filter of a pattern search. */
export interface PatternFilter {
  readonly text: string
  /** Id of a family; null for all. */
  readonly family: string | null
  readonly page: number
}

/** Widens a search without results in the chosen family to all families. */
export const widened = (names: PatternNames, wanted: PatternFilter): PatternFilter =>
  wanted.family !== null && searchPatterns(names, wanted).total === 0 ? { ...wanted, family: null } : wanted
