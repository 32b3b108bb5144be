import { loadWraps } from '@kitwright/garment/wrap'

/** Whether it is known how garments lie on the table: asked for with the first artwork that goes over a whole one. */
export interface GarmentTables {
  /** False while it is on its way, which then begins. */
  has(garment: string): boolean
  /** Resolves when it is there, or has failed (logged: the design is shown without what goes over the whole garment). */
  load(garment: string): Promise<void>
}

/** `onLoad` is called when one has come. */
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
        // Asked for again, it is tried again.
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
