import type { PatternNames } from '@kitwright/library'
import { loadNames } from '@kitwright/words'
import { use } from 'react'
import { usePick } from '../../../context/index.ts'

/** What patterns and their kinds are called in every language, since people search in any; the panel waits for it as for its code. */
export function usePatternNames(): PatternNames {
  // Both are asked for before either is waited for.
  const asked = [loadNames('patterns'), loadNames('patternFamilies')] as const
  return { patterns: use(asked[0]), families: use(asked[1]) }
}

/** What a pattern is called in the present language; one that nobody knows by its id. */
export function usePatternName(): (id: string) => string {
  const { patterns } = usePatternNames()
  const pick = usePick()
  return id => {
    const names = patterns[id]
    return names ? pick(names) : id
  }
}
