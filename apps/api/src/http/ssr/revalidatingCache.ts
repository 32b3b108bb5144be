interface RevalidatingCacheOptions<T> {
  /** The size limit of the cache; the least recently requested entry is removed first. */
  readonly maxBytes: number
  readonly bytesOf: (made: T) => number
  /** How long an entry counts as fresh, then how long it is still served while it is recomputed. */
  readonly freshMs: (made: T) => number
  readonly staleMs: number
  readonly now?: () => number
}

interface Entry<T> {
  readonly made: T
  readonly bytes: number
  readonly madeAt: number
}

/** Computes requested values and caches them for later callers. */
export interface RevalidatingCache<T> {
  /**
   * Returns the value of a key, which must name everything it depends on. Concurrent callers share one computation.
   * Null values are not cached.
   */
  get(key: string, make: () => Promise<T | null>): Promise<T | null>
}

/** Creates a cache bounded by bytes. The least recently used entry is evicted first. */
export function createRevalidatingCache<T>({
  maxBytes,
  bytesOf,
  freshMs,
  staleMs,
  now = Date.now,
}: RevalidatingCacheOptions<T>): RevalidatingCache<T> {
  /** In the order of last use. */
  const entries = new Map<string, Entry<T>>()
  const underWay = new Map<string, Promise<T | null>>()
  let bytes = 0

  const drop = (key: string): void => {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  const keep = (key: string, made: T): void => {
    drop(key)
    const entry = { made, bytes: bytesOf(made), madeAt: now() }
    entries.set(key, entry)
    bytes += entry.bytes
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }
  const begin = async (key: string, make: () => Promise<T | null>): Promise<T | null> => {
    const found = underWay.get(key)
    if (found) return found
    const making = make()
      .then(made => {
        if (made !== null) keep(key, made)
        return made
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }
  return {
    async get(key, make) {
      const found = entries.get(key)
      const past = found ? now() - found.madeAt - freshMs(found.made) : Infinity
      if (!found || past > staleMs) return begin(key, make)
      entries.delete(key)
      entries.set(key, found)
      // The current caller does not wait for it.
      if (past > 0) begin(key, make).catch(() => undefined)
      return found.made
    },
  }
}
