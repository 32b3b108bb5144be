import { TIMEOUTS, readWhole, startWait, type Timeouts } from './timeouts.ts'
import type { OnSent } from './sendWatched.ts'

const watched = new WeakMap<object, OnSent>()

/** Whoever sends this form is told how much of it has gone. */
export function watchSending(form: FormData, onSent: OnSent): void {
  watched.set(form, onSent)
}

const listeners = new Set<() => void>()

/** Calls the listener whenever the shop has answered, whatever it said; returns how to unsubscribe. */
export function onShopAnswer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A body longer than this may be on its way for longer than an answer is waited for. */
const SMALL_BODY = 16_384

const isLarge = (body: unknown): body is FormData | string =>
  body instanceof FormData || (typeof body === 'string' && body.length > SMALL_BODY)

/**
 * `fetch` that gives up, as without a network, where a connection stands still but is never cut. Large bodies go another way:
 * fetch itself does not tell what has gone of them, and what does comes with the first of them.
 */
export function createFetch({ answerMs, sendingMs }: Timeouts): typeof fetch {
  return async (input, init = {}) => {
    const { body } = init
    const isWatched = typeof input === 'string' && isLarge(body)
    const wait = startWait(isWatched ? sendingMs : answerMs, init.signal)
    const told = { ...init, signal: wait.signal }
    const onSent = isWatched && typeof body === 'object' ? watched.get(body) : undefined
    try {
      const answer = isWatched
        ? await (await import('./sendWatched.ts')).sendWatched(input, told, { moved: wait.moved, onSent })
        : await readWhole(await fetch(input, told), wait.moved)
      listeners.forEach(tell => tell())
      return answer
    } finally {
      wait.over()
    }
  }
}

export const fetchWithTimeout = createFetch(TIMEOUTS)
