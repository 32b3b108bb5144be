import { loadCatalogue } from './catalogue.ts'
import { type LetterTables, provideLetters } from './chain.ts'
import { joinRanges, packRanges, unpackRanges } from './coverage.ts'

let loading: Promise<ReadonlyMap<string, string>> | undefined

/** All letters of each font, of all its files, packed. */
function wholeOf({ first, more }: LetterTables): ReadonlyMap<string, string> {
  const added = new Map<string, string[]>()
  for (const [key, packed] of Object.entries(more)) {
    const [id = ''] = key.split(' ')
    added.set(id, [...(added.get(id) ?? []), packed])
  }
  return new Map(
    Object.entries(first).map(([id, packed]) => {
      const others = added.get(id)
      return [id, others ? packRanges(joinRanges([packed, ...others].flatMap(unpackRanges))) : packed] as const
    }),
  )
}

async function load(): Promise<ReadonlyMap<string, string>> {
  const [{ COVERAGE, MORE, PLAIN }] = await Promise.all([import('./coverage.gen.ts'), loadCatalogue()])
  const tables = { first: COVERAGE, more: MORE, plain: PLAIN }
  provideLetters(tables)
  return wholeOf(tables)
}

/**
 * The packed coverage of every packaged font by its id, loaded once when it is asked for. From then on all fonts are known, and which of
 * their files has a letter. A failure is forgotten and may be tried again.
 */
export function loadCoverage(): Promise<ReadonlyMap<string, string>> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
