import { loadCatalogue } from '../catalogue/catalogue.ts'
import { provideLetters } from './chain.ts'

let loading: Promise<ReadonlyMap<string, string>> | undefined

async function load(): Promise<ReadonlyMap<string, string>> {
  const [{ findFiles, wholeCoverage }] = await Promise.all([import('./findFiles.ts'), loadCatalogue()])
  provideLetters(findFiles)
  return wholeCoverage()
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
