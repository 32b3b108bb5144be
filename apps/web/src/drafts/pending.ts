import { PAGE_ID } from './others.ts'
import type { Draft } from './types.ts'

/*
 * A page that is being closed may not live to see an IndexedDB transaction end; localStorage is synchronous. The last
 * state of a closing page waits here until the next page moves it.
 */
const KEY = 'kitwright.draft.pending'

/** Keeps the draft at once, for a page that is going away. False when the browser refuses. */
export function keepPending(draft: Draft): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...draft, writer: PAGE_ID }))
    return true
  } catch {
    return false
  }
}

/** The draft that a closed page left, if any. */
export function readPending(): Draft | null {
  try {
    const text = localStorage.getItem(KEY)
    return text ? (JSON.parse(text) as Draft) : null
  } catch {
    return null
  }
}

export function clearPending(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage switched off: there is nothing to clear.
  }
}
