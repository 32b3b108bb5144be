import type { PageContent } from '@kitwright/pages/content'

/** A page that is being written, with what undo and redo bring back. */
export interface ContentHistory {
  readonly past: readonly PageContent[]
  readonly now: PageContent
  readonly future: readonly PageContent[]
  /** The field that the last change was typed into: more typing there belongs to the same step. */
  readonly typedInto: string | null
}

/** Steps that undo brings back. */
const MAX_STEPS = 200

export const beginHistory = (now: PageContent): ContentHistory => ({ past: [], now, future: [], typedInto: null })

/** Returns the history after a change. `field` names the text field that it was typed into. */
export function changeContent(history: ContentHistory, next: PageContent, field: string | null): ContentHistory {
  const { past, now, typedInto } = history
  const isSameStep = field !== null && field === typedInto
  return { past: isSameStep ? past : [...past, now].slice(-MAX_STEPS), now: next, future: [], typedInto: field }
}

export function undo(history: ContentHistory): ContentHistory {
  const previous = history.past.at(-1)
  if (!previous) return history
  const { past, now, future } = history
  return { past: past.slice(0, -1), now: previous, future: [now, ...future], typedInto: null }
}

export function redo(history: ContentHistory): ContentHistory {
  const [next, ...future] = history.future
  return next ? { past: [...history.past, history.now], now: next, future, typedInto: null } : history
}
