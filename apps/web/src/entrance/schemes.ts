import { localStorageColorSchemeManager } from '@mantine/core'

/** Light or dark, as this browser remembers it. */
export const schemes = localStorageColorSchemeManager({ key: 'kitwright.theme' })
