import type { OrderQuote, Quote } from '@kitwright/contract'
import type { RawBuilder, Transaction } from '../../database/index.ts'
import type { OrderExtra } from '../record/store.ts'
import type { CartCaller } from '../cartCaller.ts'
import { applyOffers, type JudgedOffer, type OfferedQuote } from './applyOffers.ts'
import { listOffers } from './offerStore.ts'

interface GoodsToQuote {
  /** The goods at the prices of the list. */
  readonly quote: Quote
  readonly of: CartCaller | RawBuilder<boolean>
  readonly now: Date
  readonly isPlacing?: boolean
}

/** Prices goods by the accepted offers of whoever orders them, where those apply. */
export async function quoteOffers(trx: Transaction, { quote, ...query }: GoodsToQuote): Promise<OfferedQuote> {
  return applyOffers(quote, await listOffers(trx, query), query.now)
}

const isApplied = ({ state }: JudgedOffer): boolean => state === 'applied'

/** Returns the offers that an order uses. */
export const usedOfferIds = ({ judged }: Pick<OfferedQuote, 'judged'>): string[] =>
  judged.filter(isApplied).map(({ offer }) => offer.id)

/** Returns the free lines of the offers that apply; they belong to the order. */
export const offerExtras = ({ judged }: Pick<OfferedQuote, 'judged'>): OrderExtra[] =>
  judged
    .filter(isApplied)
    .flatMap(({ offer }) =>
      offer.lines.flatMap(({ garment, text, qty, unitCents }) =>
        garment === null ? [{ text, qty, cents: unitCents * qty }] : [],
      ),
    )

export const presentOffer = ({
  offer,
  state,
  missing,
  savedCents,
}: JudgedOffer): OrderQuote['offers']['items'][number] => ({
  id: offer.id,
  number: offer.number,
  expiresAt: offer.expires_at.toISOString(),
  state,
  lines: offer.lines.map(({ text, qty, unitCents, garment }, i) => ({
    text,
    qty,
    unitCents,
    garment: garment && { ...garment },
    missing: missing[i]!,
  })),
  savedCents,
})

/** Presents the offers of whoever orders, with those that do not apply and why. */
export const presentOffers = (offered: Pick<OfferedQuote, 'judged'>): OrderQuote['offers'] => ({
  items: offered.judged.map(presentOffer),
  extraCents: offerExtras(offered).reduce((sum, { cents }) => sum + cents, 0),
})
