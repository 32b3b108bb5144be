import { LIMITS, type OrderLine } from '@kitwright/contract'
import type { Call, Response_ } from '@kitwright/contract/client'
import { latinDigits } from '@kitwright/measure'
import { parseDollars, typedDollars } from '../money/parseDollars.ts'

type Body = Call<'POST /api/office/orders/{id}/edits/preview'>['body']
export type EditStart = Response_<'GET /api/office/orders/{id}/edits'>

/** The fields of a line that staff type. */
export interface TypedLine {
  /** The order's line, or an id of its own for a new one. */
  readonly key: string
  readonly isNew: boolean
  readonly isRemoved: boolean
  readonly designId: string
  readonly designName: string
  readonly productType: OrderLine['productType']
  readonly fabric: string
  readonly size: OrderLine['size']
  readonly sleeve: OrderLine['sleeve']
  readonly version: OrderLine['version']
  readonly kit: OrderLine['kit']
  readonly playerName: string
  readonly printName: string
  readonly number: string
  readonly qty: string
  /** A price of staff; null for the price of the list. */
  readonly price: { readonly dollars: string; readonly reason: string } | null
  /** Whether the order's line has a price of staff, which is cleared without one. */
  readonly wasManual: boolean
}
export interface TypedExtra {
  readonly key: string
  readonly text: string
  readonly qty: number
  /** The amount of one, without a sign. */
  readonly dollars: string
  readonly isDiscount: boolean
}
export interface EditForm {
  readonly lines: readonly TypedLine[]
  readonly extras: readonly TypedExtra[]
  readonly pricing: Body['pricing']
}

type OrderLines = readonly OrderLine[]

/** Returns the form that an edit starts from: the order as it is. */
export function formOf(
  lines: OrderLines,
  { extras, manualPrices }: Pick<EditStart, 'extras' | 'manualPrices'>,
): EditForm {
  const reasons = new Map(manualPrices.map(({ lineId, reason }) => [lineId, reason]))
  return {
    lines: lines.map(line => ({
      key: line.id,
      isNew: false,
      isRemoved: false,
      designId: line.designId,
      designName: line.designName,
      productType: line.productType,
      fabric: line.fabric,
      size: line.size,
      sleeve: line.sleeve,
      version: line.version,
      kit: line.kit,
      playerName: line.playerName,
      printName: line.printName,
      number: line.number === null ? '' : String(line.number),
      qty: String(line.qty),
      price:
        line.priceSource === 'manual'
          ? { dollars: typedDollars(line.unitCents), reason: reasons.get(line.id) ?? '' }
          : null,
      wasManual: line.priceSource === 'manual',
    })),
    extras: extras.map(({ text, qty, unitCents }, i) => ({
      key: `${i} ${text} ${unitCents}`,
      text,
      qty,
      dollars: typedDollars(Math.abs(unitCents)),
      isDiscount: unitCents < 0,
    })),
    pricing: 'frozen',
  }
}

/** Returns a new line like another one, without its player. */
export const newLine = (like: Omit<TypedLine, 'key'>): TypedLine => ({
  ...like,
  key: crypto.randomUUID(),
  isNew: true,
  isRemoved: false,
  playerName: '',
  printName: '',
  number: '',
  qty: '1',
  price: null,
  wasManual: false,
})

const qtyOf = (typed: string): number | null => {
  const qty = latinDigits(typed).trim()
  return /^\d{1,5}$/.test(qty) && Number(qty) > 0 && Number(qty) <= LIMITS.pieces ? Number(qty) : null
}
/** Returns a shirt's number; null for none, undefined for what is no number. */
const numberOf = (typed: string): number | null | undefined => {
  const number = latinDigits(typed).trim()
  if (number === '') return null
  return /^\d{1,2}$/.test(number) ? Number(number) : undefined
}
const centsOf = (dollars: string): number | null => {
  const cents = parseDollars(dollars)
  return cents === null || cents < 0 ? null : cents
}

/** Returns the fields that are wrong, as `{key}.{field}`. */
export function wrongFieldsOf({ lines, extras }: EditForm): ReadonlySet<string> {
  const wrong: string[] = []
  for (const { key, isRemoved, qty, number, price } of lines) {
    if (isRemoved) continue
    if (qtyOf(qty) === null) wrong.push(`${key}.qty`)
    if (numberOf(number) === undefined) wrong.push(`${key}.number`)
    if (!price) continue
    if (centsOf(price.dollars) === null) wrong.push(`${key}.dollars`)
    if (price.reason.trim() === '') wrong.push(`${key}.reason`)
  }
  for (const { key, text, dollars } of extras) {
    if (text.trim() === '') wrong.push(`${key}.text`)
    if (!centsOf(dollars)) wrong.push(`${key}.dollars`)
  }
  return new Set(wrong)
}

type BodyPrice = Body['lines'][number]['price']
function priceOf({ price, wasManual }: TypedLine): BodyPrice {
  if (price) return { unitCents: centsOf(price.dollars)!, reason: price.reason.trim() }
  return wasManual ? null : undefined
}

/** Returns what is sent. The form must have no wrong fields. */
export const bodyOf = ({ lines, extras, pricing }: EditForm): Body => ({
  lines: lines
    .filter(({ isRemoved }) => !isRemoved)
    .map(line => {
      const price = priceOf(line)
      return {
        id: line.isNew ? null : line.key,
        designId: line.designId,
        fabric: line.fabric,
        size: line.size,
        sleeve: line.sleeve,
        qty: qtyOf(line.qty)!,
        playerName: line.playerName,
        printName: line.printName.trim(),
        number: numberOf(line.number) ?? null,
        version: line.version,
        kit: line.kit,
        ...(price !== undefined && { price }),
      }
    }),
  extras: extras.map(({ text, qty, dollars, isDiscount }) => ({
    text: text.trim(),
    qty,
    unitCents: centsOf(dollars)! * (isDiscount ? -1 : 1),
  })),
  pricing,
})

/** Whether words are all that a field lacks: amounts can be computed without them. */
const isWordless = (field: string): boolean => field.endsWith('.reason') || field.endsWith('.text')

/** Returns what is sent to be priced while words are still missing; null while an amount is wrong or nothing is left. */
export function previewBodyOf(form: EditForm): Body | null {
  const extras = form.extras.filter(({ dollars }) => dollars.trim() !== '')
  const wrong = [...wrongFieldsOf({ ...form, extras })].filter(field => !isWordless(field))
  if (wrong.length > 0 || form.lines.every(({ isRemoved }) => isRemoved)) return null
  const body = bodyOf({ ...form, extras })
  return {
    ...body,
    lines: body.lines.map(line =>
      line.price ? { ...line, price: { ...line.price, reason: line.price.reason || '–' } } : line,
    ),
    extras: body.extras.map(extra => ({ ...extra, text: extra.text || '–' })),
  }
}

/** Returns the fields that are told at once: quantities and numbers. Empty ones are told when somebody saves. */
export const earlyWrongOf = (form: EditForm): ReadonlySet<string> =>
  new Set([...wrongFieldsOf(form)].filter(field => field.endsWith('.qty') || field.endsWith('.number')))
