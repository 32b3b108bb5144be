/** Time, in ms, for which a shop is remembered for work that was too heavy. */
const KNOWN_MS = 60_000

/**
 * Remembers which shops have brought something too heavy lately. While they bring more of it, each taking all the time that it may and
 * its process with it, one process is left to the others.
 */
export interface Penalties {
  note(shop: string): void
  isKnown(shop: string): boolean
  /** How many processes the shop may have at once. */
  share(shop: string, processes: number): number
}

export function createPenalties(now: () => number = () => performance.now()): Penalties {
  const until = new Map<string, number>()
  const isKnown = (shop: string): boolean => {
    if (now() >= (until.get(shop) ?? 0)) until.delete(shop)
    return until.has(shop)
  }
  return {
    note(shop) {
      until.set(shop, now() + KNOWN_MS)
    },
    isKnown,
    share: (shop, processes) => (isKnown(shop) ? Math.max(1, processes - 1) : processes),
  }
}
