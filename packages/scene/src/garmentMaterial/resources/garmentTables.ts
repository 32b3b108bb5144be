import { loadWraps } from '@kitwright/garment/wrap'

/** Loaded tables of flattened garments. A table is requested with the first artwork over a whole garment. */
export interface GarmentTables {
  /** Returns false while the table loads; starts loading it. */
  has(garment: string): boolean
  /** Resolves when the table is loaded or has failed (logged: the design then lacks artwork over the whole garment). */
  load(garment: string): Promise<void>
}

/** Creates the table registry. `onLoad` is called for each loaded table. */
export function createGarmentTables(onLoad: () => void): GarmentTables {
  const there = new Set<string>()
  const loading = new Map<string, Promise<void>>()
  const start = (garment: string): Promise<void> => {
    const running = loading.get(garment)
    if (running) return running
    const promise = loadWraps(garment)
      .then(() => {
        there.add(garment)
        onLoad()
      })
      .catch((error: unknown) => {
        // The next request tries again.
        loading.delete(garment)
        console.error(`how garment ${garment} lies on the table did not load`, error)
      })
    loading.set(garment, promise)
    return promise
  }
  return {
    has(garment) {
      if (!there.has(garment)) void start(garment)
      return there.has(garment)
    },
    load: start,
  }
}
