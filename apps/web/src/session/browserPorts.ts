import type { SessionPorts } from './createSession.ts'
import { languageTag } from '@kitwright/words'
import { usePreferences } from './preferences.ts'
import { patientFetch } from './sending.ts'

/** Storage that lasts as long as the page, for browsers that forbid the real one. */
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

/** What one tab writes into the storage is seen by the next a moment later. */
const SEEN_MS = 150
/** On a busy machine later still: who had to wait for another tab looks out for what it wrote. */
const LATE_MS = 600

const LOCK = 'kitwright.refresh'
const pause = async (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))

/** Resolves once another tab's writing is seen. */
const seesWriting = async (): Promise<void> =>
  new Promise(seen => addEventListener('storage', () => seen(), { once: true }))

/** The caller goes on at once; the next tab only when it can see what the work has written. */
const inLine = async <T>(work: () => Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const run = async (): Promise<void> => {
      await work().then(resolve, reject)
      await pause(SEEN_MS)
    }
    void navigator.locks.request(LOCK, { ifAvailable: true }, async lock => {
      if (lock) return run()
      const written = seesWriting()
      void navigator.locks.request(LOCK, async () => {
        await Promise.race([written, pause(LATE_MS)])
        await run()
      })
    })
  })

/** The session's ports in a real browser. */
export const browserPorts = (): SessionPorts => ({
  fetch: patientFetch,
  cookies: () => document.cookie,
  languageTag: () => languageTag(usePreferences.getState().language),
  storage: openStorage(),
  nowSeconds: () => Date.now() / 1000,
  // Web Locks exist in secure contexts only; elsewhere the server's 30 s grace for the previous token covers two tabs.
  alone: work => ('locks' in navigator ? inLine(work) : work()),
  onStorage: listener => addEventListener('storage', event => listener(event.key)),
})
