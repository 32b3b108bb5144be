import { cancelSlowCalls, onSlowCalls, SLOW_MS, readWhole, startWait } from './waits.ts'
import type { UploadProgressCallback } from './xhrWithProgress.ts'

const watched = new WeakMap<object, UploadProgressCallback>()

export { cancelSlowCalls, onSlowCalls }

/** Registers a callback for the upload progress of this form. */
export function watchSending(form: FormData, onSent: UploadProgressCallback): void {
  watched.set(form, onSent)
}

const listeners = new Set<() => void>()

/** Calls the listener whenever the shop has answered, whatever it said; returns how to unsubscribe. */
export function onShopAnswer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The longest that a browser's timer goes, 24 days. */
const NEVER_MS = 2 ** 31 - 1

/** Upload progress is shown for bodies longer than this. */
const SMALL_BODY = 16_384

const isLarge = (body: unknown): body is FormData | string =>
  body instanceof FormData || (typeof body === 'string' && body.length > SMALL_BODY)

/** Under this header the service worker says that an answer is one that it had kept: the shop could not be reached. */
const KEPT = 'x-kept'
let isKept = false

/** Whether the last answer was one that the service worker had kept. */
export const isAnswerKept = (): boolean => isKept

/**
 * `fetch` that waits for an answer without end, and counts as slow meanwhile (waits.ts) unless nobody waits for it (`keepalive`). Large
 * bodies go another way: fetch itself does not tell what has gone of them, and what does comes with the first of them.
 */
export function createFetch(slowMs: number): typeof fetch {
  return async (input, init = {}) => {
    const { body } = init
    const isWatched = typeof input === 'string' && isLarge(body)
    const wait = startWait(init.keepalive ? NEVER_MS : slowMs, init.signal)
    const told = { ...init, signal: wait.signal }
    const onSent = isWatched && typeof body === 'object' ? watched.get(body) : undefined
    try {
      const answer = isWatched
        ? await (await import('./xhrWithProgress.ts')).sendWithProgress(input, told, { moved: wait.moved, onSent })
        : await readWhole(await fetch(input, told), wait.moved)
      isKept = answer.headers.has(KEPT)
      listeners.forEach(tell => tell())
      return answer
    } finally {
      wait.over()
    }
  }
}

export const fetchPatiently = createFetch(SLOW_MS)
