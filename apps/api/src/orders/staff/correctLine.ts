import type { OrderActor, PriceChoice } from '@kitwright/contract'
import { parseSize, sizeLabel } from '@kitwright/garment'
import { sql, type Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import type { LineRecord, OrderRecord } from '../record/store.ts'
import { getLineToCorrect, type LineMoney, priceInSize } from './correctedPrice.ts'

interface Correction {
  readonly order: OrderRecord
  readonly lineId: string
  readonly becomes: {
    readonly printName: string
    readonly number: number | null
    readonly size: string
    readonly price?: PriceChoice | undefined
  }
  readonly by: { readonly role: OrderActor; readonly actorId: string }
  readonly now: Date
}

/** Describes a line in a form that both languages share: 10 · DARA · XL. */
function said({ print_name, player_name, number, size }: LineRecord): string {
  const known = parseSize(size)
  return [number, print_name || player_name, known ? sizeLabel(known) : size]
    .filter(each => each !== null && each !== '')
    .join(' · ')
}

type Price = { readonly choice: PriceChoice; readonly differenceCents: number } | null

/** Returns the choice that a difference in price needs. Throws `price-undecided` without one. */
function decide(differenceCents: number, choice: PriceChoice | undefined): Price {
  if (differenceCents === 0) return null
  if (choice === undefined) throw new ProblemError('price-undecided', [{ path: 'price', id: 'required' }])
  return { choice, differenceCents }
}

interface LineToWrite extends Pick<Correction, 'by' | 'now'> {
  readonly order: OrderRecord
  readonly line: LineRecord
  readonly becomes: LineRecord
  readonly note: string
  readonly price: Price
}

/** Writes the line, the order's sums and the history row in one statement. */
async function writeLine(trx: Transaction, { order, line, becomes, note, price, by, now }: LineToWrite): Promise<void> {
  const subtotal = (becomes.unit_cents - line.unit_cents) * line.qty
  const discount = becomes.discount_cents - line.discount_cents
  await sql`
    with corrected as (
      update order_lines set print_name = ${becomes.print_name}, number = ${becomes.number}::int, size = ${becomes.size},
        surcharges = ${JSON.stringify(becomes.surcharges)}::jsonb, unit_cents = ${becomes.unit_cents}::bigint,
        discount_cents = ${becomes.discount_cents}::bigint, total_cents = ${becomes.total_cents}::bigint
      where order_id = ${order.id} and id = ${line.id}),
    changed as (
      update orders set version = version + 1, subtotal_cents = subtotal_cents + ${subtotal}::bigint,
        discount_cents = discount_cents + ${discount}::bigint, total_cents = total_cents + ${subtotal - discount}::bigint
      where id = ${order.id} returning version)
    insert into order_history (order_id, version, from_status, to_status, at, note, actor_id, actor_role, price_choice, difference_cents)
    select ${order.id}::uuid, version, ${order.status}, ${order.status}, ${now}::timestamptz, ${note}, ${by.actorId}::uuid,
      ${by.role}, ${price?.choice ?? null}, ${price?.differenceCents ?? null}::bigint
    from changed`.execute(trx)
}

/**
 * Corrects the printed texts and the size of a line of an order under review. An approved order goes back to reviewing
 * first, since what is approved is what is produced. A size with another price is charged or not by choice. The order's
 * history and a mail give its customer the old and the new values.
 */
export async function correctLine(trx: Transaction, { order, lineId, becomes, by, now }: Correction): Promise<void> {
  const line = await getLineToCorrect(trx, order, lineId)
  const { printName, number, size } = becomes
  const priced = await priceInSize(trx, order, { line, size })
  const price = decide(priced.total_cents - line.total_cents, becomes.price)
  const kept: LineMoney = price?.choice === 'keep' ? line : priced
  const { surcharges, unit_cents, discount_cents, total_cents } = kept
  const after = { ...line, print_name: printName, number, size, surcharges, unit_cents, discount_cents, total_cents }
  const [was, is] = [said(line), said(after)]
  if (was === is) return
  await writeLine(trx, { order, line, becomes: after, note: `${was} → ${is}`, price, by, now })
  const payload = { number: order.number, personId: order.owner_id, lineId, was, is, price }
  await recordEvent(trx, { kind: 'LineCorrected', subjectId: order.id, payload })
}
