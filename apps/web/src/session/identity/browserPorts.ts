import type { SessionPorts } from './createSession.ts'
import { languageTag } from '@kitwright/words'
import { usePreferences } from '../preferences.ts'
import { fetchPatiently } from '../network/fetchWithTimeout.ts'
import { lockSpentTokens } from '../tokens/spentTokens.ts'

/** In-memory storage for browsers that forbid the real one. Lasts as long as the page. */
function pageStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
  }
}

function openStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    localStorage.getItem('lang')
    return localStorage
  } catch {
    return pageStorage()
  }
}

/** The session's ports in a real browser. */
export const browserPorts = (): SessionPorts => ({
  fetch: fetchPatiently,
  cookies: () => document.cookie,
  languageTag: () => languageTag(usePreferences.getState().language),
  storage: openStorage(),
  nowSeconds: () => Date.now() / 1000,
  // Web Locks exist in secure contexts only.
  withLock: async work => ('locks' in navigator ? navigator.locks.request('kitwright.refresh', work) : work()),
  spent: 'locks' in navigator ? lockSpentTokens(navigator.locks) : undefined,
  onStorage: listener => addEventListener('storage', event => listener(event.key)),
})
