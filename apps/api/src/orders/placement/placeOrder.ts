import type { schemas } from '@kitwright/contract'
import { parsePhone } from '@kitwright/measure'
import type { z } from 'zod'
import type { PriceListCache } from '../../catalogue/index.ts'
import type { Transaction } from '../../database/index.ts'
import type { DesignToOrder } from '../../designs/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { emptyCart, NO_APPROVAL } from './emptyCart.ts'
import { storedAnswerFor } from './idempotency.ts'
import { insertOrder, type IdempotentRequest, loadOrderPreconditions } from './placeStore.ts'
import { type OrderParts, type PictureOf, presentOwn, unprintedIn } from '../record/present.ts'
import { quoteSamples } from '../samples/quoteSamples.ts'
import { makeOrderParts, rolesOf } from './makeOrderParts.ts'
import { placeShipping } from './placeShipping.ts'
import { placeSamples, sewnOf } from './placeSamples.ts'
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
  const designIds = [...new Set([...body.lines, ...sewnOf(body.samples)].map(({ designId }) => designId))]
  const prepared = await loadOrderPreconditions(trx, { request, designIds, prices: prices.ask(tenant.id) })
  const earlier = storedAnswerFor(prepared, request.hash)
  if (earlier) return { isNew: false, orderId: earlier.id }
  if (phone === null) throw new ProblemError('phone-invalid', [{ path: 'phone', id: 'phone-invalid' }])
  const designs = checkDesigns(body, prepared.designs)
  if (body.unprinted === 'refuse') requirePrinted(body, designs)
  const list = await prices.take(trx, tenant.id, prepared.prices)
  const { personId, now } = request
  const quote = quoteLines({ lines: body.lines, list, tenant, now, mayBeEmpty: body.samples.length > 0 })
  if (quote.belowMinimum.length > 0) {
    throw new ProblemError(
      'below-minimum',
      quote.belowMinimum.map(id => ({ path: `designs.${id}`, id: 'below-minimum' })),
    )
  }
  const quoted = await quoteSamples(trx, {
    samples: body.samples,
    lines: quote.lines,
    tenant,
    personId,
    now,
    isPlacing: true,
  })
  const samples = placeSamples({ samples: body.samples, quoted, designs, list, tenant, now })
  const shipping = placeShipping({ tenant, quote, input: body.shipping, ahead: prepared.ahead, now })
  const samplesCents = quoted.cents - quoted.creditCents
  const totalCents = quote.totalCents + samplesCents + shipping.method_cents + shipping.rush_cents
  if (body.shownTotalCents !== undefined && body.shownTotalCents !== totalCents) throw new ProblemError('price-changed')
  const creditDays = body.isOnAccount ? await reserveCredit(trx, { personId, totalCents }) : null
  const approval = body.cart ? await emptyCart(trx, { personId, ...body.cart, now }) : NO_APPROVAL
  const { address, landmark, note } = body
  const parts = makeOrderParts({
    request,
    destination: { address, landmark, note },
    acceptsUnprinted: body.unprinted === 'accept',
    phone,
    designs,
    quote,
    shipping,
    approval,
    creditDays,
    samples,
    number: await wanted.number(),
  })
  const answer = presentOwn(parts, { ...wanted, now })
  if (!(await insertOrder(trx, { request, parts, answer, ownerName: prepared.owner_name, samples })))
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

/** Throws `players-unprinted` for names and numbers that a design has no text for. */
function requirePrinted({ lines }: OrderInput, designs: ReadonlyMap<string, DesignToOrder>): void {
  const roles = rolesOf(designs)
  const unprinted = lines.flatMap((line, i) =>
    unprintedIn(line, roles).map(what => ({ path: `lines.${i}.${what}`, id: 'unprinted' })),
  )
  if (unprinted.length > 0) throw new ProblemError('players-unprinted', unprinted.slice(0, 100))
}
