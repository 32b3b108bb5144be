import type { Readable } from 'node:stream'
import { ProblemError } from '../../endpoint/index.ts'

/**
 * Limits of open streams: per account, which has one for each tab; per shop; and per network over all shops. Each
 * stream queries the database every moment.
 */
const MOST = { account: 8, shop: 60, network: 60 } as const
const RETRY_AFTER_S = 30

interface StreamRequest {
  readonly tenantId: string
  readonly accountId: string
  /** See `Exchange.network`. */
  readonly network: string
  /** Aborts when the connection ends. */
  readonly signal: AbortSignal
}

/**
 * Counts the open streams of this server by account, shop and network. Throws `too-many-requests` above the limit. A
 * stream counts until it is closed or its signal ends.
 */
export function createStreamCount(): (opening: StreamRequest, open: () => Readable) => Readable {
  const counts = new Map<string, number>()
  const count = (key: string, by: number): void => {
    const next = (counts.get(key) ?? 0) + by
    if (next > 0) counts.set(key, next)
    else counts.delete(key)
  }
  return ({ tenantId, accountId, network, signal }, open) => {
    const limits = [
      [`account ${tenantId}/${accountId}`, MOST.account],
      [`shop ${tenantId}`, MOST.shop],
      [`network ${network}`, MOST.network],
    ] as const
    if (limits.some(([key, most]) => (counts.get(key) ?? 0) >= most))
      throw new ProblemError('too-many-requests', [], RETRY_AFTER_S)
    const keys = limits.map(([key]) => key)
    const stream = open()
    keys.forEach(key => count(key, 1))
    let isOpen = true
    const close = (): void => {
      if (isOpen) keys.forEach(key => count(key, -1))
      isOpen = false
    }
    stream.once('close', close)
    if (signal.aborted) close()
    else signal.addEventListener('abort', close, { once: true })
    return stream
  }
}
