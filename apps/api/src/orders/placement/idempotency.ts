import { hash } from 'node:crypto'
import { ProblemError } from '../../endpoint/index.ts'

/** Seconds after which a client should repeat a request whose key is in use. */
const RETRY_AFTER_S = 1
const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/

/**
 * Returns the header's key. Throws `idempotency-key-required` without one, `invalid-input` when it is not 1-255 visible
 * ASCII characters.
 */
export function readIdempotencyKey(header: string | undefined): string {
  if (header === undefined || header === '') throw new ProblemError('idempotency-key-required')
  if (!VISIBLE_ASCII.test(header))
    throw new ProblemError('invalid-input', [{ path: 'headers.idempotency-key', id: 'wrong-format' }])
  return header
}

/** Hashes a validated body, so that equal bodies can be recognised; validation has put their keys in one order. */
export const hashRequest = (body: unknown): string => hash('sha256', JSON.stringify(body))

export interface KeyState<Answer> {
  /** Whether this transaction holds the key; otherwise another request with it is running. */
  readonly is_mine: boolean
  /** The earlier answer under the key; null without one. */
  readonly stored: { readonly hash: string; readonly answer: Answer } | null
}

/**
 * Returns the stored answer of an earlier request, or null for a new one. Throws `idempotency-key-reused` when the body
 * differs, `request-in-progress` while another request with the key runs.
 */
export function storedAnswerFor<Answer>({ is_mine, stored }: KeyState<Answer>, hash: string): Answer | null {
  if (stored) {
    if (stored.hash !== hash) throw new ProblemError('idempotency-key-reused')
    return stored.answer
  }
  if (!is_mine) throw new ProblemError('request-in-progress', [], RETRY_AFTER_S)
  return null
}
