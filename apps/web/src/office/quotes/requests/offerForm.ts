import type { Response_ } from '@kitwright/contract'
import type { Call } from '@kitwright/contract/client'
import { parseWholeNumber } from '@kitwright/measure'
import { parseDollars, typedDollars } from '../../money/parseDollars.ts'

export type QuoteRequest = Response_<'GET /api/office/quote-requests'>['items'][number]
type ListPrice = QuoteRequest['listPrices'][number]

/** A line of an offer as typed. */
export interface TypedOfferLine {
  readonly text: string
  readonly qty: string
  readonly dollars: string
  /** The garment and fabric that the price is held for; null for free text. */
  readonly garment: Pick<ListPrice, 'productType' | 'fabric'> | null
  /** Whether the price is that of the list; false once staff typed another price or number of pieces. */
  readonly isListed: boolean
}
export interface TypedOffer {
  readonly lines: readonly TypedOfferLine[]
  readonly note: string
  readonly expiresOn: string
}

export const EMPTY_LINE: TypedOfferLine = { text: '', qty: '1', dollars: '', garment: null, isListed: false }

/**
 * Returns the form to start from: the last offer, else a line for each garment at the list's price in the cheapest
 * fabric. `nameOf` writes the line.
 */
export function offerForm(request: QuoteRequest, nameOf: (price: ListPrice) => string): TypedOffer {
  const { offer, items, listPrices, expiresOn } = request
  if (offer) {
    const lines = offer.lines.map(({ text, qty, unitCents, garment }) => ({
      text,
      qty: String(qty),
      dollars: typedDollars(unitCents),
      garment,
      isListed: false,
    }))
    return { lines, note: offer.note, expiresOn }
  }
  const lines = items.map(({ productType, pieces }) => {
    const price = listPrices.find(each => each.productType === productType)
    if (!price) return { ...EMPTY_LINE, qty: String(pieces) }
    const { fabric, unitCents } = price
    const garment = { productType, fabric }
    return { text: nameOf(price), qty: String(pieces), dollars: typedDollars(unitCents), garment, isListed: true }
  })
  return { lines, note: '', expiresOn }
}

/** Returns whether two lines hold a price for the same garment in the same fabric. */
export function hasDouble({ lines }: TypedOffer): boolean {
  const keys = lines.flatMap(({ garment }) => (garment ? [`${garment.productType} ${garment.fabric}`] : []))
  return new Set(keys).size < keys.length
}

const centsOf = ({ qty, dollars }: TypedOfferLine): number =>
  (parseWholeNumber(qty) ?? 0) * (parseDollars(dollars) ?? 0)

/** Returns the total in cents of what is typed so far. */
export const totalOf = ({ lines }: TypedOffer): number => lines.reduce((sum, line) => sum + centsOf(line), 0)

type Body = Call<'POST /api/office/quote-requests/{id}/offer'>['body']

/** Returns the body to send; null while a line lacks its text, pieces or price. */
export function readOffer({ lines, note, expiresOn }: TypedOffer, version: number): Body | null {
  const read = lines.flatMap(({ text, qty, dollars, garment, isListed }) => {
    const [pieces, cents] = [parseWholeNumber(qty), parseDollars(dollars)]
    if (text.trim() === '' || pieces === null || pieces < 1 || cents === null) return []
    return [{ text, qty: pieces, unitCents: isListed ? null : cents, garment }]
  })
  return read.length === lines.length && read.length > 0 ? { version, lines: read, note, expiresOn } : null
}
