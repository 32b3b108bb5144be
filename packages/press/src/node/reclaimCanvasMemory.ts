import { setImmediate } from 'node:timers/promises'

/** From here on it is worth a twentieth of a second. */
const MUCH = 600 * 2 ** 20

/**
 * Between two things that are drawn one after the other: gives back the pixels of canvases and pictures that nobody draws any more. They lie
 * outside of what is counted, and not even what was collected is given back before the event loop turns, which all of a garment's pages can do without.
 */
export async function reclaimCanvasMemory(): Promise<void> {
  if (process.memoryUsage.rss() < MUCH) return
  globalThis.gc?.()
  await setImmediate()
}
