import { setImmediate } from 'node:timers/promises'

/** Memory from which a collection is worth its 50 ms. */
const MUCH = 600 * 2 ** 20

/**
 * Call between large drawings. Above 600 MB RSS it runs the garbage collector and yields to the event loop once: native canvas memory is
 * freed only then.
 */
export async function reclaimCanvasMemory(): Promise<void> {
  if (process.memoryUsage.rss() < MUCH) return
  globalThis.gc?.()
  await setImmediate()
}
