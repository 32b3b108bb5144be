import { loadCatalogue } from '../catalogue/catalogue.ts'
import { provideLetters } from './chain.ts'

let loading: Promise<ReadonlyMap<string, string>> | undefined

async function load(): Promise<ReadonlyMap<string, string>> {
  const [{ findFiles, wholeCoverage }] = await Promise.all([import('./findFiles.ts'), loadCatalogue()])
  provideLetters(findFiles)
  return wholeCoverage()
}

/**
 * Loads the packed coverage of every packaged font by its id, once. From then on all fonts and the letters of their
 * files are known. A failure is not cached, so a later call tries again.
 */
export function loadCoverage(): Promise<ReadonlyMap<string, string>> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
