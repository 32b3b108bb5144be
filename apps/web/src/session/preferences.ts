import { parseLanguage, type Language } from '@kitwright/words'
import { create } from 'zustand'

export type MenuMode = 'static' | 'overlay'

interface Preferences {
  readonly language: Language
  readonly menuMode: MenuMode
  readonly setLanguage: (language: Language) => void
  readonly setMenuMode: (mode: MenuMode) => void
}

const LANGUAGE_KEY = 'lang'
const MENU_KEY = 'kitwright.menu'

// Storage may be switched off: then a choice lasts as long as the page.
const load = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const keep = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    /* see load */
  }
}

/** What this browser remembers of how the shop should look. */
export const usePreferences = create<Preferences>()(set => ({
  language: parseLanguage(load(LANGUAGE_KEY)),
  menuMode: load(MENU_KEY) === 'overlay' ? 'overlay' : 'static',
  setLanguage: language => {
    keep(LANGUAGE_KEY, language)
    set({ language })
  },
  setMenuMode: menuMode => {
    keep(MENU_KEY, menuMode)
    set({ menuMode })
  },
}))
