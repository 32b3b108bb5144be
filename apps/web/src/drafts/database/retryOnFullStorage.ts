import { failureOf } from './database.ts'
import type { KeepFailure } from './types.ts'

type LocalWrite<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: KeepFailure }

/** Service worker's cache of pictures, fonts and models: each can be fetched again, a design cannot. */
const DISPENSABLE = 'kitwright-seen'

/** Whether anything was given up. A cache that somebody has open is counted even when deleted, so its entries go before it. */
async function makeRoom(): Promise<boolean> {
  // Only secure contexts have caches.
  if (!('caches' in globalThis)) return false
  try {
    if (!(await caches.has(DISPENSABLE))) return false
    const cache = await caches.open(DISPENSABLE)
    await Promise.all((await cache.keys()).map(seen => cache.delete(seen)))
    return await caches.delete(DISPENSABLE)
  } catch {
    return false
  }
}

/** Does what keeps something in this browser; where that is full, once more with more room. Never throws. */
export async function writeWithQuotaRetry<T>(work: () => Promise<T>): Promise<LocalWrite<T>> {
  try {
    return { ok: true, value: await work() }
  } catch (cause) {
    const reason = failureOf(cause)
    if (reason !== 'quota' || !(await makeRoom())) return { ok: false, reason }
  }
  try {
    return { ok: true, value: await work() }
  } catch (cause) {
    return { ok: false, reason: failureOf(cause) }
  }
}
