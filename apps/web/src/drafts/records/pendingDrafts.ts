import { PAGE_ID } from '../database/draftChannel.ts'
import { isDeletedHere } from '../database/tombstones.ts'
import type { Draft } from '../database/types.ts'
import { withOwner } from '../database/currentAccount.ts'

/*
 * A page that is being closed may not live to see an IndexedDB transaction end; localStorage is synchronous. The last
 * state of each closing page waits here until the next page moves it: a browser closes all of its tabs at once.
 */
const KEY = 'kitwright.draft.pending'
const OWN_KEY = `${KEY}.${PAGE_ID}`

/** A draft left by a closed page, with its storage key. */
interface PendingDraft {
  readonly key: string
  readonly text: string
  readonly draft: Draft
}

/** Stores the draft synchronously for a page that is closing. Returns false when the browser refuses. */
export function keepPending(draft: Draft): boolean {
  if (isDeletedHere(draft.id)) return true
  try {
    localStorage.setItem(OWN_KEY, JSON.stringify(withOwner({ ...draft, writer: PAGE_ID })))
    return true
  } catch {
    return false
  }
}

function parse(key: string): PendingDraft[] {
  try {
    const text = localStorage.getItem(key) ?? ''
    const draft = JSON.parse(text) as Draft | null
    return typeof draft?.id === 'string' ? [{ key, text, draft }] : []
  } catch {
    return []
  }
}

/** Returns the drafts that closed pages left. */
export function readPending(): PendingDraft[] {
  try {
    const keys = Object.keys(localStorage).filter(key => key === KEY || key.startsWith(`${KEY}.`))
    return keys.flatMap(parse)
  } catch {
    return []
  }
}

/** Clears a moved draft, unless its page has left a newer one since. */
export function clearPending({ key, text }: Pick<PendingDraft, 'key' | 'text'>): void {
  try {
    if (localStorage.getItem(key) === text) localStorage.removeItem(key)
  } catch {
    // Storage switched off: there is nothing to clear.
  }
}

/** Clears what this page left of a draft that is stored now. */
export function clearOwnPending(id: string): void {
  for (const own of parse(OWN_KEY)) if (own.draft.id === id) clearPending(own)
}
