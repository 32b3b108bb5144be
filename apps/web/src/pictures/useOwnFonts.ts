import type { Client } from '@kitwright/contract/client'
import { libraryFontOf, type LibraryFont } from '@kitwright/library'
import { askForFontsAt } from '@kitwright/library/browser'
import { useState } from 'react'
import { useApi } from '../session/index.ts'

/** Ids of the shop's own fonts, which no public catalogue has. */
const OWN = 'own-'

/** From now on fonts that are not packaged are asked of the shop. While rendering: the first picture asks before any effect has run. */
export function useOwnFonts(): void {
  const api = useApi()
  useState(() =>
    askForFontsAt(async id => (id.startsWith(OWN) ? undefined : await askCatalogue(api, id)) ?? askShop(api, id)),
  )
}

/** A font of the public catalogue; undefined where it has none of that id (404), and the shop is asked. */
async function askCatalogue(api: Client, id: string): Promise<LibraryFont | undefined> {
  const answer = await api('GET /v1/fonts/{id}', { params: { id } })
  if (answer.ok && 'variants' in answer.value)
    return (await import('./fontOfCatalogue.ts')).fontOfCatalogue(answer.value)
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
