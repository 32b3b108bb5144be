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

/** All packaged fonts, made known. They come with the first that is not of the lettering; a failure is forgotten and may be tried again. */
export function loadCatalogue(): Promise<readonly LibraryFont[]> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
