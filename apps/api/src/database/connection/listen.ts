import type { Client } from 'pg'
import { setTimeout as wait } from 'node:timers/promises'
import { connectOnce, isBehindPooler } from './pool.ts'

export interface ListenOptions {
  readonly databaseUrl: string
  readonly channel: string
  /** Receives the payload of `pg_notify`. */
  readonly hear: (message: string) => void
  /** Reports that from now on all notifications arrive, or none. Those sent in between are unknown. */
  readonly turn: (isListening: boolean) => void
  readonly complain: (error: unknown) => void
  /** Interval of the probe whether the connection is alive. */
  readonly proofMs?: number
}

const AGAIN_MS = 1_000
/**
 * A connection may be dead without an error, and then loses notifications. The probe fails on such a connection. Both
 * times together are the longest that this may last.
 */
const PROOF_MS = 2_000
const LONGEST_PROOF_MS = 2_000

/**
 * Listens on its own connection and reconnects when it breaks. Behind a pooler no notifications arrive; it then reports
 * that and stops. Returns a function that stops it.
 */
export function listen({
  databaseUrl,
  channel,
  hear,
  turn,
  complain,
  proofMs = PROOF_MS,
}: ListenOptions): () => Promise<void> {
  const stopping = new AbortController()
  const pause = async (ms: number): Promise<void> => wait(ms, undefined, { signal: stopping.signal, ref: false })

  const stay = async (client: Client): Promise<void> => {
    const broken = new AbortController()
    // Uses signals instead of a race with one endless promise, because each round of a race would leave a listener on
    // it for ever.
    const either = AbortSignal.any([stopping.signal, broken.signal])
    client.on('error', error => broken.abort(error)).on('end', () => broken.abort())
    client.on('notification', ({ payload = '' }) => hear(payload))
    await client.query(`listen ${channel}`)
    turn(true)
    for (;;) {
      await wait(proofMs, undefined, { signal: either, ref: false })
      await client.query({ text: 'select 1', query_timeout: LONGEST_PROOF_MS } as { text: string })
    }
  }
  /** Returns false if a retry makes no sense. */
  const attempt = async (): Promise<boolean> => {
    const client = await connectOnce(databaseUrl)
    try {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      if (isBehindPooler(client, rows[0]!.pid)) return false
      await stay(client)
      return true
    } finally {
      turn(false)
      await client.end().catch(() => undefined)
    }
  }
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        if (!(await attempt())) return
      } catch (error) {
        if (stopping.signal.aborted) return
        complain(error)
      }
      await pause(AGAIN_MS).catch(() => undefined)
    }
  }
  const running = run()
  return async () => {
    stopping.abort()
    await running
  }
}
