import { setTimeout as wait } from 'node:timers/promises'

const EVERY_MS = 1_000

/**
 * Runs `work` and calls `look` every second. Waits for the last call before returning, so nothing is written afterwards. Errors of `look`
 * are ignored; the next call retries.
 */
export async function withHeartbeat<T>(look: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  const over = new AbortController()
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await wait(EVERY_MS, undefined, { signal: over.signal, ref: false }).catch(() => undefined)
      if (!over.signal.aborted) await look().catch(() => undefined)
    }
  }
  const watching = watch()
  try {
    return await work()
  } finally {
    over.abort()
    await watching
  }
}
