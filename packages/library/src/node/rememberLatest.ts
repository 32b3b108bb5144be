/** Loads once per key and caches the `most` last requested. A failed load is retried on the next request. */
export function remember<T>(most: number, load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>()
  return key => {
    const found = kept.get(key) ?? load(key)
    kept.delete(key)
    kept.set(key, found)
    if (kept.size > most) kept.delete(kept.keys().next().value!)
    found.catch(() => {
      if (kept.get(key) === found) kept.delete(key)
    })
    return found
  }
}
