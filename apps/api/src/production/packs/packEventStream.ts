import { setTimeout as wait } from 'node:timers/promises'
import { Readable } from 'node:stream'

interface EventStreamInput {
  /** Returns the next event as JSON. */
  read(): Promise<string>
  /** Tells when nobody listens any more, or the server is about to stop. */
  readonly signal: AbortSignal
  readonly until: number
}

const EVERY_MS = 700
/** Proxies take a connection on which nothing moves for dead. */
const STILL_HERE = 20

async function* tell({ read, signal, until }: EventStreamInput): AsyncGenerator<string> {
  let told = ''
  for (let i = 0; !signal.aborted && Date.now() < until; i += 1) {
    const now = await read().catch(() => null)
    // The browser comes again by itself.
    if (now === null) return
    if (now !== told) yield `data: ${now}\n\n`
    else if (i % STILL_HERE === 0) yield ':\n\n'
    told = now
    await wait(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

/** Server-sent events (https://html.spec.whatwg.org/#server-sent-events): what is read, whenever it is another. */
export const streamEvents = (watching: EventStreamInput): Readable => Readable.from(tell(watching))
