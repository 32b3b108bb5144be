import { randomUUID } from 'node:crypto'
import type { Quote, schemas } from '@kitwright/contract'
import { personalRolesIn } from '@kitwright/design'
import { parsePhone } from '@kitwright/measure'
import type { z } from 'zod'
import type { PriceListCache } from '../../catalogue/index.ts'
import type { Transaction } from '../../database/index.ts'
import type { DesignToOrder } from '../../designs/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { type CartApprovalRecord, emptyCart, NO_APPROVAL } from './emptyCart.ts'
import { storedAnswerFor } from './idempotency.ts'
import { insertOrder, type IdempotentRequest, loadOrderPreconditions } from './placeStore.ts'
import {
  type OrderParts,
  type PictureOf,
  presentOwn,
  type PrintedRoles,
  unprintedIn,
  wornOf,
} from '../record/present.ts'
import type { HistoryRecord, LineRecord, OrderRecord } from '../record/store.ts'
import type { ShippingRecord } from '../record/shippingStore.ts'
import { placeShipping } from './placeShipping.ts'
import { quoteLines } from './quoteLines.ts'
import { reserveCredit } from './reserveCredit.ts'

export type OrderInput = z.output<typeof schemas.placeOrderBody>

export interface OrderToPlace {
  readonly tenant: TenantContext
  readonly request: IdempotentRequest
  /** Returns the number of the new order, unless it is refused. */
  readonly number: () => Promise<string>
  readonly body: OrderInput
  readonly prices: PriceListCache
  readonly pictureOf: PictureOf
}

export type Placement =
  | { readonly isNew: true; readonly parts: OrderParts }
  /** An earlier request with the same key placed this order. */
  | { readonly isNew: false; readonly orderId: string }

/** Thrown to undo a transaction whose key another request took concurrently; a retry finds its answer. */
export class IdempotencyKeyTakenError extends Error {}

/**
 * Places an order exactly once per key: prices the lines again and freezes prices, names and revisions. Must run in one
 * transaction, and again after IdempotencyKeyTakenError. Throws the problems of `POST /api/orders`.
 */
export async function placeOrder(trx: Transaction, wanted: OrderToPlace): Promise<Placement> {
  const { tenant, request, body, prices } = wanted
  const phone = parsePhone(body.phone)
  const designIds = [...new Set(body.lines.map(line => line.designId))]
  const prepared = await loadOrderPreconditions(trx, { request, designIds, prices: prices.ask(tenant.id) })
  const earlier = storedAnswerFor(prepared, request.hash)
  if (earlier) return { isNew: false, orderId: earlier.id }
  if (phone === null) throw new ProblemError('phone-invalid', [{ path: 'phone', id: 'phone-invalid' }])
  const designs = checkDesigns(body, prepared.designs)
  if (body.unprinted === 'refuse') requirePrinted(body, designs)
  const list = await prices.take(trx, tenant.id, prepared.prices)
  const quote = quoteLines({ lines: body.lines, list, tenant, now: request.now })
  if (quote.belowMinimum.length > 0) {
    throw new ProblemError(
      'below-minimum',
      quote.belowMinimum.map(id => ({ path: `designs.${id}`, id: 'below-minimum' })),
    )
  }
  const shipping = placeShipping({ tenant, quote, input: body.shipping, ahead: prepared.ahead, now: request.now })
  const totalCents = quote.totalCents + shipping.method_cents + shipping.rush_cents
  if (body.shownTotalCents !== undefined && body.shownTotalCents !== totalCents) throw new ProblemError('price-changed')
  const { personId, now } = request
  const creditDays = body.isOnAccount ? await reserveCredit(trx, { personId, totalCents }) : null
  const approval = body.cart ? await emptyCart(trx, { personId, ...body.cart, now }) : NO_APPROVAL
  const parts = makeParts(wanted, {
    phone,
    designs,
    quote,
    shipping,
    approval,
    creditDays,
    number: await wanted.number(),
  })
  const answer = presentOwn(parts, { ...wanted, now: request.now })
  if (!(await insertOrder(trx, { request, parts, answer, ownerName: prepared.owner_name })))
    throw new IdempotencyKeyTakenError()
  return { isNew: true, parts }
}

/**
 * Returns the designs by id. Throws `not-found` for one that is not the person's, `invalid-input` for a line of another
 * product, or in a kit that its design lacks.
 */
function checkDesigns({ lines }: OrderInput, own: readonly DesignToOrder[]): ReadonlyMap<string, DesignToOrder> {
  const designs = new Map(own.map(design => [design.id, design]))
  lines.forEach(({ designId, productType, kit }, i) => {
    const design = designs.get(designId)
    if (!design) throw new ProblemError('not-found', [{ path: `lines.${i}.designId`, id: 'not-found' }])
    if (design.productType !== productType) {
      throw new ProblemError('invalid-input', [{ path: `lines.${i}.productType`, id: 'differs-from-design' }])
    }
    if (kit !== null && !design.kits.includes(kit))
      throw new ProblemError('invalid-input', [{ path: `lines.${i}.kit`, id: 'not-offered' }])
  })
  return designs
}

const rolesOf = (designs: ReadonlyMap<string, DesignToOrder>): PrintedRoles =>
  new Map([...designs].map(([id, { texts }]) => [id, personalRolesIn(texts)]))

/** Throws `players-unprinted` for names and numbers that a design has no text for. */
function requirePrinted({ lines }: OrderInput, designs: ReadonlyMap<string, DesignToOrder>): void {
  const roles = rolesOf(designs)
  const unprinted = lines.flatMap((line, i) =>
    unprintedIn(line, roles).map(what => ({ path: `lines.${i}.${what}`, id: 'unprinted' })),
  )
  if (unprinted.length > 0) throw new ProblemError('players-unprinted', unprinted.slice(0, 100))
}

interface Facts {
  readonly phone: string
  readonly designs: ReadonlyMap<string, DesignToOrder>
  readonly quote: Quote
  readonly shipping: ShippingRecord
  readonly approval: CartApprovalRecord
  readonly creditDays: number | null
  readonly number: string
}

/** Returns the order as it will be stored, with its lines and its first step. */
function makeParts(
  { body, request }: OrderToPlace,
  { phone, designs, quote, shipping, approval, creditDays, number }: Facts,
): OrderParts {
  const { personId, now } = request
  const feesCents = shipping.method_cents + shipping.rush_cents
  const designed = [...designs.values()].map(({ designedAt }) => Date.parse(designedAt))
  const order: OrderRecord = {
    id: randomUUID(),
    owner_id: personId,
    number,
    status: 'REVIEWING',
    version: 1,
    qty: quote.qty,
    subtotal_cents: quote.subtotalCents,
    discount_cents: quote.discountCents,
    fees_cents: feesCents,
    total_cents: quote.totalCents + feesCents,
    paid_cents: 0,
    address: body.address,
    landmark: body.landmark,
    phone,
    note: body.note,
    supplier: null,
    accepts_unprinted: body.unprinted === 'accept',
    ...approval,
    credit_days: creditDays,
    supplier_id: null,
    designed_at: new Date(Math.max(...designed)),
    placed_at: now,
    approved_at: null,
    release_on: null,
    delivered_at: null,
    received_at: null,
    promised_on: shipping.promised_on,
    due_on: shipping.promised_on,
    is_due_set: false,
    assignee_id: null,
  }
  const step: HistoryRecord = {
    from_status: null,
    to_status: order.status,
    at: now,
    note: '',
    owed_cents: null,
    price_choice: null,
    difference_cents: null,
    actor_id: personId,
    actor_role: 'owner',
  }
  const lines = quote.lines.map(line => makeLine(line, designs.get(line.designId)!))
  return { order, lines, history: [step], ratings: [], printedRoles: rolesOf(designs), shipping }
}

const makeLine = (line: Quote['lines'][number], { name, revision, kits }: DesignToOrder): LineRecord => ({
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
  worn: wornOf(line, kits),
})
