/** Pauses between attempts in ms, doubled each time up to the longest. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/**
 * Browsers' and Vite's messages for a script or style sheet that did not load. An error in loaded code matches none of
 * these.
 */
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

/** Returns the number of failed loads that will be retried. */
export const countFailedLoads = (): number => failed.size

export function onFailedLoads(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Retries all failed loads now, for a button and for when the network is back. */
export const retryFailedLoads = (): void => failed.forEach(load => load.endPause())

/** Waits for `ms`, or until another attempt is requested. */
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
 * Loads code and retries while it does not arrive: with growing pauses, and at once when `retryFailedLoads` is called.
 * Throws errors of the loaded code itself.
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
