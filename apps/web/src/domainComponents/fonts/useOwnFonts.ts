import { setFontResolver } from '@kitwright/library/browser'
import { useState } from 'react'
import { useApi } from '../../session/index.ts'
import { loadUntilDone } from '../../ui/index.ts'

/**
 * Registers the shop as the source of fonts that are not packaged. Call it while rendering: the first picture requests
 * fonts before any effect has run.
 */
export function useOwnFonts(): void {
  const api = useApi()
  useState(() =>
    setFontResolver(async id => (await loadUntilDone(async () => import('./askForFont.ts'))).askForFont(api, id)),
  )
}
