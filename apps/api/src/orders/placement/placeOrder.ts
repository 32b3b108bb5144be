import { parsePhone } from '@kitwright/measure'
import type { PriceListCache } from '../../catalogue/index.ts'
import type { Transaction } from '../../database/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { emptyCart, NO_APPROVAL } from './emptyCart.ts'
import { storedAnswerFor } from './idempotency.ts'
import { insertOrder, type IdempotentRequest, loadOrderPreconditions } from './placeStore.ts'
import { type OrderParts, type PictureOf, presentOwn } from '../record/present.ts'
import { computeOrder } from './computeOrder.ts'
import { makeOrderParts } from './makeOrderParts.ts'
import type { OrderInput } from './orderInput.ts'
import { sewnOf } from './placeSamples.ts'
import { reserveCredit } from './reserveCredit.ts'
import type { StaffTerms } from './staffTerms.ts'

export interface OrderToPlace {
  readonly tenant: TenantContext
  readonly request: IdempotentRequest
  /** Returns the number of the new order, unless it is refused. */
  readonly number: () => Promise<string>
  readonly body: OrderInput
  /** Secret of the cookie of the customer's browser. */
  readonly secret?: string | null
  readonly prices: PriceListCache
  readonly pictureOf: PictureOf
  /** The terms of staff who make the order; undefined if its customer places it. */
  readonly staff?: StaffTerms
  /** Writes more in the same transaction, just before the order. */
  readonly beforeInsert?: (orderId: string) => Promise<void>
}

export type Placement =
  | { readonly isNew: true; readonly parts: OrderParts }
  /** An earlier request with the same key placed this order. */
  | { readonly isNew: false; readonly orderId: string }

/** Thrown to undo a transaction whose key another request took concurrently; a retry finds its answer. */
export class IdempotencyKeyTakenError extends Error {}

const destinationOf = ({ address, landmark, note }: OrderInput) => ({ address, landmark, note })

/**
 * Places an order exactly once per key: prices the lines again and freezes prices, names and revisions. Must run in one
 * transaction, and again after IdempotencyKeyTakenError. Throws the problems of `POST /api/orders`.
 */
export async function placeOrder(trx: Transaction, wanted: OrderToPlace): Promise<Placement> {
  const { tenant, request, body, prices, staff } = wanted
  const phone = parsePhone(body.phone)
  const designIds = [...new Set([...body.lines, ...sewnOf(body.samples)].map(({ designId }) => designId))]
  const prepared = await loadOrderPreconditions(trx, {
    request,
    designIds,
    ...(staff && { revisions: staff.revisions }),
    prices: prices.ask(tenant.id, request.personId),
  })
  const earlier = storedAnswerFor(prepared, request.hash)
  if (earlier) return { isNew: false, orderId: earlier.id }
  if (phone === null) throw new ProblemError('phone-invalid', [{ path: 'phone', id: 'phone-invalid' }])
  const list = await prices.take(trx, tenant.id, prepared.prices)
  const { personId, now } = request
  const { designs, quote, offers, samples, shipping, totalCents } = await computeOrder(trx, {
    body,
    own: prepared.designs,
    list,
    ahead: prepared.ahead,
    personId,
    secret: wanted.secret ?? null,
    tenant,
    staff,
    now,
    isPlacing: true,
  })
  if (body.shownTotalCents !== undefined && body.shownTotalCents !== totalCents) throw new ProblemError('price-changed')
  const creditDays = body.isOnAccount ? await reserveCredit(trx, { personId, totalCents }) : null
  const approval = body.cart ? await emptyCart(trx, { personId, ...body.cart, now }) : NO_APPROVAL
  const parts = makeOrderParts({
    request,
    destination: destinationOf(body),
    acceptsUnprinted: body.unprinted === 'accept',
    phone,
    designs,
    quote,
    shipping,
    approval,
    creditDays,
    samples,
    ...(offers && { origin: { ...offers, number: null } }),
    ...(staff && { staff }),
    number: await wanted.number(),
  })
  const answer = presentOwn(parts, { ...wanted, now })
  await wanted.beforeInsert?.(parts.order.id)
  if (
    !(await insertOrder(trx, {
      request,
      parts,
      answer,
      ownerName: prepared.owner_name,
      samples,
      usedOfferIds: offers?.ids ?? [],
    }))
  )
    throw new IdempotencyKeyTakenError()
  return { isNew: true, parts }
}
