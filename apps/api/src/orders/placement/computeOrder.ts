import { QUOTE_LIMITS, type Quote } from '@kitwright/contract'
import type { PriceList } from '@kitwright/pricing'
import type { Transaction } from '../../database/index.ts'
import type { DesignToOrder } from '../../designs/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { offerSourcesOf } from '../offers/applyOffers.ts'
import type { LinePriceSource } from '../offers/repriceLines.ts'
import { offerExtras, quoteOffers, usedOfferIds } from '../offers/quoteOffers.ts'
import type { QueueAhead } from '../promise/queueAhead.ts'
import { unprintedIn } from '../record/present.ts'
import type { OrderExtra } from '../record/store.ts'
import type { ShippingRecord } from '../record/shippingStore.ts'
import { quoteSamples } from '../samples/quoteSamples.ts'
import type { CartCaller } from '../cartCaller.ts'
import { rolesOf } from './makeOrderParts.ts'
import type { OrderInput } from './orderInput.ts'
import { type PlacedSamples, placeSamples } from './placeSamples.ts'
import { placeShipping } from './placeShipping.ts'
import { quoteLines } from './quoteLines.ts'
import { applyStaffPrices, type StaffTerms } from './staffTerms.ts'

/** The input of an order's computation: designs, prices and the queue are read. */
export interface OrderToCompute {
  readonly body: Pick<OrderInput, 'lines' | 'samples' | 'shipping' | 'unprinted'>
  /** The customer's designs. */
  readonly own: readonly DesignToOrder[]
  readonly list: PriceList
  readonly ahead: QueueAhead
  readonly personId: string
  /** Secret of the cookie of the customer's browser, whose guest's offers count. */
  readonly secret?: string | null
  readonly tenant: TenantContext
  /** Undefined for an order that its customer places. */
  readonly staff?: StaffTerms | undefined
  readonly now: Date
  readonly isPlacing: boolean
}

/** The accepted offers that an order uses: the source of each line's price, and their free lines. */
export interface UsedOffers {
  readonly ids: readonly string[]
  readonly sources: readonly LinePriceSource[]
  readonly extras: readonly OrderExtra[]
}

/** The contents of an order with their prices and days; nothing is written. */
export interface ComputedOrder {
  readonly designs: ReadonlyMap<string, DesignToOrder>
  readonly quote: Quote
  /** Undefined for an order of staff, who set prices themselves. */
  readonly offers: UsedOffers | undefined
  readonly samples: PlacedSamples
  readonly shipping: ShippingRecord
  readonly totalCents: number
}

/**
 * Checks and prices the contents of an order, for placing it and for showing what it would cost. Throws the problems of
 * `POST /api/orders` that do not depend on its key, its address or its cart. The shop's minimum binds customers alone.
 */
export async function computeOrder(trx: Transaction, wanted: OrderToCompute): Promise<ComputedOrder> {
  const { body, list, ahead, personId, tenant, staff, now, isPlacing } = wanted
  const designs = checkDesigns(body, wanted.own)
  if (body.unprinted === 'refuse') requirePrinted(body, designs)
  const mayBeEmpty = body.samples.length > 0
  const listed = quoteLines({ lines: body.lines, list, tenant, now, mayBeEmpty, orderedQty: staff?.orderedQty })
  if (!staff) requireMinimum(listed)
  const offered = staff ? undefined : await useOffers(trx, listed, wanted)
  const quote = staff ? applyStaffPrices(listed, staff.prices) : offered!.quote
  const asked = { samples: body.samples, lines: quote.lines, tenant, personId, now, isPlacing }
  const quoted = await quoteSamples(trx, asked)
  const samples = placeSamples({ samples: body.samples, quoted, designs, list, tenant, now })
  const shipping = placeShipping({
    tenant,
    quote,
    input: body.shipping,
    promisedOn: staff?.promisedOn ?? null,
    ahead,
    now,
  })
  const extras = staff?.extras ?? offered?.offers.extras ?? []
  const extrasCents = extras.reduce((sum, { cents }) => sum + cents, 0)
  const samplesCents = quoted.cents - quoted.creditCents
  const totalCents = quote.totalCents + samplesCents + shipping.method_cents + shipping.rush_cents + extrasCents
  if (staff) requireTotal(totalCents)
  return { designs, quote, offers: offered?.offers, samples, shipping, totalCents }
}

/** Prices a customer's goods by their accepted offers. */
async function useOffers(
  trx: Transaction,
  listed: Quote,
  { personId, secret = null, now, isPlacing }: OrderToCompute,
): Promise<{ readonly quote: Quote; readonly offers: UsedOffers }> {
  const of: CartCaller = { personId, secret }
  const offered = await quoteOffers(trx, { quote: listed, of, now, isPlacing })
  const offers = { ids: usedOfferIds(offered), sources: offerSourcesOf(offered), extras: offerExtras(offered) }
  return { quote: offered.quote, offers }
}

/** Throws `below-minimum` with the designs of too few pieces. */
function requireMinimum({ belowMinimum }: Quote): void {
  if (belowMinimum.length === 0) return
  throw new ProblemError(
    'below-minimum',
    belowMinimum.map(id => ({ path: `designs.${id}`, id: 'below-minimum' })),
  )
}

/** Throws `order-total-negative` or `quote-total-too-high` for a total that no order may have. */
function requireTotal(totalCents: number): void {
  if (totalCents < 0) throw new ProblemError('order-total-negative')
  if (totalCents > QUOTE_LIMITS.totalCents) throw new ProblemError('quote-total-too-high')
}

/**
 * Returns the designs by id. Throws `not-found` for one that is not the person's, `invalid-input` for a line of another
 * product, or in a kit that its design lacks.
 */
function checkDesigns(
  { lines }: Pick<OrderInput, 'lines'>,
  own: readonly DesignToOrder[],
): ReadonlyMap<string, DesignToOrder> {
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
function requirePrinted({ lines }: Pick<OrderInput, 'lines'>, designs: ReadonlyMap<string, DesignToOrder>): void {
  const roles = rolesOf(designs)
  const unprinted = lines.flatMap((line, i) =>
    unprintedIn(line, roles).map(what => ({ path: `lines.${i}.${what}`, id: 'unprinted' })),
  )
  if (unprinted.length > 0) throw new ProblemError('players-unprinted', unprinted.slice(0, 100))
}
