import type { LineInput, Order } from '@kitwright/contract'
import type { Answer, Client } from '@kitwright/contract/client'

export interface OrderInput {
  readonly lines: readonly LineInput[]
  readonly address: string
  readonly landmark: string
  readonly phone: string
  readonly note: string
  /** The customer's decision about names and numbers that nobody prints. */
  readonly unprinted: 'refuse' | 'accept'
  /** The total that was on the screen; undefined while it is being worked out. */
  readonly shownTotalCents?: number | undefined
}
export interface KeyPort {
  /** The key of the attempt that is still open, or a fresh one. */
  readonly take: () => string
  readonly drop: () => void
}

const TRIES = 6
const PAUSE_MS = 700

/** Refused for good: something must change first. After any other answer trying again is safe, and uses the same key. */
const isFinal = (status: number, id: string): boolean =>
  id !== 'request-in-progress' && status >= 400 && status < 500 && ![401, 408, 429].includes(status)

/**
 * Places the order under one idempotency key, which is kept until the server has answered for good: however often
 * this is called, reloaded or cut off, there is one order. `idempotency-key-reused` says that an earlier attempt came through with
 * other contents.
 */
export async function placeOrder(
  input: OrderInput,
  { api, key, pause }: { api: Client; key: KeyPort; pause: (ms: number) => Promise<void> },
): Promise<Answer<Order>> {
  const headers = { 'idempotency-key': key.take() }
  const body = { ...input, lines: [...input.lines] }
  for (let tried = 1; ; tried++) {
    const answer = await api('POST /api/orders', { headers, body })
    const isRunning = !answer.ok && answer.error.id === 'request-in-progress'
    if (!isRunning || tried === TRIES) {
      if (!answer.ok && isFinal(answer.status, answer.error.id)) key.drop()
      return answer
    }
    await pause(PAUSE_MS)
  }
}
