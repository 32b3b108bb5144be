import { codeOf } from '@kitwright/press'
import { sql, type Transaction } from '../../database/index.ts'
import { signIn } from './findLabel.ts'

/** Pieces of one garment, named by its line and which garment of that line, from 1. */
interface PiecesOf {
  readonly line: number
  readonly garment: number
  readonly pieces: readonly string[]
}

/** Returns the times at which the pieces of an order were counted, by the codes of their labels. */
export async function listCounts(trx: Transaction, orderId: string): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ sign: string; counted_at: Date }>`
    select sign, counted_at from piece_counts where order_id = ${orderId}`.execute(trx)
  return new Map(rows.map(row => [row.sign, row.counted_at]))
}

/** Counts the counted pieces of each of these orders. */
export async function sumCounts(trx: Transaction, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ order_id: string; counted: number }>`
    select order_id, count(*)::int as counted from piece_counts
    where order_id = any(${[...orderIds]}::uuid[]) group by 1`.execute(trx)
  return new Map(rows.map(row => [row.order_id, row.counted]))
}

interface Count {
  readonly orderId: string
  readonly signs: readonly string[]
  /** Null for the supplier. */
  readonly by: string | null
  readonly now: Date
}

/** Counts each piece once: counting it again changes nothing. */
export async function countPieces(trx: Transaction, { orderId, signs, by, now }: Count): Promise<void> {
  await sql`
    insert into piece_counts (order_id, sign, counted_by, counted_at)
    select ${orderId}::uuid, sign, ${by}::uuid, ${now}::timestamptz from unnest(${[...signs]}::text[]) sign
    on conflict do nothing`.execute(trx)
}

/** Counts one more of equal pieces. A concurrent call counts the next one, since the order's row is locked. */
export async function countNext(trx: Transaction, { orderId, signs, by, now }: Count): Promise<void> {
  await sql`select from orders where id = ${orderId} for no key update`.execute(trx)
  await sql`
    insert into piece_counts (order_id, sign, counted_by, counted_at)
    select ${orderId}::uuid, wanted.sign, ${by}::uuid, ${now}::timestamptz
    from unnest(${[...signs]}::text[]) with ordinality as wanted (sign, at)
    where not exists (select from piece_counts where order_id = ${orderId} and sign = wanted.sign)
    order by wanted.at limit 1
    on conflict do nothing`.execute(trx)
}

/** Takes back the count of the last one. */
export async function uncountLast(trx: Transaction, orderId: string, signs: readonly string[]): Promise<void> {
  await sql`
    delete from piece_counts where order_id = ${orderId} and sign = (
      select sign from piece_counts join unnest(${[...signs]}::text[]) with ordinality as wanted (sign, at) using (sign)
      where order_id = ${orderId} order by wanted.at desc limit 1)`.execute(trx)
}

export async function uncountPieces(trx: Transaction, orderId: string, signs: readonly string[]): Promise<void> {
  await sql`delete from piece_counts where order_id = ${orderId} and sign = any(${[...signs]}::text[])`.execute(trx)
}

/** Forgets the counts of pieces that are made again. */
export async function forgetCounts(
  trx: Transaction,
  { id, number: order }: { readonly id: string; readonly number: string },
  items: readonly PiecesOf[],
): Promise<void> {
  const signs = items.flatMap(({ line, garment, pieces }) =>
    pieces.map(piece => signIn(codeOf({ order, line, garment, piece }))),
  )
  await uncountPieces(trx, id, signs)
}
