const listeners = new Set<() => void>()

/** Tells whenever the shop has answered, whatever it said; returns what ends the telling. */
export function whenReached(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const noteReached = (): void => listeners.forEach(tell => tell())
