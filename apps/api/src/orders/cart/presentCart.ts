import type { Cart, CartItem, LineInput, Quote } from '@kitwright/contract'
import { listDesignChanges } from '@kitwright/design'
import { namesFromTags } from '@kitwright/words'
import { isRunning, nextStepOf, type PriceList } from '@kitwright/pricing'
import { findActiveGroupName, loadPriceList } from '../../catalogue/index.ts'
import type { Transaction } from '../../database/index.ts'
import { readStored } from '../../designs/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { type Line, quoteLines } from '../placement/quoteLines.ts'
import type { PictureOf } from '../record/present.ts'
import { listOffers, type OfferRecord } from '../offers/offerStore.ts'
import { applyOffers, type OfferedQuote } from '../offers/applyOffers.ts'
import { presentOffers } from '../offers/quoteOffers.ts'
import { type CartItemWithDesign, type CartRecord, qtyOf } from './cartRecord.ts'
import { countCart, findCart, listItemsWithDesigns } from './cartStore.ts'
import { findOpenLink } from './linkStore.ts'
import { presentCredits, quoteSamples } from '../samples/quoteSamples.ts'
import type { CartCaller } from '../cartCaller.ts'
import { presentSamples } from './sampleStore.ts'

export interface CartPresentation {
  readonly tenant: TenantContext
  readonly pictureOf: PictureOf
  readonly now: Date
}

/** Returns an item's lines as a quote and an order take them. */
const orderLinesOf = ({ design_id, product_type, fabric, lines }: CartItemWithDesign): Line[] =>
  lines.map(({ id: _, ...line }) => ({
    ...line,
    designId: design_id,
    productType: product_type as LineInput['productType'],
    fabric,
  }))

const PROBLEMS = ['no-price', 'product-not-offered', 'size-not-offered', 'cart-empty', 'invalid-input'] as const

/** Returns why lines cannot be ordered, null if they can. */
function problemOf(quoteIt: () => Quote): CartItem['problem'] {
  try {
    quoteIt()
    return null
  } catch (error) {
    const problem = error instanceof ProblemError && PROBLEMS.find(id => id === error.id)
    if (!problem) throw error
    return problem
  }
}

/** Returns the differences between the design as it was put in the cart and as it is now. */
function changesOf(item: CartItemWithDesign): CartItem['changes'] {
  const { revision, current_revision: current } = item
  if (revision === null || current === null || revision === current) return []
  const { name: before, current_name: after } = item
  const changes = listDesignChanges(readStored(item.document), readStored(item.current_document))
  return after === null || after === before ? changes : [{ what: 'name', before, after }, ...changes]
}

interface Pricing extends CartPresentation {
  readonly list: PriceList
  /** Goods at the prices of accepted offers and of the list; null if nothing can be priced. */
  readonly offered: OfferedQuote | null
  /** Pieces of each design, in all items. */
  readonly qtys: ReadonlyMap<string, number>
}

function pricesOf(item: CartItemWithDesign, { list, offered, qtys }: Pricing) {
  const isOwn = (line: Quote['lines'][number]): boolean =>
    line.designId === item.design_id && line.fabric === item.fabric
  const own = offered?.quote.lines.filter(isOwn) ?? []
  const offer = offered?.offerOf[offered.quote.lines.findIndex(isOwn)] ?? null
  const qty = qtys.get(item.design_id) ?? 0
  // The steps of the list change nothing at the price of an offer.
  const step = offer ? null : nextStepOf(list, item.fabric, qty)
  const sum = (of: (line: Quote['lines'][number]) => number): number => own.reduce((total, line) => total + of(line), 0)
  const percents = own.flatMap(({ discounts }) => discounts.filter(({ kind }) => kind === 'quantity'))
  return {
    qty: qtyOf(item.lines),
    totalCents: own.length === 0 ? null : sum(line => line.totalCents),
    discountCents: sum(line => line.discountCents),
    quantityPercent: Math.max(0, ...percents.map(({ percent }) => percent)),
    nextStep: step && { more: step.from - qty, percent: step.percent },
    missing: Math.max(0, list.minimumQty - qty),
    offerNumber: offer && offer.number,
  }
}

function presentItem(item: CartItemWithDesign, problem: CartItem['problem'], pricing: Pricing): CartItem {
  const isSaved = item.revision !== null
  const isGone = isSaved && item.current_revision === null
  return {
    id: item.id,
    designId: item.design_id,
    name: item.name,
    productType: item.product_type as CartItem['productType'],
    fabric: item.fabric,
    lines: [...item.lines],
    document: item.current_document ?? item.document,
    pictureUrl:
      isSaved && item.current_revision !== null ? pricing.pictureOf(item.design_id, item.current_revision) : null,
    revision: item.revision,
    currentRevision: item.current_revision,
    changes: changesOf(item),
    problem: isGone ? 'not-found' : problem,
    ...pricesOf(item, pricing),
  }
}

type PresentedItems = Pick<Cart, 'items' | 'samples' | 'offers' | 'quote' | 'promotion'>

/** The goods of an order that has none. */
const NO_GOODS: Quote = {
  lines: [],
  qty: 0,
  subtotalCents: 0,
  discountCents: 0,
  totalCents: 0,
  minimumQty: 0,
  belowMinimum: [],
  leadTimeDays: 0,
}

/** Prices and presents a cart's items. One that cannot be ordered says why, and the others are priced without it. */
export async function presentItems(
  trx: Transaction,
  cart: CartRecord | undefined,
  {
    offers,
    ...presentation
  }: CartPresentation & {
    readonly offers: readonly OfferRecord[]
    /** Whose group prices the cart; null for a visitor. */
    readonly personId: string | null
  },
): Promise<PresentedItems> {
  const items = cart ? await listItemsWithDesigns(trx, cart) : []
  const samples = cart ? await presentSamples(trx, cart, presentation) : []
  if (items.length === 0) {
    return {
      items: [],
      samples,
      offers: presentOffers(applyOffers(NO_GOODS, offers, presentation.now)),
      quote: null,
      promotion: null,
    }
  }
  const { tenant, now } = presentation
  const list = await loadPriceList(trx, presentation.personId)
  const checked = items.map(item => ({
    item,
    problem: problemOf(() => quoteLines({ lines: orderLinesOf(item), list, tenant, now })),
  }))
  const lines = checked.flatMap(({ item, problem }) => (problem === null ? orderLinesOf(item) : []))
  const listed = lines.length === 0 ? null : quoteLines({ lines, list, tenant, now })
  const offered = applyOffers(listed ?? NO_GOODS, offers, now)
  const quote = listed && offered.quote
  const qtys = new Map<string, number>()
  for (const { design_id, lines: own } of items) qtys.set(design_id, (qtys.get(design_id) ?? 0) + qtyOf(own))
  const pricing = { ...presentation, list, offered: listed && offered, qtys }
  const running = list.promotion && isRunning(list.promotion, now) ? list.promotion : null
  return {
    items: checked.map(({ item, problem }) => presentItem(item, problem, pricing)),
    samples,
    offers: presentOffers(offered),
    quote,
    promotion: running && { percent: running.percent, until: new Date(running.until).toISOString() },
  }
}

async function groupNameOf(trx: Transaction, { personId }: CartCaller): Promise<Cart['group']> {
  const names = await findActiveGroupName(trx, personId)
  return names && namesFromTags(names)
}

/** Presents the caller's cart. A signed-in caller also gets the pieces that their browser's own cart still has. */
export async function presentCart(trx: Transaction, caller: CartCaller, presentation: CartPresentation): Promise<Cart> {
  const cart = await findCart(trx, caller)
  const link = cart && (await findOpenLink(trx, cart.id, presentation.now))
  const offers = await listOffers(trx, { of: caller, now: presentation.now })
  const items = await presentItems(trx, cart, { ...presentation, offers, personId: caller.personId })
  const { tenant, now } = presentation
  const lines = items.quote?.lines ?? []
  const { credits } = await quoteSamples(trx, { samples: [], lines, tenant, personId: caller.personId, now })
  return {
    version: cart?.version ?? 0,
    ...items,
    group: await groupNameOf(trx, caller),
    credits: presentCredits(credits),
    link: link ?? null,
    guestQty: await countGuestQty(trx, caller),
  }
}

/** Counts the pieces of the browser's own cart, for a caller who has signed in since. */
export async function countGuestQty(trx: Transaction, { personId, secret }: CartCaller): Promise<number> {
  return personId === null || secret === null ? 0 : (await countCart(trx, { personId: null, secret })).qty
}
