import type { ClaimKind, ClaimState, Response_ } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'

export type Claims = Response_<'GET /api/orders/{id}/claims'>
export interface ClaimedPieces {
  readonly lineId: string
  readonly qty: number
}

export interface ClaimRecord {
  readonly id: string
  readonly order_id: string
  readonly kind: ClaimKind
  readonly text: string
  readonly lines: ClaimedPieces[]
  readonly state: ClaimState
  readonly answer: string
  readonly refund_cents: number | null
  readonly sent_at: Date
  readonly answered_at: Date | null
  readonly photos: { readonly id: string; readonly widthPx: number; readonly heightPx: number }[]
}

const CLAIM = sql`select c.id, c.order_id, c.kind, c.text, c.lines, c.state, c.answer, c.refund_cents, c.sent_at, c.answered_at,
  (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'widthPx', f.width_px, 'heightPx', f.height_px) order by f.id), '[]')
    from claim_photos p join files f on f.id = p.file_id where p.claim_id = c.id) as photos
  from claims c`

/** Lists an order's claims, the latest first. */
export async function listClaims(trx: Transaction, orderId: string): Promise<ClaimRecord[]> {
  const { rows } = await sql<ClaimRecord>`${CLAIM} where c.order_id = ${orderId} order by c.id desc limit 100`.execute(
    trx,
  )
  return rows
}

export async function findClaim(trx: Transaction, id: string): Promise<ClaimRecord | undefined> {
  const { rows } = await sql<ClaimRecord>`${CLAIM} where c.id = ${id}`.execute(trx)
  return rows[0]
}

interface ClaimToInsert {
  readonly orderId: string
  readonly kind: ClaimKind
  readonly text: string
  readonly lines: readonly ClaimedPieces[]
  readonly now: Date
}

export async function insertClaim(trx: Transaction, { orderId, kind, text, lines, now }: ClaimToInsert): Promise<void> {
  await sql`insert into claims (order_id, kind, text, lines, sent_at)
    values (${orderId}, ${kind}, ${text}, ${JSON.stringify(lines)}::jsonb, ${now})`.execute(trx)
}

export async function insertPhoto(trx: Transaction, claimId: string, fileId: string): Promise<void> {
  await sql`insert into claim_photos (claim_id, file_id) values (${claimId}, ${fileId})
    on conflict do nothing`.execute(trx)
}

interface ClaimAnswer {
  readonly id: string
  readonly state: ClaimState
  readonly text: string
  readonly refundCents: number | null
  readonly by: string
  readonly now: Date
}

export async function writeAnswer(trx: Transaction, answer: ClaimAnswer): Promise<void> {
  const { id, state, text, refundCents, by, now } = answer
  await sql`update claims set state = ${state}, answer = ${text}, refund_cents = ${refundCents}, answered_by = ${by},
    answered_at = ${now} where id = ${id}`.execute(trx)
}
