const listeners = new Set<() => void>()

/** Calls the listener whenever the shop has answered, whatever it said; returns how to unsubscribe. */
export function whenReached(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const noteReached = (): void => listeners.forEach(tell => tell())
