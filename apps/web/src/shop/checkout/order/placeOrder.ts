import type { LineInput, Order } from '@kitwright/contract'
import type { Answer, Call, Client } from '@kitwright/contract/client'

export interface OrderInput {
  readonly lines: readonly LineInput[]
  readonly address: string
  readonly landmark: string
  readonly phone: string
  readonly note: string
  readonly shipping?: Call<'POST /api/orders'>['body']['shipping']
  /** The customer's decision about names and numbers that nobody prints. */
  readonly unprinted: 'refuse' | 'accept'
  /** The version of the cart that is ordered; absent for a design alone. */
  readonly cart?: { readonly version: number } | undefined
  /** The displayed total; undefined while it is being calculated. */
  readonly shownTotalCents?: number | undefined
}
export interface KeyPort {
  /** Returns the key of the pending attempt, or a new one. */
  readonly take: () => string
  readonly drop: () => void
}

const TRIES = 6
const PAUSE_MS = 700

/**
 * Whether a refusal is final, so that something must change first. After any other answer a retry is safe and uses the
 * same key.
 */
const isFinal = (status: number, id: string): boolean =>
  id !== 'request-in-progress' && status >= 400 && status < 500 && ![401, 408, 429].includes(status)

/**
 * Places the order under one idempotency key, which is stored until the server's final answer. Repeated calls, reloads
 * and lost connections still give one order. `idempotency-key-reused` means that an earlier attempt succeeded with
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
