import { z } from 'zod'
import { ProblemError } from '../../endpoint/index.ts'

/** A payment of a code, as Bakong states it. */
export interface BakongTransaction {
  /** Dollars or riel. */
  readonly amount: number
  readonly currency: 'USD' | 'KHR'
  readonly toAccountId: string
  /** Hash of the transaction in Bakong's ledger. */
  readonly hash: string
}

export interface BakongQuestion {
  /** The address of Bakong's API, such as `https://api-bakong.nbc.gov.kh`. */
  readonly url: string
  readonly token: string
  /** MD5 of the code's text. */
  readonly md5: string
}

const TIMEOUT_MS = 8_000
const MAX_ANSWER_CHARACTERS = 100_000
/** Bakong's error code for a code that nobody has paid. */
const NOT_FOUND = 1
/** Bakong's error code for a token that is unknown or has ended. */
const UNAUTHORIZED = 6

const bakongAnswer = z.object({
  responseCode: z.int(),
  errorCode: z.int().nullish(),
  data: z
    .object({
      amount: z.number().positive(),
      currency: z.enum(['USD', 'KHR']),
      toAccountId: z.string(),
      hash: z.string().max(200),
    })
    .nullish(),
})

function parseAnswer(text: string): z.output<typeof bakongAnswer> {
  if (text.length > MAX_ANSWER_CHARACTERS) throw new ProblemError('bakong-unreachable')
  try {
    return bakongAnswer.parse(JSON.parse(text))
  } catch {
    throw new ProblemError('bakong-unreachable')
  }
}

/**
 * Asks Bakong's `check_transaction_by_md5` whether a code was paid; undefined if nobody has. Throws
 * `bakong-token-refused`, and `bakong-unreachable` if it does not answer as its documentation says.
 */
export async function askBakong({ url, token, md5 }: BakongQuestion): Promise<BakongTransaction | undefined> {
  const response = await fetch(new URL('/v1/check_transaction_by_md5', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ md5 }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new ProblemError('bakong-unreachable')
  })
  if (response.status === 401 || response.status === 403) throw new ProblemError('bakong-token-refused')
  const text = await response.text().catch(() => '')
  const { responseCode, errorCode, data } = parseAnswer(text)
  if (responseCode === 0 && data) return data
  if (errorCode === UNAUTHORIZED) throw new ProblemError('bakong-token-refused')
  if (errorCode === NOT_FOUND) return undefined
  throw new ProblemError('bakong-unreachable')
}
