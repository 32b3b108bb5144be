import { setFontResolver } from '@kitwright/library/browser'
import { useState } from 'react'
import { useApi } from '../../session/index.ts'
import { loadUntilDone } from '../../ui/index.ts'

/** From now on fonts that are not packaged are asked of the shop. While rendering: the first picture asks before any effect has run. */
export function useOwnFonts(): void {
  const api = useApi()
  useState(() =>
    setFontResolver(async id => (await loadUntilDone(async () => import('./askForFont.ts'))).askForFont(api, id)),
  )
}
