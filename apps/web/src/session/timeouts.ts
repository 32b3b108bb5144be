/** How long nothing may move before a call is given up, ms. */
export interface Timeouts {
  /** Of a small call, which has one thing to wait for: its answer. */
  readonly answerMs: number
  /** Of a large one, whose bytes are seen to go. */
  readonly sendingMs: number
}

export const TIMEOUTS: Timeouts = { answerMs: 20_000, sendingMs: 30_000 }

export interface Wait {
  readonly signal: AbortSignal
  /** Something came or went: the time begins anew. */
  moved(): void
  over(): void
}

/** Ends by its signal once nothing has moved for `ms`, or when `stop` says so. Throws where that has been said already. */
export function startWait(ms: number, stop?: AbortSignal | null): Wait {
  stop?.throwIfAborted()
  const control = new AbortController()
  const stopped = (): void => control.abort(stop?.reason)
  const giveUp = (): void => control.abort(new DOMException('nothing moved', 'TimeoutError'))
  let timer = setTimeout(giveUp, ms)
  stop?.addEventListener('abort', stopped)
  return {
    signal: control.signal,
    moved() {
      clearTimeout(timer)
      timer = setTimeout(giveUp, ms)
    },
    over() {
      clearTimeout(timer)
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
