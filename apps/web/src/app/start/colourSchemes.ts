import { localStorageColorSchemeManager, type MantineColorSchemeManager } from '@mantine/core'

const YEAR_S = 31_536_000
const kept = localStorageColorSchemeManager({ key: 'kitwright.theme' })

/** Stores light or dark in the browser and sends it to the server, which renders pages in it. */
export const schemes: MantineColorSchemeManager = {
  ...kept,
  set(scheme) {
    kept.set(scheme)
    document.cookie = `theme=${scheme}; path=/; max-age=${YEAR_S}; samesite=lax`
  },
}
