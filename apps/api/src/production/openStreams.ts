import type { Readable } from 'node:stream'
import { Problem } from '../endpoint/index.ts'

/** Of one account, which has a tab for each; and of all of a shop. Each asks the database every moment. */
const MOST_OF_ACCOUNT = 8
const MOST_OF_SHOP = 60
const RETRY_AFTER_S = 30

interface Opening {
  readonly tenantId: string
  readonly accountId: string
  /** Ends with the connection. */
  readonly signal: AbortSignal
}

/**
 * Counts the streams that are open in this server, by account and by shop. Throws `too-many-requests` for one more than there may be; one
 * counts until it is closed or its signal ends.
 */
export function createStreamCount(): (opening: Opening, open: () => Readable) => Readable {
  const counts = new Map<string, number>()
  const count = (key: string, by: number): void => {
    const next = (counts.get(key) ?? 0) + by
    if (next > 0) counts.set(key, next)
    else counts.delete(key)
  }
  return ({ tenantId, accountId, signal }, open) => {
    const keys = [tenantId, `${tenantId}/${accountId}`]
    const [ofShop = 0, ofAccount = 0] = keys.map(key => counts.get(key) ?? 0)
    if (ofAccount >= MOST_OF_ACCOUNT || ofShop >= MOST_OF_SHOP)
      throw new Problem('too-many-requests', [], RETRY_AFTER_S)
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
