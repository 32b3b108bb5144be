import { randomUUID } from 'node:crypto'
import type { Order, Quote, schemas } from '@kitwright/contract'
import { personalRolesIn } from '@kitwright/design'
import { parsePhone } from '@kitwright/measure'
import type { z } from 'zod'
import type { PriceListCache } from '../../catalogue/index.ts'
import type { Transaction } from '../../database/index.ts'
import type { DesignToOrder } from '../../designs/index.ts'
import { promotionPercentOf } from '@kitwright/pricing'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { storedAnswerFor } from './idempotency.ts'
import { nextPaymentOf, payingOf, payingRuleOf } from '../record/paymentTerms.ts'
import { insertOrder, type IdempotentRequest, loadOrderPreconditions } from './placeStore.ts'
import { orderLine, pictureFor, type PrintedRoles, unprintedIn, wornOf } from '../record/present.ts'
import { quoteLines } from './quoteLines.ts'
import { canOwnerCancel } from '../record/statusTable.ts'

export type OrderInput = z.output<typeof schemas.placeOrderBody>

export interface OrderToPlace {
  readonly tenant: TenantContext
  readonly request: IdempotentRequest
  /** Returns the number of the new order, unless it is refused. */
  readonly number: () => Promise<string>
  readonly body: OrderInput
  readonly prices: PriceListCache
  readonly pictureOf: (designId: string, revision: number) => string
}

export type Placement =
  | { readonly isNew: true; readonly order: Order }
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
  if (body.shownTotalCents !== undefined && body.shownTotalCents !== quote.totalCents)
    throw new ProblemError('price-changed')
  const order = makeOrder(wanted, { phone, designs, quote, number: await wanted.number() })
  if (!(await insertOrder(trx, { request, order, ownerName: prepared.owner_name })))
    throw new IdempotencyKeyTakenError()
  return { isNew: true, order }
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
  readonly number: string
}

function makeOrder(
  { tenant, body, request, pictureOf }: OrderToPlace,
  { phone, designs, quote, number }: Facts,
): Order {
  // One picture address for all lines of a design, since each has a signature.
  const pictures = new Map([...designs].map(([id, { revision }]) => [id, pictureOf(id, revision)]))
  const roles = rolesOf(designs)
  const lines = quote.lines.map(line => {
    const { name, revision, kits } = designs.get(line.designId)!
    const pictureUrl = pictureFor(pictures.get(line.designId)!, wornOf(line, kits))
    return orderLine({
      ...line,
      id: randomUUID(),
      designName: name,
      revision,
      pictureUrl,
      unprinted: unprintedIn(line, roles),
    })
  })
  const placedAt = request.now.toISOString()
  const designed =
    [...designs.values()]
      .map(design => new Date(design.designedAt).toISOString())
      .sort()
      .at(-1) ?? null
  return {
    id: randomUUID(),
    number,
    status: 'REVIEWING',
    qty: quote.qty,
    totalCents: quote.totalCents,
    promotionPercent: promotionPercentOf(lines),
    paidCents: 0,
    dueCents: quote.totalCents,
    nextPayment: nextPaymentOf(
      { status: 'REVIEWING', totalCents: quote.totalCents, paidCents: 0 },
      payingRuleOf(tenant),
    ),
    placedAt,
    designNames: [...new Set(lines.map(line => line.designName))],
    designId: lines[0]!.designId,
    productType: lines[0]!.productType,
    pictureUrl: pictureFor(pictureOf(lines[0]!.designId, lines[0]!.revision), lines[0]!.kit),
    canCancel: canOwnerCancel('REVIEWING'),
    lines,
    subtotalCents: quote.subtotalCents,
    discountCents: quote.discountCents,
    address: body.address,
    landmark: body.landmark,
    phone,
    note: body.note,
    supplier: null,
    isUnprintedAccepted: body.unprinted === 'accept',
    ...payingOf(tenant, quote.totalCents),
    canReceive: false,
    ratings: [],
    dates: { designed, ordered: placedAt, approved: null, delivered: null, received: null },
    history: [{ from: null, to: 'REVIEWING', at: placedAt, note: '', by: 'owner', owedCents: null, price: null }],
  }
}
