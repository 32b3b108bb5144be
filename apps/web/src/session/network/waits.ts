/** After so long without an answer, or a part of one, people are told that something waits. */
export const SLOW_MS = 8_000

/** A canceled call fails sooner than that. */
const JUST_MS = 500

interface SlowCall {
  cancel(): void
}
const slow = new Set<SlowCall>()
const listeners = new Set<() => void>()
const tellListeners = (): void => listeners.forEach(tell => tell())

/** How many calls have waited for long. */
export const countSlowCalls = (): number => slow.size

export function onSlowCalls(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let canceledAt = Number.NEGATIVE_INFINITY

/** Ends all calls that have waited for long, as without a network. */
export function cancelSlowCalls(): void {
  canceledAt = performance.now()
  slow.forEach(call => call.cancel())
}

/** Whether people have just said that they wait no longer: what failed by that is not tried again. */
export const areCallsCanceled = (): boolean => performance.now() - canceledAt < JUST_MS

export interface Wait {
  readonly signal: AbortSignal
  /** Something came or went: the time begins anew. */
  moved(): void
  over(): void
}

/** A call that is waited for without end. It counts as slow once nothing has moved for `slowMs`; its signal ends it when people or `stop` say so. */
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

/** https://fetch.spec.whatwg.org/#null-body-status: with one, a response may not even be given an empty body, though Chromium's own have one. */
const BODILESS: readonly number[] = [204, 205, 304]

export const responseOf = (
  body: Blob,
  { status, statusText, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>,
): Response => new Response(BODILESS.includes(status) ? null : body, { status, statusText, headers })

/** The answer with all of its body here, so that one that stops in the middle is noticed, too. */
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
