import { setTimeout as wait } from 'node:timers/promises'

const EVERY_MS = 1_000

/**
 * Does what takes minutes and looks every second whether it is wanted still. When it is over no look is under way any more: nothing is noted
 * behind who comes next. A moment without a database ends nothing: it is asked again.
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
