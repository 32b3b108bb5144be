import type { Client } from '@kitwright/contract/client'
import { libraryFontOf, type LibraryFont } from '@kitwright/library'
import { fontOfCatalogue } from './fontOfCatalogue.ts'

/** Ids of the shop's own fonts, which no public catalogue has. */
const OWN = 'own-'

/** A font that is not packaged: of the public catalogue, else the shop's own; undefined where nobody has it. Rejects where nobody answers. */
export const askForFont = async (api: Client, id: string): Promise<LibraryFont | undefined> =>
  (id.startsWith(OWN) ? undefined : await askCatalogue(api, id)) ?? askShop(api, id)

/** Undefined where the catalogue has none of that id (404). */
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
