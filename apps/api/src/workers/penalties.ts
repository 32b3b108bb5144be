/** Time, in ms, for which a shop is remembered for work that was too heavy. */
const KNOWN_MS = 60_000

/**
 * Remembers which shops have recently submitted work that is too heavy. While they submit more, each task using its
 * full time and its process, one process stays reserved for the other shops.
 */
export interface Penalties {
  note(shop: string): void
  isKnown(shop: string): boolean
  /** Returns how many processes the shop may use at the same time. */
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
