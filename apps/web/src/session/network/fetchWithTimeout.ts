import { cancelSlowCalls, onSlowCalls, SLOW_MS, readWhole, startWait } from './waits.ts'
import type { UploadProgressCallback } from './xhrWithProgress.ts'

const watched = new WeakMap<object, UploadProgressCallback>()

export { cancelSlowCalls, onSlowCalls }

/** Registers a callback for the upload progress of this form. */
export function watchSending(form: FormData, onSent: UploadProgressCallback): void {
  watched.set(form, onSent)
}

const listeners = new Set<() => void>()

/** Calls the listener on every answer of the shop, whatever its status. Returns the unsubscribe function. */
export function onShopAnswer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The longest delay of a browser's timer, 24 days. */
const NEVER_MS = 2 ** 31 - 1

/** Upload progress is shown for bodies longer than this. */
const SMALL_BODY = 16_384

const isLarge = (body: unknown): body is FormData | string =>
  body instanceof FormData || (typeof body === 'string' && body.length > SMALL_BODY)

/** Header with which the service worker marks a cached answer, sent when the shop is unreachable. */
const KEPT = 'x-kept'
let isKept = false

/** Whether the last answer came from the service worker's cache. */
export const isAnswerKept = (): boolean => isKept

/**
 * Creates a `fetch` without a timeout. A pending call counts as slow (waits.ts) unless it is `keepalive`. Large bodies
 * are sent by XMLHttpRequest, because fetch does not report upload progress; its code loads with the first of them.
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
