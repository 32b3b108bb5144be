import { type CartLine, LIMITS, type OfficeQuote, type ShippingMethod } from '@kitwright/contract'
import type { Call } from '@kitwright/contract/client'
import { parseDollars, typedDollars } from '../money/parseDollars.ts'

/** A price that staff set, as typed; null for the price of the list. */
export interface TypedPrice {
  readonly dollars: string
  readonly reason: string
  /** The accepted offer that gives the price; null once staff typed another one. */
  readonly offerId: string | null
}
/** One line of an item, with its quantity as typed. */
export interface TypedLine {
  readonly line: CartLine
  readonly qty: string
}
export interface TypedItem {
  readonly id: string
  readonly isLeftOut: boolean
  /** The pieces that staff changed; null for those that the customer asked for. */
  readonly lines: readonly TypedLine[] | null
  readonly price: TypedPrice | null
}
export interface TypedExtra {
  readonly id: string
  readonly text: string
  readonly qty: string
  readonly dollars: string
}
/** The way of delivery and its charge as typed; no method without delivery. */
export interface TypedDelivery {
  readonly method: ShippingMethod | ''
  readonly dollars: string
}
/** The next revision as it is typed. */
export interface DraftForm {
  readonly items: readonly TypedItem[]
  readonly extras: readonly TypedExtra[]
  readonly delivery: TypedDelivery
  readonly note: string
  readonly expiresOn: string
}

export const typedLines = (lines: readonly CartLine[]): TypedLine[] =>
  lines.map(line => ({ line, qty: String(line.qty) }))

/** Returns the form that a revision starts from: what was sent last, or the list prices. */
export const formOf = (
  { items, extras, delivery, note, expiresOn, offers }: OfficeQuote['draft'],
  /** Writes the reason of a price that an offer gives. */
  reasonOf: (number: string) => string,
): DraftForm => ({
  items: items.map(({ id, isLeftOut, problem, price, lines, askedLines }) => ({
    id,
    isLeftOut: isLeftOut || problem !== null,
    lines: JSON.stringify(lines) === JSON.stringify(askedLines) ? null : typedLines(lines),
    price: price && {
      dollars: typedDollars(price.unitCents),
      reason: price.reason || reasonOf(offers.find(({ id: offer }) => offer === price.offerId)?.number ?? ''),
      offerId: price.offerId,
    },
  })),
  extras: extras.map(({ id, text, qty, unitCents }) => ({
    id,
    text,
    qty: String(qty),
    dollars: typedDollars(unitCents),
  })),
  delivery: delivery ? { method: delivery.method, dollars: typedDollars(delivery.cents) } : { method: '', dollars: '' },
  note,
  expiresOn,
})

const priceOf = (dollars: string): number | null => {
  const cents = parseDollars(dollars)
  return cents === null || cents < 0 ? null : cents
}
const qtyOf = (qty: string): number | null => (/^\d{1,5}$/.test(qty) && Number(qty) > 0 ? Number(qty) : null)
/** Returns the quantity of a line; null for one that cannot be read. Zero takes the line out. */
const lineQtyOf = (qty: string): number | null => (/^\d{1,5}$/.test(qty.trim()) ? Number(qty) : null)

/** Returns the lines as they are sent; null if a quantity is wrong or nothing is left. */
function linesOf(lines: readonly TypedLine[]): CartLine[] | null {
  const read = lines.map(({ line, qty }) => ({ ...line, qty: lineQtyOf(qty) }))
  if (read.some(({ qty }) => qty === null || qty > LIMITS.pieces)) return null
  const left = read.flatMap(line => (line.qty === null || line.qty === 0 ? [] : [{ ...line, qty: line.qty }]))
  return left.length === 0 ? null : left
}

/** Returns the fields that are wrong, as `{id}.{field}`, and `expiresOn`. */
export function wrongFieldsOf({ items, extras, delivery, expiresOn }: DraftForm): ReadonlySet<string> {
  const wrong: string[] = expiresOn === '' ? ['expiresOn'] : []
  if (delivery.method !== '' && priceOf(delivery.dollars) === null) wrong.push('delivery')
  for (const { id, isLeftOut, price, lines } of items) {
    if (isLeftOut) continue
    if (lines && linesOf(lines) === null) wrong.push(`${id}.lines`)
    if (!price) continue
    if (priceOf(price.dollars) === null) wrong.push(`${id}.dollars`)
    if (price.reason.trim() === '') wrong.push(`${id}.reason`)
  }
  for (const { id, text, qty, dollars } of extras) {
    if (text.trim() === '') wrong.push(`${id}.text`)
    if (qtyOf(qty) === null) wrong.push(`${id}.qty`)
    if (priceOf(dollars) === null) wrong.push(`${id}.dollars`)
  }
  return new Set(wrong)
}

/** Returns what is sent. The form must have no wrong fields. */
export const bodyOf = (
  { items, extras, delivery, note, expiresOn }: DraftForm,
  version: number,
): Call<'POST /api/office/quotes/{id}/revisions'>['body'] => ({
  version,
  items: items.flatMap(({ id, isLeftOut, price, lines }) =>
    isLeftOut
      ? []
      : [
          {
            id,
            price: price && { unitCents: priceOf(price.dollars)!, reason: price.reason, offerId: price.offerId },
            ...(lines && { lines: linesOf(lines)! }),
          },
        ],
  ),
  extras: extras.map(({ id, text, qty, dollars }) => ({ id, text, qty: qtyOf(qty)!, unitCents: priceOf(dollars)! })),
  delivery: delivery.method === '' ? null : { method: delivery.method, cents: priceOf(delivery.dollars)! },
  note,
  expiresOn,
})

/** Total of each item by the price list, for the pieces as they are typed; null where the list has no price. */
export type ListTotals = ReadonlyMap<string, number | null>

/** Returns the pieces of an item as they are typed; null if a quantity is wrong. */
export const typedLinesOf = (
  { lines }: Pick<TypedItem, 'lines'>,
  { askedLines }: Pick<OfficeQuote['draft']['items'][number], 'askedLines'>,
): readonly CartLine[] | null => (lines ? linesOf(lines) : askedLines)

/** Returns the total as far as the typed amounts can be read; null while one cannot, or the list has no price. */
export function totalOf(
  { items, extras, delivery }: DraftForm,
  draft: OfficeQuote['draft'],
  listTotals: ListTotals,
): number | null {
  const known = new Map(draft.items.map(item => [item.id, item]))
  const parts = [
    ...items.map(typed => {
      const { id, isLeftOut, price } = typed
      if (isLeftOut) return 0
      if (!price) return listTotals.get(id) ?? null
      const [unit, lines] = [priceOf(price.dollars), typedLinesOf(typed, known.get(id)!)]
      return unit === null || lines === null ? null : unit * lines.reduce((sum, { qty }) => sum + qty, 0)
    }),
    ...extras.map(({ qty, dollars }) => {
      const [count, unit] = [qtyOf(qty), priceOf(dollars)]
      return count === null || unit === null ? null : count * unit
    }),
    delivery.method === '' ? 0 : priceOf(delivery.dollars),
  ]
  return parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0)
}
