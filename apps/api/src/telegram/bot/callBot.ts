import type { TelegramReason } from '@kitwright/contract'
import { z } from 'zod'

export type TelegramFailureReason = Exclude<TelegramReason, 'held' | 'failed'>

/** An answer of Telegram that is no success. */
export class TelegramError extends Error {
  readonly reason: TelegramFailureReason
  /** Seconds after which Telegram may be asked again, if it says so. */
  readonly retryAfter: number | null

  constructor(reason: TelegramFailureReason, retryAfter: number | null = null) {
    super(reason)
    this.name = 'TelegramError'
    this.reason = reason
    this.retryAfter = retryAfter
  }
}

export interface BotCall {
  /** The address of the Bot API, such as `https://api.telegram.org`. */
  readonly url: string
  readonly token: string
  readonly method: 'getMe' | 'setWebhook' | 'deleteWebhook' | 'sendMessage'
  readonly body?: object
  readonly signal?: AbortSignal | undefined
}

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 100_000
/** Telegram names longer pauses to those who go on sending. */
const MAX_RETRY_SECONDS = 3_600

const answerSchema = z.object({
  ok: z.boolean(),
  result: z.unknown().optional(),
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.int().min(0).optional() }).optional(),
})
type BotAnswer = z.output<typeof answerSchema>

/** Reads the answer up to the limit: the connection is cut where more comes. */
async function readAnswer(response: Response): Promise<BotAnswer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > MAX_ANSWER_BYTES) throw new TelegramError('unreachable')
    parts.push(part)
  }
  return answerSchema.parse(JSON.parse(Buffer.concat(parts).toString('utf8')))
}

/** Descriptions of a 400 that mean that the chat is gone. */
const GONE = /chat not found|user is deactivated|PEER_ID_INVALID/i

function failureOf(status: number, { description = '', parameters }: BotAnswer): TelegramError {
  if (status === 401 || status === 404) return new TelegramError('token')
  if (status === 429) {
    const seconds = parameters?.retry_after ?? 30
    return new TelegramError('busy', Math.min(Math.max(1, seconds), MAX_RETRY_SECONDS))
  }
  if (status === 403 || (status === 400 && GONE.test(description))) return new TelegramError('blocked')
  return new TelegramError(status < 500 ? 'refused' : 'unreachable')
}

/**
 * Calls a method of the Bot API and returns its result. Throws a `TelegramError`. The token is part of the address, so
 * the error of `fetch`, which may quote it, is dropped.
 */
export async function callBot({ url, token, method, body = {}, signal }: BotCall): Promise<unknown> {
  try {
    const response = await fetch(new URL(`/bot${token}/${method}`, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]),
    })
    const answer = await readAnswer(response)
    if (!answer.ok) throw failureOf(response.status, answer)
    return answer.result
  } catch (error) {
    if (error instanceof TelegramError) throw error
    throw new TelegramError('unreachable')
  }
}
