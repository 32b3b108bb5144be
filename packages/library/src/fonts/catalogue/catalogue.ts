import type { LibraryFont } from '../../types.ts'
import { LETTERING } from './lettering.gen.ts'
import { addFonts } from './registry.ts'
import { fontOfRow } from './rows.ts'

let loading: Promise<readonly LibraryFont[]> | undefined

async function load(): Promise<readonly LibraryFont[]> {
  const { CATALOGUE } = await import('./catalogue.gen.ts')
  const fonts = [...LETTERING, ...CATALOGUE].map(fontOfRow)
  addFonts(fonts)
  return fonts
}

/**
 * Loads and registers all packaged fonts. They are needed with the first font outside the lettering. A failure is not
 * cached, so a later call tries again.
 */
export function loadCatalogue(): Promise<readonly LibraryFont[]> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
