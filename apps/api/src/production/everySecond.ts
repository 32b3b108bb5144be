import { setTimeout as wait } from 'node:timers/promises'

const EVERY_MS = 1_000

/** Looks whether what takes minutes is wanted still, until that is over. A moment without a database ends nothing: it is asked again. */
export async function everySecond(look: () => Promise<void>, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await wait(EVERY_MS, undefined, { signal: over, ref: false }).catch(() => undefined)
    if (!over.aborted) await look().catch(() => undefined)
  }
}
