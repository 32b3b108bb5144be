import type { ErrorBody, Order, LineInput } from '@kitwright/contract'
import type { Answer, Client } from '@kitwright/contract/client'

export interface OrderInput {
  readonly lines: readonly LineInput[]
  readonly address: string
  readonly landmark: string
  readonly phone: string
  readonly note: string
  /** The total that was on the screen; undefined while it is being worked out. */
  readonly shownTotalCents?: number | undefined
}
export interface KeyPort {
  /** The key of the attempt that is still open, or a fresh one. */
  readonly take: () => string
  readonly drop: () => void
}
export type Placed =
  | { readonly kind: 'placed'; readonly order: Order }
  /** An order of the earlier attempt is there already, with other contents. */
  | { readonly kind: 'alreadyReceived' }
  /** Refused for good: something must change first. */
  | { readonly kind: 'refused'; readonly error: ErrorBody['error'] }
  /** No answer that counts: trying again is safe and uses the same key. */
  | { readonly kind: 'unanswered'; readonly error: Extract<Answer<never>, { ok: false }>['error'] }

const TRIES = 6
const PAUSE_MS = 700

const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 401 && status !== 408 && status !== 429

/**
 * Places the order under one idempotency key, which is kept until the server has answered for good: however often
 * this is called, reloaded or cut off, there is one order.
 */
export async function placeOrder(
  input: OrderInput,
  { api, key, pause }: { api: Client; key: KeyPort; pause: (ms: number) => Promise<void> },
): Promise<Placed> {
  const headers = { 'idempotency-key': key.take() }
  const body = { ...input, lines: [...input.lines] }
  for (let tried = 1; ; tried++) {
    const answer = await api('POST /api/orders', { headers, body })
    if (answer.ok) return { kind: 'placed', order: answer.value }
    const { error, status } = answer
    if (error.id === 'request-in-progress' && tried < TRIES) {
      await pause(PAUSE_MS)
      continue
    }
    if (error.id === 'network' || error.id === 'request-in-progress' || !isFinal(status))
      return { kind: 'unanswered', error }
    key.drop()
    return error.id === 'idempotency-key-reused' ? { kind: 'alreadyReceived' } : { kind: 'refused', error }
  }
}
