/** Milliseconds without an answer, or a part of one, after which people are told that a call waits. */
export const SLOW_MS = 8_000

/** A canceled call fails within this time, in milliseconds. */
const JUST_MS = 500

interface SlowCall {
  cancel(): void
}
const slow = new Set<SlowCall>()
const listeners = new Set<() => void>()
const tellListeners = (): void => listeners.forEach(tell => tell())

/** Returns the number of slow calls. */
export const countSlowCalls = (): number => slow.size

export function onSlowCalls(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let canceledAt = Number.NEGATIVE_INFINITY

/** Aborts all slow calls, which then fail as without a network. */
export function cancelSlowCalls(): void {
  canceledAt = performance.now()
  slow.forEach(call => call.cancel())
}

/** Whether people have just canceled slow calls. Calls that failed by it are not retried. */
export const areCallsCanceled = (): boolean => performance.now() - canceledAt < JUST_MS

export interface Wait {
  readonly signal: AbortSignal
  /** Data was sent or received, so the time restarts. */
  moved(): void
  over(): void
}

/**
 * Starts a wait without a timeout. It counts as slow once nothing has moved for `slowMs`. Its signal aborts when people
 * or `stop` cancel it.
 */
export function startWait(slowMs: number, stop?: AbortSignal | null): Wait {
  stop?.throwIfAborted()
  const control = new AbortController()
  const stopped = (): void => control.abort(stop?.reason)
  const call: SlowCall = { cancel: () => control.abort(new DOMException('canceled', 'AbortError')) }
  const noteSlow = (): void => {
    slow.add(call)
    tellListeners()
  }
  let timer = setTimeout(noteSlow, slowMs)
  const begin = (): void => {
    clearTimeout(timer)
    if (slow.delete(call)) tellListeners()
  }
  stop?.addEventListener('abort', stopped)
  return {
    signal: control.signal,
    moved() {
      begin()
      timer = setTimeout(noteSlow, slowMs)
    },
    over() {
      begin()
      stop?.removeEventListener('abort', stopped)
    },
  }
}

/**
 * https://fetch.spec.whatwg.org/#null-body-status: a response with such a status may not even have an empty body,
 * though Chromium's own have one.
 */
const BODILESS: readonly number[] = [204, 205, 304]

export const responseOf = (
  body: Blob,
  { status, statusText, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>,
): Response => new Response(BODILESS.includes(status) ? null : body, { status, statusText, headers })

/** Reads the whole body, so that an answer that stalls in the middle is noticed too. */
export async function readWhole(response: Response, moved: () => void): Promise<Response> {
  moved()
  if (!response.body) return response
  const reader = response.body.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    moved()
    parts.push(part.value)
  }
  return responseOf(new Blob(parts), response)
}
