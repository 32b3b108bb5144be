import { setTimeout as wait } from 'node:timers/promises'
import { Readable } from 'node:stream'

interface EventStreamInput {
  /** Returns the next event as JSON. */
  read(): Promise<string>
  /** Aborts when no client listens any more, or the server is about to stop. */
  readonly signal: AbortSignal
  readonly until: number
}

const EVERY_MS = 700
/** Proxies close a connection that stays silent. */
const STILL_HERE = 20

async function* tell({ read, signal, until }: EventStreamInput): AsyncGenerator<string> {
  let told = ''
  for (let i = 0; !signal.aborted && Date.now() < until; i += 1) {
    const now = await read().catch(() => null)
    // The browser reconnects automatically.
    if (now === null) return
    if (now !== told) yield `data: ${now}\n\n`
    else if (i % STILL_HERE === 0) yield ':\n\n'
    told = now
    await wait(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

/**
 * Streams server-sent events (https://html.spec.whatwg.org/#server-sent-events): the value read, whenever it changes.
 */
export const streamEvents = (watching: EventStreamInput): Readable => Readable.from(tell(watching))
