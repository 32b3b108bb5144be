import type { OfferState, Quote } from '@kitwright/contract'
import type { OfferLine, OfferRecord } from './offerStore.ts'
import { type LinePriceSource, repriceLines } from './repriceLines.ts'

type PricedLine = Quote['lines'][number]
type OfferedGarment = NonNullable<OfferLine['garment']>

/** An offer, and whether its prices hold for an order. */
export interface JudgedOffer {
  readonly offer: OfferRecord
  readonly state: OfferState
  /** Pieces that the order lacks, by line of the offer. */
  readonly missing: readonly number[]
  /** The difference to the price list, free lines included. */
  readonly savedCents: number
}

export interface OfferedQuote {
  /** The goods at the prices of the offers that apply, and of the list. */
  readonly quote: Quote
  /** The offer that gives the price of each line, null for the list. */
  readonly offerOf: readonly (OfferRecord | null)[]
  readonly judged: readonly JudgedOffer[]
}

const isOf = ({ productType, fabric }: OfferedGarment, line: PricedLine): boolean =>
  line.productType === productType && line.fabric === fabric

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((total, one) => total + of(one), 0)

/** Judges an offer by the lines that no other offer prices. It holds as a whole, for at least its pieces. */
export function judgeOffer(offer: OfferRecord, lines: readonly PricedLine[], now: Date): JudgedOffer {
  if (offer.expires_at <= now) return { offer, state: 'expired', missing: offer.lines.map(() => 0), savedCents: 0 }
  const qtyOf = (garment: OfferedGarment): number =>
    sum(
      lines.filter(line => isOf(garment, line)),
      ({ qty }) => qty,
    )
  const missing = offer.lines.map(({ garment, qty }) => (garment ? Math.max(0, qty - qtyOf(garment)) : 0))
  if (missing.some(pieces => pieces > 0)) return { offer, state: 'incomplete', missing, savedCents: 0 }
  const listedCents = sum(
    lines.filter(line => offer.lines.some(({ garment }) => garment && isOf(garment, line))),
    ({ totalCents }) => totalCents,
  )
  const offeredCents = sum(offer.lines, ({ garment, qty, unitCents }) => unitCents * (garment ? qtyOf(garment) : qty))
  const savedCents = listedCents - offeredCents
  return savedCents > 0
    ? { offer, state: 'applied', missing, savedCents }
    : { offer, state: 'dearer', missing, savedCents: 0 }
}

/**
 * Puts the prices of accepted offers in place of those of the list. Each line has the price of one offer; of several
 * for the same garment in the same fabric, the one that saves most applies.
 */
export function applyOffers(quote: Quote, offers: readonly OfferRecord[], now: Date): OfferedQuote {
  const offerOf: (OfferRecord | null)[] = quote.lines.map(() => null)
  const judged: JudgedOffer[] = []
  let left = offers.map(offer => judgeOffer(offer, quote.lines, now))
  while (left.length > 0) {
    const best = left.reduce((most, each) => (each.savedCents > most.savedCents ? each : most))
    if (best.state !== 'applied') break
    judged.push(best)
    quote.lines.forEach((line, i) => {
      if (best.offer.lines.some(({ garment }) => garment && isOf(garment, line))) offerOf[i] = best.offer
    })
    const free = quote.lines.filter((_, i) => offerOf[i] === null)
    left = left.filter(({ offer }) => offer !== best.offer).map(({ offer }) => judgeOffer(offer, free, now))
  }
  const prices = offerOf.map((offer, i) => (offer ? priceIn(offer, quote.lines[i]!) : null))
  return { quote: repriceLines(quote, prices), offerOf, judged: [...judged, ...left] }
}

const priceIn = ({ lines }: OfferRecord, line: PricedLine): number =>
  lines.find(({ garment }) => garment && isOf(garment, line))!.unitCents

/** Returns the source of each line's price. */
export const offerSourcesOf = ({ offerOf }: OfferedQuote): LinePriceSource[] =>
  offerOf.map(offer =>
    offer ? { source: 'offer', reason: offer.number, by: offer.offered_by } : { source: 'list', reason: '', by: null },
  )
