import { findLanguage, parseLanguage, type Language } from '@kitwright/words'
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

// Storage may be switched off; a choice then lasts as long as the page.
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

const YEAR_S = 31_536_000
/** Tells the server the language in which it renders the page's head. */
const tellServer = (language: Language): void => {
  document.cookie = `lang=${language}; path=/; max-age=${YEAR_S}; samesite=lax`
}

/**
 * Returns the initial language. A link may name it, as the links between a page's languages do. It then counts like a
 * choice.
 */
function firstLanguage(): Language {
  const search = typeof location === 'undefined' ? '' : location.search
  const language = findLanguage(new URLSearchParams(search).get('lang') ?? '')
  if (!language) {
    const kept = load(LANGUAGE_KEY)
    // The cookie may have expired before the stored choice, and the next page is rendered by it.
    if (kept !== null) tellServer(parseLanguage(kept))
    return parseLanguage(kept)
  }
  keep(LANGUAGE_KEY, language)
  tellServer(language)
  return language
}

/** Appearance settings of the shop that this browser stores. */
export const usePreferences = create<Preferences>()(set => ({
  language: firstLanguage(),
  menuMode: load(MENU_KEY) === 'overlay' ? 'overlay' : 'static',
  setLanguage: language => {
    keep(LANGUAGE_KEY, language)
    tellServer(language)
    set({ language })
  },
  setMenuMode: menuMode => {
    keep(MENU_KEY, menuMode)
    set({ menuMode })
  },
}))
