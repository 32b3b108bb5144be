import { randomUUID } from 'node:crypto'
import type { Quote } from '@kitwright/contract'
import { personalRolesIn } from '@kitwright/design'
import type { DesignToOrder } from '../../designs/index.ts'
import { type OrderParts, type PrintedRoles, wornOf } from '../record/present.ts'
import type { ShippingRecord } from '../record/shippingStore.ts'
import type { HistoryRecord, LineRecord, OrderExtra, OrderRecord } from '../record/store.ts'
import type { CartApprovalRecord } from './emptyCart.ts'
import type { PlacedSamples } from './placeSamples.ts'
import type { IdempotentRequest } from './placeStore.ts'
import type { LinePriceSource } from '../offers/repriceLines.ts'
import { sourcesOf, type StaffTerms } from './staffTerms.ts'

const BY_LIST: LinePriceSource = { source: 'list', reason: '', by: null }

/** The accepted quote or offers that an order has prices of. */
export interface QuoteOrigin {
  /** The number of the quote; null for offers. */
  readonly number: string | null
  /** Free-text lines of the quote or the offers. */
  readonly extras: readonly OrderExtra[]
  /** The source of each line's price, in the order of the lines. */
  readonly sources: readonly LinePriceSource[]
}

export const rolesOf = (designs: ReadonlyMap<string, DesignToOrder>): PrintedRoles =>
  new Map([...designs].map(([id, { texts }]) => [id, personalRolesIn(texts)]))

/** The parts of an order. */
export interface OrderFacts {
  readonly request: Pick<IdempotentRequest, 'personId' | 'now'>
  readonly destination: { readonly address: string; readonly landmark: string; readonly note: string }
  readonly acceptsUnprinted: boolean
  readonly origin?: QuoteOrigin
  readonly staff?: StaffTerms
  readonly samples?: Pick<PlacedSamples, 'lines' | 'extras'>
  readonly phone: string
  readonly designs: ReadonlyMap<string, DesignToOrder>
  readonly quote: Quote
  readonly shipping: ShippingRecord
  readonly approval: CartApprovalRecord
  readonly creditDays: number | null
  readonly number: string
}

/** Reads what an order has of the quote it was accepted from, or of the staff who made it. */
function readOrigin({ request, origin, staff }: OrderFacts) {
  const fields = { source: 'web', made_by: null, fill_in_of: null } as const
  const quote_number = origin?.number ?? null
  if (!staff)
    return {
      extras: origin?.extras ?? [],
      sources: origin?.sources ?? [],
      fields: { ...fields, quote_number },
      actor: { actor_id: request.personId, actor_role: 'owner' as const },
    }
  return {
    extras: staff.extras,
    sources: sourcesOf(staff),
    fields: { source: staff.source, made_by: staff.by, fill_in_of: staff.fillInOf, quote_number },
    actor: { actor_id: staff.by, actor_role: staff.role },
  }
}

/** Returns the order as it will be stored, with its lines and its first step. */
export function makeOrderParts(facts: OrderFacts): OrderParts {
  const { request, designs, quote, shipping } = facts
  const { personId, now } = request
  const { sources, fields, actor, ...of } = readOrigin(facts)
  const sewn = facts.samples?.lines ?? []
  const sewnCents = sewn.reduce((sum, { total_cents }) => sum + total_cents, 0)
  const extras = [...of.extras, ...(facts.samples?.extras ?? [])]
  const sampleCount = extras.filter(({ kind }) => kind === 'size_set' || kind === 'swatches').length
  const hasDesigns = quote.lines.length + sewn.length > 0
  const feesCents = extras.reduce((sum, { cents }) => sum + cents, shipping.method_cents + shipping.rush_cents)
  const designed = [...designs.values()].map(({ designedAt }) => Date.parse(designedAt))
  const order: OrderRecord = {
    id: randomUUID(),
    owner_id: personId,
    number: facts.number,
    // Samples without a design have nothing to review.
    status: hasDesigns ? 'REVIEWING' : 'APPROVED',
    version: 1,
    qty: quote.qty + sewn.length + sampleCount,
    subtotal_cents: quote.subtotalCents + sewnCents,
    discount_cents: quote.discountCents,
    fees_cents: feesCents,
    total_cents: quote.totalCents + sewnCents + feesCents,
    paid_cents: 0,
    ...facts.destination,
    phone: facts.phone,
    supplier: null,
    accepts_unprinted: facts.acceptsUnprinted,
    ...facts.approval,
    extras,
    credit_days: facts.creditDays,
    supplier_id: null,
    designed_at: designed.length > 0 ? new Date(Math.max(...designed)) : null,
    placed_at: now,
    approved_at: hasDesigns ? null : now,
    release_on: null,
    delivered_at: null,
    received_at: null,
    promised_on: shipping.promised_on,
    due_on: shipping.promised_on,
    is_due_set: false,
    assignee_id: null,
    ...fields,
  }
  const step: HistoryRecord = {
    from_status: null,
    to_status: order.status,
    at: now,
    note: '',
    owed_cents: null,
    price_choice: null,
    difference_cents: null,
    ...actor,
  }
  const goods = quote.lines.map((line, i) => makeLine(line, designs.get(line.designId)!, sources[i] ?? BY_LIST))
  const lines = [...goods, ...sewn]
  return { order, lines, history: [step], ratings: [], printedRoles: rolesOf(designs), shipping }
}

const makeLine = (
  line: Quote['lines'][number],
  { name, revision, kits }: DesignToOrder,
  price: LinePriceSource,
): LineRecord => ({
  id: randomUUID(),
  design_id: line.designId,
  revision,
  design_name: name,
  product_type: line.productType,
  fabric: line.fabric,
  size: line.size,
  sleeve: line.sleeve,
  version: line.version,
  kit: line.kit,
  player_name: line.playerName,
  print_name: line.printName,
  number: line.number,
  qty: line.qty,
  base_cents: line.baseCents,
  unit_cents: line.unitCents,
  surcharges: line.surcharges,
  discounts: line.discounts,
  discount_cents: line.discountCents,
  total_cents: line.totalCents,
  price_source: price.source,
  price_reason: price.reason,
  priced_by: price.by,
  worn: wornOf(line, kits),
})
