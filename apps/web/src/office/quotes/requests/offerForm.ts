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
  /** Whether the price is that of the list, which the server takes for the pieces. */
  readonly isListed: boolean
  /** Why a garment has another price than the list. */
  readonly reason: string
}
export interface TypedOffer {
  readonly lines: readonly TypedOfferLine[]
  readonly note: string
  readonly expiresOn: string
}

export const EMPTY_LINE: TypedOfferLine = {
  text: '',
  qty: '1',
  dollars: '',
  garment: null,
  isListed: false,
  reason: '',
}

type OfferHistory = Pick<Response_<'GET /api/office/quote-requests/{id}'>, 'revisions' | 'wishes' | 'wishedAt'>

/** Returns the pieces that the latest waiting wish names, by line of the active revision. */
function wishedPieces({ revisions, wishes, wishedAt }: OfferHistory): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>()
  if (wishedAt === null) return pieces
  for (const { revision, lines } of wishes)
    if (revision === revisions.length) for (const { line, qty } of lines) if (qty !== null) pieces.set(line, qty)
  return pieces
}

/** Returns the form that the next revision starts from: the last one, with the pieces that the customer wishes. */
export function nextForm({ expiresOn, ...sent }: OfferHistory & Pick<QuoteRequest, 'expiresOn'>): TypedOffer {
  const last = sent.revisions.at(-1)
  if (!last) return { lines: [EMPTY_LINE], note: '', expiresOn }
  const pieces = wishedPieces(sent)
  const lines = last.lines.map(({ text, qty, unitCents, garment, source, reason }, i) => ({
    text,
    qty: String(pieces.get(i) ?? qty),
    dollars: typedDollars(unitCents),
    garment,
    isListed: source === 'list',
    reason,
  }))
  return { lines, note: last.note, expiresOn }
}

/**
 * Returns the form of a first offer: a line for each garment at the list's price in the cheapest fabric. `nameOf`
 * writes the line.
 */
export function firstForm(
  { items, listPrices, expiresOn }: Pick<QuoteRequest, 'items' | 'listPrices' | 'expiresOn'>,
  nameOf: (price: ListPrice) => string,
): TypedOffer {
  const lines = items.map(({ productType, pieces }) => {
    const price = listPrices.find(each => each.productType === productType)
    if (!price) return { ...EMPTY_LINE, qty: String(pieces) }
    const { fabric, unitCents } = price
    const garment = { productType, fabric }
    return {
      text: nameOf(price),
      qty: String(pieces),
      dollars: typedDollars(unitCents),
      garment,
      isListed: true,
      reason: '',
    }
  })
  return { lines, note: '', expiresOn }
}

const centsOf = ({ qty, dollars }: TypedOfferLine): number =>
  (parseWholeNumber(qty) ?? 0) * (parseDollars(dollars) ?? 0)

/** Returns the total in cents of what is typed so far. */
export const totalOf = ({ lines }: TypedOffer): number => lines.reduce((sum, line) => sum + centsOf(line), 0)

type Body = Omit<Call<'POST /api/office/quote-requests/{id}/offer'>['body'], 'version'>
export type OfferFault = 'line_wrong' | 'line_double' | 'line_reason'

/** Returns the first fault of what is typed: a line lacks something, or two lines hold a price for the same thing. */
export function faultOf({ lines }: TypedOffer): OfferFault | null {
  const isWrong = lines.some(({ text, qty, dollars }) => {
    const [pieces, cents] = [parseWholeNumber(qty), parseDollars(dollars)]
    return text.trim() === '' || pieces === null || pieces < 1 || cents === null
  })
  if (isWrong || lines.length === 0) return 'line_wrong'
  const keys = lines.flatMap(({ garment }) => (garment ? [`${garment.productType} ${garment.fabric}`] : []))
  if (new Set(keys).size < keys.length) return 'line_double'
  return lines.some(({ garment, isListed, reason }) => garment && !isListed && reason.trim() === '')
    ? 'line_reason'
    : null
}

/** Returns what is sent. The form must have no fault. */
export const readOffer = ({ lines, note, expiresOn }: TypedOffer): Body => ({
  lines: lines.map(({ text, qty, dollars, garment, isListed, reason }) => ({
    text,
    qty: parseWholeNumber(qty)!,
    unitCents: isListed ? null : parseDollars(dollars)!,
    garment,
    reason: garment && !isListed ? reason : '',
  })),
  note,
  expiresOn,
})
