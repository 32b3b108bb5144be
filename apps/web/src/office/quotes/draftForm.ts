import type { OfficeQuote } from '@kitwright/contract'
import type { Call } from '@kitwright/contract/client'
import { parseDollars, typedDollars } from '../money/parseDollars.ts'

/** A price that staff set, as typed; null for the price of the list. */
export interface TypedPrice {
  readonly dollars: string
  readonly reason: string
}
export interface TypedItem {
  readonly id: string
  readonly isLeftOut: boolean
  readonly price: TypedPrice | null
}
export interface TypedExtra {
  readonly id: string
  readonly text: string
  readonly qty: string
  readonly dollars: string
}
/** The next revision as it is typed. */
export interface DraftForm {
  readonly items: readonly TypedItem[]
  readonly extras: readonly TypedExtra[]
  readonly note: string
  readonly expiresOn: string
}

/** Returns the form that a revision starts from: what was sent last, or the list prices. */
export const formOf = ({ items, extras, note, expiresOn }: OfficeQuote['draft']): DraftForm => ({
  items: items.map(({ id, isLeftOut, problem, price }) => ({
    id,
    isLeftOut: isLeftOut || problem !== null,
    price: price && { dollars: typedDollars(price.unitCents), reason: price.reason },
  })),
  extras: extras.map(({ id, text, qty, unitCents }) => ({
    id,
    text,
    qty: String(qty),
    dollars: typedDollars(unitCents),
  })),
  note,
  expiresOn,
})

const priceOf = (dollars: string): number | null => {
  const cents = parseDollars(dollars)
  return cents === null || cents < 0 ? null : cents
}
const qtyOf = (qty: string): number | null => (/^\d{1,5}$/.test(qty) && Number(qty) > 0 ? Number(qty) : null)

/** Returns the fields that are wrong, as `{id}.{field}`, and `expiresOn`. */
export function wrongFieldsOf({ items, extras, expiresOn }: DraftForm): ReadonlySet<string> {
  const wrong: string[] = expiresOn === '' ? ['expiresOn'] : []
  for (const { id, isLeftOut, price } of items) {
    if (isLeftOut || !price) continue
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
  { items, extras, note, expiresOn }: DraftForm,
  version: number,
): Call<'POST /api/office/quotes/{id}/revisions'>['body'] => ({
  version,
  items: items.flatMap(({ id, isLeftOut, price }) =>
    isLeftOut ? [] : [{ id, price: price && { unitCents: priceOf(price.dollars)!, reason: price.reason } }],
  ),
  extras: extras.map(({ id, text, qty, dollars }) => ({ id, text, qty: qtyOf(qty)!, unitCents: priceOf(dollars)! })),
  note,
  expiresOn,
})

/** Returns the total as far as the typed amounts can be read; null while one cannot, or the list has no price. */
export function totalOf({ items, extras }: DraftForm, draft: OfficeQuote['draft']): number | null {
  const known = new Map(draft.items.map(item => [item.id, item]))
  const parts = [
    ...items.map(({ id, isLeftOut, price }) => {
      const { qty = 0, listCents = null } = known.get(id) ?? {}
      if (isLeftOut) return 0
      if (!price) return listCents
      const unit = priceOf(price.dollars)
      return unit === null ? null : unit * qty
    }),
    ...extras.map(({ qty, dollars }) => {
      const [count, unit] = [qtyOf(qty), priceOf(dollars)]
      return count === null || unit === null ? null : count * unit
    }),
  ]
  return parts.reduce<number | null>((sum, part) => (sum === null || part === null ? null : sum + part), 0)
}
