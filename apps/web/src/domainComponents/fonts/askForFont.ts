import type { Client } from '@kitwright/contract/client'
import { libraryFontOf, type LibraryFont } from '@kitwright/library'
import { fontOfCatalogue } from './fontOfCatalogue.ts'

/** Id prefix of the shop's own fonts, which no public catalogue lists. */
const OWN = 'own-'

/**
 * Looks up a font that is not packaged in the public catalogue, then among the shop's own. Returns undefined if neither has it.
 * Rejects if a lookup fails.
 */
export const askForFont = async (api: Client, id: string): Promise<LibraryFont | undefined> =>
  (id.startsWith(OWN) ? undefined : await askCatalogue(api, id)) ?? askShop(api, id)

/** Returns undefined if the catalogue has no font with that id (404). */
async function askCatalogue(api: Client, id: string): Promise<LibraryFont | undefined> {
  const answer = await api('GET /v1/fonts/{id}', { params: { id } })
  if (answer.ok && 'variants' in answer.value) return fontOfCatalogue(answer.value)
  if (!answer.ok && answer.status !== 404) throw new Error(`the catalogue did not answer for the font ${id}`)
  return undefined
}

async function askShop(api: Client, family: string): Promise<LibraryFont | undefined> {
  const answer = await api('GET /api/resources/fonts/{family}', { params: { family } })
  if (!answer.ok) {
    if (answer.error.id === 'not-found') return undefined
    throw new Error(`the shop did not answer for the font ${family}`)
  }
  const { own, ...font } = answer.value
  return own ? libraryFontOf({ ...font, ...own }) : undefined
}
