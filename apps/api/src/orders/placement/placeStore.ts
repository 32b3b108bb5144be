import type { Order } from '@kitwright/contract'
import type { VersionedPrices } from '../../catalogue/index.ts'
import { executeAndCommit, type RawBuilder, sql, type Transaction } from '../../database/index.ts'
import { type DesignToOrder, designsToOrder } from '../../designs/index.ts'
import { insertEvent } from '../../events/index.ts'
import { type QueueAhead, queueAhead } from '../promise/queueAhead.ts'
import type { OrderParts } from '../record/present.ts'
import type { KeyState } from './idempotency.ts'
import type { PlacedSamples } from './placeSamples.ts'

const KEPT_MS = 24 * 60 * 60 * 1000

/** A request with its idempotency key. */
export interface IdempotentRequest {
  readonly personId: string
  readonly key: string
  readonly hash: string
  /** The origin that the shop was called at, for links in the mail. */
  readonly origin: string
  readonly now: Date
}

export interface OrderPreconditions extends KeyState<Order> {
  /** Locked until the end of the transaction: a concurrent rename waits and finds this order. */
  readonly owner_name: string
  readonly designs: DesignToOrder[]
  readonly prices: VersionedPrices
  /** Pieces that wait to be made before this order. */
  readonly ahead: QueueAhead
}

export interface OrderPreparationInput {
  readonly request: IdempotentRequest
  readonly designIds: readonly string[]
  /** Revisions to order by design, where not the present one. */
  readonly revisions?: Readonly<Record<string, number>>
  /** Queries the shop's prices. */
  readonly prices: RawBuilder<VersionedPrices>
}

/**
 * One round trip before pricing: claims the idempotency key, finds a stored answer, reads designs and prices (or their version), and locks
 * the designs against deletion. The key is a transaction lock; a killed server leaves none behind.
 */
export async function loadOrderPreconditions(
  trx: Transaction,
  { request, designIds, revisions, prices }: OrderPreparationInput,
): Promise<OrderPreconditions> {
  const { personId, key, now } = request
  const { rows } = await sql<OrderPreconditions>`
    select pg_try_advisory_xact_lock(hashtextextended('order ' || current_tenant_id() || ${personId} || ${key}, 0)) as is_mine,
      (select json_build_object('hash', request_hash, 'answer', answer::json) from idempotency_keys
        where person_id = ${personId} and key = ${key} and created_at > ${oldest(now)}) as stored,
      coalesce((select full_name from accounts where id = ${personId} for share), '') as owner_name,
      ${designsToOrder(personId, designIds, revisions)} as designs,
      ${prices} as prices, ${queueAhead()} as ahead`.execute(trx)
  return rows[0]!
}

const oldest = (now: Date): Date => new Date(now.getTime() - KEPT_MS)

export interface OrderToInsert {
  readonly request: IdempotentRequest
  readonly parts: OrderParts
  /** The order as an earlier version of the server repeats it. */
  readonly answer: Order
  readonly ownerName: string
  readonly samples?: Pick<PlacedSamples, 'newCredits' | 'usedCreditIds'>
  /** Accepted offers that the order uses, locked in this transaction. */
  readonly usedOfferIds?: readonly string[]
}

const KEY_TAKEN = 'KW002'

const insertShipping = ({ order, shipping }: OrderParts): RawBuilder<unknown> => sql`
    insert into order_shipping (order_id, method, method_cents, place, directions, map_point, purchase_number, needed_by,
      is_rush, rush_cents, lead_days, transit_days, approve_on, start_on, make_on, first_promised_on, promised_on, is_set_by_staff)
    select ${order.id}::uuid, method, method_cents, place, directions, map_point, purchase_number, needed_by,
      is_rush, rush_cents, lead_days, transit_days, approve_on, start_on, make_on, first_promised_on, promised_on, is_set_by_staff
    from json_to_record(${JSON.stringify(shipping ?? {})}::json) as d (method text, method_cents bigint, place text,
      directions text, map_point text, purchase_number text, needed_by date, is_rush boolean, rush_cents bigint,
      lead_days int, transit_days int, approve_on date, start_on date, make_on date, first_promised_on date,
      promised_on date, is_set_by_staff boolean)
    where ${shipping !== null}`

const insertCredits = (orderId: string, credits: PlacedSamples['newCredits']): RawBuilder<unknown> => sql`
    insert into sample_credits (order_id, kind, product_type, cents, expires_on)
    select ${orderId}::uuid, kind, product_type, cents, expires_on
    from json_to_recordset(${JSON.stringify(credits)}::json) as c (kind text, product_type text, cents bigint, expires_on date)`

/**
 * Writes the order, its lines, the credits of its samples, its first history row, the answer to its key and the event in one statement. Returns
 * false when another request with the same key was faster: then this transaction must not be committed.
 */
export async function insertOrder(
  trx: Transaction,
  { request, parts, answer, ownerName, samples, usedOfferIds }: OrderToInsert,
): Promise<boolean> {
  const { personId, key, hash, now } = request
  const { order } = parts
  const placed = parts.history[0]!
  const event = {
    kind: 'OrderPlaced',
    subjectId: order.id,
    payload: { personId, totalCents: order.total_cents, qty: order.qty, origin: request.origin },
  } as const
  const lines = parts.lines.map((line, position) => ({ ...line, position }))
  // A repeated request gets the order in its state at that time. An earlier version of the server answers this, and
  // adds the lines.
  const stored = JSON.stringify({ ...answer, lines: [] })
  const query = sql`
    with placed as (
      insert into orders (id, owner_id, number, status, approved_at, qty, subtotal_cents, discount_cents, fees_cents, total_cents,
        address, landmark, phone, note, designed_at, placed_at, owner_name, accepts_unprinted,
        cart_approved_by, cart_approved_at, credit_days, quote_number, extras, source, made_by, fill_in_of)
      values (${order.id}::uuid, ${personId}::uuid, ${order.number}, ${order.status}, ${order.approved_at}::timestamptz, ${order.qty}::int, ${order.subtotal_cents}::bigint, ${order.discount_cents}::bigint, ${order.fees_cents}::bigint, ${order.total_cents}::bigint,
        ${order.address}, ${order.landmark}, ${order.phone}, ${order.note}, ${order.designed_at}::timestamptz, ${now}::timestamptz, ${ownerName},
        ${order.accepts_unprinted}, ${order.cart_approved_by}, ${order.cart_approved_at}::timestamptz, ${order.credit_days}::int,
        ${order.quote_number}, ${JSON.stringify(order.extras)}::jsonb, ${order.source}, ${order.made_by}::uuid, ${order.fill_in_of}::uuid)
      returning number),
    lined as (
      insert into order_lines (order_id, id, position, design_id, revision, design_name, product_type, fabric, size, sleeve,
        version, kit, player_name, print_name, number, qty, base_cents, unit_cents, surcharges, discounts, discount_cents, total_cents, price_source, price_reason, priced_by)
      select ${order.id}::uuid, id, position, design_id, revision, design_name, product_type, fabric, size, sleeve,
        version, kit, player_name, print_name, number, qty, base_cents, unit_cents, surcharges, discounts, discount_cents, total_cents, price_source, price_reason, priced_by
      from json_to_recordset(${JSON.stringify(lines)}::json) as l (id uuid, position int, design_id uuid, revision int,
        design_name text, product_type text, fabric text, size text, sleeve text, version text, kit text, player_name text,
        print_name text, number smallint, qty int, base_cents bigint, unit_cents bigint, surcharges jsonb, discounts jsonb,
        discount_cents bigint, total_cents bigint, price_source text, price_reason text, priced_by uuid)),
    shipped as (${insertShipping(parts)}),
    credited as (${insertCredits(order.id, samples?.newCredits ?? [])}),
    spent as (
      update sample_credits set used_by = ${order.id}::uuid
      where id = any(${[...(samples?.usedCreditIds ?? [])]}::uuid[])),
    kept as (
      update held_offers set used_by = ${order.id}::uuid where id = any(${[...(usedOfferIds ?? [])]}::uuid[])),
    noted as (
      insert into order_history (order_id, version, from_status, to_status, at, note, actor_id, actor_role)
      values (${order.id}::uuid, 1, null, ${order.status}, ${now}::timestamptz, '', ${placed.actor_id}::uuid, ${placed.actor_role})),
    answered as (
      insert into idempotency_keys (person_id, key, request_hash, answer, created_at)
      values (${personId}::uuid, ${key}, ${hash}, ${stored}, ${now}::timestamptz)
      on conflict (tenant_id, person_id, key) do update
        set request_hash = excluded.request_hash, answer = excluded.answer, created_at = excluded.created_at
        where idempotency_keys.created_at <= ${oldest(now)}
      returning 1),
    told as (${insertEvent(event, { made: 'placed', more: sql`jsonb_build_object('number', number)` })})
    select case when exists (select from answered) then 1 else refuse_taken_key() end from placed`
  try {
    await executeAndCommit(trx, query)
    return true
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code === KEY_TAKEN) return false
    throw error
  }
}

/** Removes answers that no request can reach any more and returns how many. For a job of the worker. */
export async function forgetOldAnswers(trx: Transaction, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from idempotency_keys where created_at <= ${oldest(now)}`.execute(trx)
  return Number(numAffectedRows ?? 0)
}
