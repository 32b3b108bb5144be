const DAY_MS = 24 * 60 * 60 * 1000
const MAX_ENTRIES = 300

export interface DayCache<T> {
  /** The value of a key, made once a day; who asks meanwhile waits for the same. Failures are not kept. */
  get(key: string, now: Date, make: () => Promise<T>): Promise<T>
}

/** Keeps the latest few hundred values for a day in memory. */
export function createDayCache<T>(): DayCache<T> {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<T> }>()
  return {
    async get(key, now, make) {
      const known = kept.get(key)
      if (known && known.until > now.getTime()) return known.value
      const value = make()
      kept.delete(key)
      kept.set(key, { until: now.getTime() + DAY_MS, value })
      for (const oldest of kept.keys()) {
        if (kept.size <= MAX_ENTRIES) break
        kept.delete(oldest)
      }
      try {
        return await value
      } catch (error) {
        if (kept.get(key)?.value === value) kept.delete(key)
        throw error
      }
    },
  }
}
