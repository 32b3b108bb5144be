import { rielOf } from '@kitwright/measure'
import { hasStatusClass, type Order, type OrderRow, type OrderStatus } from '@kitwright/contract'
import { sql } from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import type { OrderRecord } from './store.ts'

/** The amounts and the status that decide what is due. */
export interface OrderMoney {
  readonly status: OrderStatus
  readonly totalCents: number
  readonly paidCents: number
}
type Shop = Pick<TenantContext, 'settings'>

/** Days to pay after delivery of an order on account; null for an order by the shop's rule. */
type CreditDays = number | null

/** Percentages of the total that must be paid before each step. */
export interface PayingRule {
  /** Percentage due before production. */
  readonly deposit: number
  /** Total share before an order is sent out: never less than the deposit. */
  readonly delivery: number
}

export function payingRuleOf({ settings }: Shop): PayingRule {
  const { depositPercent, deliveryPercent } = parseSettings(settings)
  return { deposit: depositPercent, delivery: Math.max(depositPercent, deliveryPercent) }
}

/** An order on account is made and delivered before anything of it is paid. */
const CREDIT_RULE: PayingRule = { deposit: 0, delivery: 0 }

/** Returns the percentages that an order must be paid before each step. */
export const payingRuleFor = (creditDays: CreditDays, shop: Shop): PayingRule =>
  creditDays === null ? payingRuleOf(shop) : CREDIT_RULE

/** Returns a share of an amount, rounded up: half of three cents is two. */
const shareOf = (cents: number, percent: number): number => Math.ceil((cents * percent) / 100)

/** Unpaid part, in cents, of `percent` of the total; 0 if that share is paid. */
export const unpaidShare = ({ totalCents, paidCents }: Omit<OrderMoney, 'status'>, percent: number): number =>
  Math.max(0, shareOf(totalCents, percent) - paidCents)

/** Returns the unpaid amount; nothing once canceled. */
export const dueOf = (order: OrderMoney): number => (order.status === 'CANCELED' ? 0 : unpaidShare(order, 100))

/** The amounts and the terms that decide how much is due next. */
interface OrderTerms extends OrderMoney {
  readonly creditDays: CreditDays
}

/** The amounts and the deadline's beginning, which decide the next payment. */
export interface PayableOrder extends OrderTerms {
  readonly placedAt: Date
  readonly approvedAt: Date | null
  /** When it was sent or handed over. */
  readonly deliveredAt: Date | null
  /** When it is canceled without a payment, once its customer was warned. */
  readonly releaseOn: Date | null
}

/** Returns what decides the next payment of a stored order. */
export const payableOf = (
  order: Pick<
    OrderRecord,
    | 'status'
    | 'total_cents'
    | 'paid_cents'
    | 'credit_days'
    | 'placed_at'
    | 'approved_at'
    | 'delivered_at'
    | 'received_at'
    | 'release_on'
  >,
): PayableOrder => ({
  status: order.status,
  totalCents: order.total_cents,
  paidCents: order.paid_cents,
  creditDays: order.credit_days,
  placedAt: order.placed_at,
  approvedAt: order.approved_at,
  deliveredAt: order.delivered_at ?? order.received_at,
  releaseOn: order.release_on,
})

const DAY_MS = 86_400_000

const daysAfter = (start: Date, days: number): string => new Date(start.getTime() + days * DAY_MS).toISOString()

/**
 * Returns by when the next payment is to be made: a deposit by the shop's rule, an order on account some days after its
 * delivery; null without a deadline.
 */
function deadlineOf(order: PayableOrder, by: Share['by'], payWithinDays: number): string | null {
  const { placedAt, approvedAt, deliveredAt, creditDays } = order
  if (creditDays !== null) return deliveredAt && daysAfter(deliveredAt, creditDays)
  return by === 'production' && payWithinDays > 0 ? daysAfter(approvedAt ?? placedAt, payWithinDays) : null
}

/** Returns the next payment, the step that waits for it and its deadline; null if nothing is due. */
export function nextPaymentOf(order: PayableOrder, shop: Shop): OrderRow['nextPayment'] {
  const next = nextShareOf(order, payingRuleOf(shop))
  if (!next) return null
  const { rielPerDollar, payWithinDays } = parseSettings(shop.settings).payment
  return {
    ...next,
    riel: rielPerDollar && rielOf(next.cents, rielPerDollar),
    until: deadlineOf(order, next.by, payWithinDays),
    creditDays: order.creditDays,
    releaseOn: next.by === 'production' && order.paidCents === 0 ? (order.releaseOn?.toISOString() ?? null) : null,
  }
}

type Share = Pick<NonNullable<OrderRow['nextPayment']>, 'cents' | 'by'>
/** Returns the amount of the next payment and the step that waits for it. */
export function nextShareOf(order: OrderTerms, { deposit, delivery }: PayingRule): Share | null {
  const { status, creditDays } = order
  if (dueOf(order) === 0) return null
  if (creditDays !== null) return { cents: dueOf(order), by: 'credit' }
  if (hasStatusClass(status, 'before_production') && unpaidShare(order, deposit) > 0)
    return { cents: unpaidShare(order, deposit), by: 'production' }
  if (hasStatusClass(status, 'at_shop') && unpaidShare(order, delivery) > 0)
    return { cents: unpaidShare(order, delivery), by: 'delivery' }
  return { cents: dueOf(order), by: hasStatusClass(status, 'ended') ? 'now' : 'handover' }
}

/** Returns the shares of the shop's rule and its payment details. */
export function payingOf(
  shop: Shop,
  { totalCents, creditDays }: Pick<PayableOrder, 'totalCents' | 'creditDays'>,
): Pick<Order, 'creditDays' | 'depositCents' | 'deliveryCents' | 'payment'> {
  const { deposit, delivery } = payingRuleFor(creditDays, shop)
  return {
    creditDays,
    depositCents: shareOf(totalCents, deposit),
    deliveryCents: shareOf(totalCents, delivery),
    payment: parseSettings(shop.settings).payment,
  }
}

/**
 * The amount that an order's next step waits for, in a query of `orders`: 0 if it is not the customer's turn. Uses
 * integers: PostgreSQL's decimals take ten times as long.
 */
export const overdueCents = ({ deposit, delivery }: PayingRule) => sql<number>`greatest(0, case
  when not order_status_is(status, 'owing') then 0
  when credit_days is not null and order_status_is(status, 'at_shop') then 0
  when order_status_is(status, 'before_production') then (total_cents * ${deposit}::int + 99) / 100
  when order_status_is(status, 'at_shop') then (total_cents * ${delivery}::int + 99) / 100
  else total_cents end - paid_cents)::bigint`
