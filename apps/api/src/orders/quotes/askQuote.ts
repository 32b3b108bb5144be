import { parsePhone } from '@kitwright/measure'
import { loadPriceList } from '../../catalogue/index.ts'
import type { Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { findCart, listItems } from '../cart/cartStore.ts'
import type { CartItemRecord } from '../cart/cartRecord.ts'
import { emptyCart } from '../placement/emptyCart.ts'
import { shopDay } from '../promise/promiseTerms.ts'
import { loadQuotedDesigns, requireItems } from './checkItems.ts'
import type { QuoteItem, QuoteRecord } from './record/quoteRecord.ts'
import { hasTooManyAsked, insertMessage, insertQuote } from './record/quoteStore.ts'

export interface QuoteToAsk {
  readonly personId: string
  readonly body: Exchange<'POST /api/customer-quotes'>['body']
  readonly tenant: TenantContext
  readonly now: Date
}

/** Throws `cart-changed` for a design that the server does not have as the customer's own yet. */
function quoteItemOf({ id, design_id, revision, name, product_type, fabric, lines }: CartItemRecord): QuoteItem {
  if (revision === null) throw new ProblemError('cart-changed')
  return { id, designId: design_id, revision, name, productType: product_type, fabric, lines }
}

/**
 * Makes a quote of the customer's cart and empties the cart. Throws `cart-empty`, `cart-changed`, `phone-invalid`,
 * `needed-by-past`, `quotes-full`, `quote-design-gone`, `quote-fabric-gone`.
 */
export async function askQuote(trx: Transaction, { personId, body, tenant, now }: QuoteToAsk): Promise<QuoteRecord> {
  const phone = parsePhone(body.phone)
  if (phone === null) throw new ProblemError('phone-invalid', [{ path: 'phone', id: 'phone-invalid' }])
  if (body.neededBy !== null && body.neededBy < shopDay(now, tenant))
    throw new ProblemError('needed-by-past', [{ path: 'neededBy', id: 'wrong-date' }])
  if (await hasTooManyAsked(trx, personId)) throw new ProblemError('quotes-full')
  const cart = await findCart(trx, { personId, secret: null })
  const inCart = cart ? await listItems(trx, cart.id) : []
  const items = inCart.map(quoteItemOf).filter(({ lines }) => lines.length > 0)
  if (items.length === 0) throw new ProblemError('cart-empty')
  const designs = await loadQuotedDesigns(trx, { ownerId: personId, items })
  requireItems(items, { designs, list: await loadPriceList(trx, personId), tenant })
  await emptyCart(trx, { personId, ...body.cart, now })
  const { neededBy, address, landmark, message } = body
  const quote = await insertQuote(trx, { ownerId: personId, items, neededBy, address, landmark, phone, now })
  if (message !== '') await insertMessage(trx, { quoteId: quote.id, itemId: null, text: message, staffId: null, now })
  await recordEvent(trx, { kind: 'QuoteAsked', subjectId: quote.id, payload: { number: quote.number, personId } })
  return quote
}
