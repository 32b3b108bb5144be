/** The history of a dialog with undo and redo within it, separate from the design's own history. */
export interface History<T> {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
  /** The property changed last. Further changes of the same property stay one step. */
  readonly changing: string | null
}

export const historyOf = <T>(present: T): History<T> => ({ past: [], present, future: [], changing: null })

/** Adds the next state. A change of the same kind as the last, as while typing, replaces that one. */
export function changed<T>({ past, present, changing }: History<T>, next: T, kind: string | null): History<T> {
  const isSame = kind !== null && kind === changing
  return { past: isSame ? past : [...past, present], present: next, future: [], changing: kind }
}

export function undone<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  if (past.length === 0) return history
  return { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future], changing: null }
}

export function redone<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  if (future.length === 0) return history
  return { past: [...past, present], present: future[0]!, future: future.slice(1), changing: null }
}
