import { API_LIMITS, type RouteKey } from '@kitwright/contract'
import { hash } from 'node:crypto'
import { sql, type Transaction } from '../../database/index.ts'
import { type ApiKey, ProblemError, type Reply, type RunInTenant } from '../../endpoint/index.ts'

/** A call of a key that writes. */
export interface WritingCall {
  readonly key: ApiKey
  readonly params: object | undefined
  readonly body: unknown
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly now: Date
  readonly run: RunInTenant
}

interface StoredAnswer {
  readonly request_hash: string
  readonly status: number
  readonly etag: string | null
  readonly answer: unknown
}

const KEPT_MS = API_LIMITS.answerHours * 3_600_000
const oldest = (now: Date): Date => new Date(now.getTime() - KEPT_MS)

/**
 * Claims an idempotency key, or returns the answer stored under it. The row is inserted first: a call at the same time
 * waits for this transaction, and finds its answer, or the place free if it failed.
 */
async function claim(trx: Transaction, { key, name, request, now }: Claim): Promise<StoredAnswer | undefined> {
  await sql`delete from api_answers where key_id = ${key.id} and idempotency_key = ${name}
    and made_at <= ${oldest(now)}`.execute(trx)
  const { rows } = await sql`insert into api_answers (key_id, idempotency_key, request_hash, status, made_at)
    values (${key.id}, ${name}, ${request}, 0, ${now}) on conflict do nothing returning 1`.execute(trx)
  if (rows.length > 0) return undefined
  const { rows: stored } = await sql<StoredAnswer>`select request_hash, status, etag, answer from api_answers
    where key_id = ${key.id} and idempotency_key = ${name}`.execute(trx)
  return stored[0]
}

interface Claim {
  readonly key: ApiKey
  readonly name: string
  readonly request: string
  readonly now: Date
}

/**
 * Runs a change once for each `Idempotency-Key`: a repeated call gets the stored answer, with `Idempotency-Replayed`.
 * Throws `idempotency-key-conflict` if the key came with another call. A refused call stores nothing.
 */
export async function runOnce<K extends RouteKey>(
  route: K,
  { key, params, body, headers, now, run }: WritingCall,
  work: (trx: Transaction) => Promise<Reply<K>>,
): Promise<Reply<K>> {
  const name = headers['idempotency-key']
  if (name === undefined) return run(work)
  const request = hash('sha256', JSON.stringify([route, params, body, headers['if-match']]))
  return run(async trx => {
    const stored = await claim(trx, { key, name, request, now })
    if (stored) {
      if (stored.request_hash !== request) throw new ProblemError('idempotency-key-conflict')
      const replayed = { 'idempotency-replayed': 'true' }
      return {
        value: stored.answer as Reply<K>['value'],
        status: stored.status,
        headers: replayed,
        ...(stored.etag !== null && { etag: stored.etag }),
      }
    }
    const reply = await work(trx)
    await sql`update api_answers set status = ${reply.status ?? 200}, etag = ${reply.etag ?? null},
      answer = ${JSON.stringify(reply.value)}::jsonb where key_id = ${key.id} and idempotency_key = ${name}`.execute(
      trx,
    )
    return reply
  })
}

/** Deletes the answers that are no longer repeated. */
export async function forgetAnswers(trx: Transaction, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from api_answers where made_at <= ${oldest(now)}`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
