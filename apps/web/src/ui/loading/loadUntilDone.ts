/** Pauses between attempts, ms: doubled each time up to the longest. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/** How browsers and Vite name a script or style sheet that did not arrive. An error in code that did arrive is none of these. */
const NOT_ARRIVED =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload css/i

export const isNotArrived = (cause: unknown): boolean => cause instanceof Error && NOT_ARRIVED.test(cause.message)

interface FailedLoad {
  /** Ends the pause before the next attempt. */
  endPause(): void
}

const listeners = new Set<() => void>()
const failed = new Set<FailedLoad>()
const tellListeners = (): void => listeners.forEach(tell => tell())

/** How many loads have failed and will be tried again. */
export const countFailedLoads = (): number => failed.size

export function onFailedLoads(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tries all failed loads again now: for a button, and for when the network is back. */
export const retryFailedLoads = (): void => failed.forEach(load => load.endPause())

/** Waits so long, but no longer than until somebody asks for another attempt. */
async function pause(load: FailedLoad, ms: number): Promise<void> {
  await new Promise<void>(resolve => {
    const timer = setTimeout(() => load.endPause(), ms)
    load.endPause = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}

/**
 * Loads code and tries again for as long as it does not arrive: with growing pauses, and at once when `retryFailedLoads` is called. An
 * error of the loaded code itself is thrown.
 */
export async function loadUntilDone<T>(load: () => Promise<T>): Promise<T> {
  const attempts: FailedLoad = { endPause: () => {} }
  try {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        return await load()
      } catch (cause) {
        if (!isNotArrived(cause)) throw cause
        console.warn('code did not arrive and will be loaded again', cause)
      }
      failed.add(attempts)
      const paused = pause(attempts, pauseMs)
      tellListeners()
      await paused
    }
  } finally {
    if (failed.delete(attempts)) tellListeners()
  }
}
