import type {
  CostState,
  LineKit,
  OrderActor,
  OrderSource,
  OrderStatus,
  PriceChoice,
  PriceSource,
} from '@kitwright/contract'
import { isOrderTerm, likeText } from '../../accounts/index.ts'
import { type RawBuilder, sql, type Transaction } from '../../database/index.ts'
import { proofWaits } from './proofWaits.ts'

/** A line of a quote beside its designs, a sample without a design, or the credit of an earlier sample. */
export interface OrderExtra {
  /** Absent for a line of a quote. */
  readonly kind?: 'size_set' | 'swatches' | 'sample_credit'
  /** The line's text, the sample's product type, or the number of the credited sample's order. */
  readonly text: string
  readonly qty: number
  readonly cents: number
}

/** An order as stored. Amounts are in whole cents. */
export interface OrderRecord {
  readonly id: string
  readonly owner_id: string
  readonly number: string
  readonly status: OrderStatus
  readonly version: number
  readonly qty: number
  readonly subtotal_cents: number
  readonly discount_cents: number
  /** Surcharges beside the goods, part of the total. */
  readonly fees_cents: number
  readonly total_cents: number
  readonly paid_cents: number
  readonly address: string
  readonly landmark: string
  readonly phone: string
  readonly note: string
  readonly supplier: string | null
  /** Whether its customer ordered it although not all names and numbers are printed. */
  readonly accepts_unprinted: boolean
  /** The approval of its cart by a link: the person and the time; null without one. */
  readonly cart_approved_by: string | null
  readonly cart_approved_at: Date | null
  /** The number of the quote that was accepted as this order; null without one. */
  readonly quote_number: string | null
  /** Free-text lines of that quote, samples and credits of samples: part of the fees. */
  readonly extras: readonly OrderExtra[]
  /** Null for a supplier without an account, who is only named. */
  readonly supplier_id: string | null
  readonly designed_at: Date | null
  readonly placed_at: Date
  /** Days to pay after delivery, for an order on account; null for one by the shop's rule. */
  readonly credit_days: number | null
  readonly approved_at: Date | null
  /** When it is canceled without a payment, once its customer was warned. */
  readonly release_on: Date | null
  readonly delivered_at: Date | null
  readonly received_at: Date | null
  /** Days such as `2026-11-30`: the promised day, and the internal one by which it is to be done. */
  readonly promised_on: string | null
  readonly due_on: string | null
  /** Whether staff set the due day; otherwise it follows the promised day. */
  readonly is_due_set: boolean
  /** The member of staff who works on it. */
  readonly assignee_id: string | null
  readonly source: OrderSource
  /** The member of staff who made it; null for one that its customer placed. */
  readonly made_by: string | null
  readonly fill_in_of: string | null
}

export interface LineRecord {
  readonly id: string
  readonly design_id: string
  readonly revision: number
  readonly design_name: string
  readonly product_type: string
  readonly fabric: string
  readonly size: string
  readonly sleeve: 'short' | 'long'
  readonly version: 'player' | 'goalkeeper'
  readonly kit: LineKit | null
  readonly player_name: string
  readonly print_name: string
  readonly number: number | null
  readonly qty: number
  readonly base_cents: number
  readonly unit_cents: number
  readonly surcharges: { kind: 'size' | 'longSleeve'; cents: number }[]
  readonly discounts: { kind: 'quantity' | 'promotion' | 'longSleeve'; percent: number }[]
  readonly discount_cents: number
  readonly total_cents: number
  /** The source of the price; for a manual one also the reason and the account that set it. */
  readonly price_source: PriceSource
  readonly price_reason: string
  readonly priced_by: string | null
  /** The role of the design's kit that is sewn; null for the design as drawn. */
  readonly worn: string | null
}

export interface HistoryRecord {
  readonly from_status: OrderStatus | null
  readonly to_status: OrderStatus
  readonly at: Date
  readonly note: string
  /** The amount that the shop's rule required and that was not paid. */
  readonly owed_cents: number | null
  /** Set when a corrected size has another price. */
  readonly price_choice: PriceChoice | null
  readonly difference_cents: number | null
  readonly actor_id: string | null
  readonly actor_role: OrderActor
}

/** Returns whether the order was sent for a reason although less was paid than required. */
export const wasSentOwing = ({ status }: Pick<OrderRecord, 'status'>, history: readonly HistoryRecord[]): boolean =>
  status === 'ON_THE_WAY' && (history.findLast(({ to_status }) => to_status === 'ON_THE_WAY')?.owed_cents ?? 0) > 0

/** {@link wasSentOwing} of the order `o` of a list. */
export const SENT_OWING = sql`(o.status = 'ON_THE_WAY' and coalesce((
  select h.owed_cents from order_history h
  where h.order_id = o.id and h.to_status = 'ON_THE_WAY' order by h.version desc limit 1), 0) > 0)`

export async function findOrder(trx: Transaction, ownerId: string, id: string): Promise<OrderRecord | undefined> {
  const { rows } = await sql<OrderRecord>`select * from orders where id = ${id} and owner_id = ${ownerId}`.execute(trx)
  return rows[0]
}

/** Returns any person's order of the tenant and locks it against other changes. */
export async function findOrderToChange(trx: Transaction, id: string): Promise<OrderRecord | undefined> {
  const { rows } = await sql<OrderRecord>`select * from orders where id = ${id} for update`.execute(trx)
  return rows[0]
}

const MEANT = sql`coalesce(l.kit, case l.version when 'goalkeeper' then 'goalkeeper' end)`
/** SQL for `wornOf` of the line `l`, by the revision `r` of its design. */
export const WORN = sql`case when r.document->'kits' @> jsonb_build_array(jsonb_build_object('role', ${MEANT})) then ${MEANT} end`

export async function listLines(trx: Transaction, orderId: string): Promise<LineRecord[]> {
  const { rows } = await sql<LineRecord>`
    select l.*, ${WORN} as worn
    from order_lines l left join design_revisions r on r.design_id = l.design_id and r.revision = l.revision
    where l.order_id = ${orderId} order by l.position`.execute(trx)
  return rows
}

/** Lists the steps of an order. A step that was taken back by {@link undoStatus} is none. */
export async function listHistory(trx: Transaction, orderId: string): Promise<HistoryRecord[]> {
  const { rows } = await sql<HistoryRecord>`
    select from_status, to_status, at, note, owed_cents, price_choice, difference_cents, actor_id, actor_role
    from order_history h
    where order_id = ${orderId} and undoes is null
      and not exists (select from order_history u where u.order_id = h.order_id and u.undoes = h.version)
    order by version`.execute(trx)
  return rows
}

/** A step that was taken back, with who did so and when. */
export interface TakenBackStep extends HistoryRecord {
  readonly undone_at: Date
  readonly undone_by: string | null
}

/** Lists the steps of an order that were taken back, earliest first. */
export async function listTakenBack(trx: Transaction, orderId: string): Promise<TakenBackStep[]> {
  const { rows } = await sql<TakenBackStep>`
    select h.from_status, h.to_status, h.at, h.note, h.owed_cents, h.price_choice, h.difference_cents, h.actor_id, h.actor_role,
      u.at as undone_at, u.actor_id as undone_by
    from order_history h join order_history u on u.order_id = h.order_id and u.undoes = h.version
    where h.order_id = ${orderId} order by h.version limit 200`.execute(trx)
  return rows
}

/** An order in a list, with the line details that its row shows. */
export interface ListedOrder extends OrderRecord {
  readonly design_names: string[]
  /** The design of the first line; null for an order of samples only. */
  readonly design_id: string | null
  readonly revision: number | null
  readonly kit: string | null
  readonly product_type: string
  /** Percentage of the promotion that its lines were priced under; 0 without one. */
  readonly promotion_percent: number
  readonly was_sent_owing: boolean
  readonly is_proof_waiting: boolean
  /** The cost at its supplier; null until it was computed. */
  readonly cost_cents: number | null
  readonly cost_state: CostState | null
}

/** Percentage of the promotion that lines of an order were priced under; 0 without one. */
export const PROMOTION_PERCENT = sql<number>`
  coalesce(max((jsonb_path_query_first(discounts, '$[*] ? (@.kind == "promotion").percent'))::float8), 0)`

/** The product type of the first sample of an order `o` that has no lines. */
const SAMPLED_TYPE = sql`jsonb_path_query_first(o.extras, '$[*] ? (@.kind == "size_set" || @.kind == "swatches").text') #>> '{}'`

/** Selects orders with the columns that their rows show. */
const listed = (orders: RawBuilder<unknown>) => sql`
  select o.*, l.design_names, l.design_id, l.revision, l.kit, l.product_type, l.promotion_percent, ${SENT_OWING} as was_sent_owing,
    ${proofWaits('o')} as is_proof_waiting
  from ${orders} o
  cross join lateral (
    select coalesce(array_agg(distinct design_name), '{}') as design_names, (array_agg(design_id order by position))[1] as design_id,
      (array_agg(revision order by position))[1] as revision,
      (array_agg(kit order by position))[1] as kit,
      coalesce((array_agg(product_type order by position))[1], ${SAMPLED_TYPE}) as product_type,
      ${PROMOTION_PERCENT} as promotion_percent
    from order_lines where order_id = o.id) l`

/** Returns the orders with these ids, in their order. */
export async function listRows(trx: Transaction, ids: readonly string[]): Promise<ListedOrder[]> {
  const { rows } = await sql<ListedOrder>`${listed(sql`(select * from orders where id = any(${ids}::uuid[]))`)}
    order by array_position(${ids}::uuid[], o.id)`.execute(trx)
  return rows
}

export interface OrdersQuery {
  readonly page: number
  readonly pageSize: number
  readonly status: OrderStatus | undefined
  /** Text to search in numbers and in names of designs and players; empty for all. Digits are Latin. */
  readonly search: string
}

const LETTERS_AND_DIGITS = /^([A-Z]{1,6})[\s-]*0*(\d{1,9})$/

/**
 * Returns the condition that an order's number, also without hyphen and zeros (`AK51`), or the name of a design or a
 * player contains the text.
 */
function isCalled(search: string): RawBuilder<unknown> {
  const [like, short] = [likeText(search), LETTERS_AND_DIGITS.exec(search.toUpperCase())]
  const conditions = [
    sql`number ilike ${like}`,
    ...(short ? [sql`regexp_replace(number, '-0*', '') like ${`${short[1]}${short[2]}%`}`] : []),
    sql`id in (select subject_id from search_terms where ${isOrderTerm(search)})`,
    sql`exists (select from order_lines l where l.order_id = orders.id and l.design_name ilike ${like})`,
  ]
  return sql`(${sql.join(conditions, sql` or `)})`
}

/** Returns one person's orders, newest first. */
export async function listOrders(
  trx: Transaction,
  ownerId: string,
  { page, pageSize, status, search }: OrdersQuery,
): Promise<{ rows: ListedOrder[]; total: number }> {
  const wanted = sql`owner_id = ${ownerId} and (${status ?? null}::text is null or status = ${status ?? null})
    and ${search === '' ? sql`true` : isCalled(search)}`
  const { rows } = await sql<ListedOrder>`
    ${listed(sql`(select * from orders where ${wanted}
      order by placed_at desc, id limit ${pageSize} offset ${(page - 1) * pageSize})`)}
    order by o.placed_at desc, o.id`.execute(trx)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from orders where ${wanted}`.execute(trx)
  return { rows, total: counted[0]!.count }
}
