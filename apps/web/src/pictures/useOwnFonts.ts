import { libraryFontOf } from '@kitwright/library'
import { askForFontsAt } from '@kitwright/library/browser'
import { useState } from 'react'
import { useApi } from '../session/index.ts'

/** From now on fonts that are not packaged are asked of the shop. While rendering: the first picture asks before any effect has run. */
export function useOwnFonts(): void {
  const api = useApi()
  useState(() =>
    askForFontsAt(async id => {
      const answer = await api('GET /api/resources/fonts/{family}', { params: { family: id } })
      if (!answer.ok) {
        if (answer.error.id === 'not-found') return undefined
        throw new Error(`the shop did not answer for the font ${id}`)
      }
      const { own, ...font } = answer.value
      return own ? libraryFontOf({ ...font, ...own }) : undefined
    }),
  )
}
