import type { PatternNames } from '@kitwright/library'
import { loadNames } from '@kitwright/words'
import { use } from 'react'
import { usePick } from '../../../context/index.ts'

/**
 * Returns the names of patterns and their kinds in every language, since people search in any; the panel waits for them
 * as for its code.
 */
export function usePatternNames(): PatternNames {
  // Both requests start before either is awaited.
  const asked = [loadNames('patterns'), loadNames('patternFamilies')] as const
  return { patterns: use(asked[0]), families: use(asked[1]) }
}

/** Returns a function that names a pattern in the current language; an unknown pattern by its id. */
export function usePatternName(): (id: string) => string {
  const { patterns } = usePatternNames()
  const pick = usePick()
  return id => {
    const names = patterns[id]
    return names ? pick(names) : id
  }
}
