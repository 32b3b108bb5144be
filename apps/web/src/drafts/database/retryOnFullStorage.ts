import { failureOf } from './database.ts'
import type { KeepFailure } from './types.ts'

type LocalWrite<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: KeepFailure }

/** Service worker's cache of pictures, fonts and models: each can be fetched again, a design cannot. */
const DISPENSABLE = 'kitwright-seen'

/**
 * Frees storage and returns whether anything was deleted. An open cache counts towards the quota even when deleted, so
 * its entries are deleted first.
 */
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

/** Runs a local write; if storage is full, frees space and retries once. Never throws. */
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
