import type { EditPricing, EditState } from '@kitwright/contract'
import type { LineRecord, OrderExtra } from '../record/store.ts'

/** A line of an order as an edit keeps it. */
export type EditLine = Omit<LineRecord, 'worn'>

/** The parts of an order that staff can change. */
export interface EditContents {
  readonly lines: readonly EditLine[]
  readonly extras: readonly OrderExtra[]
}

/** The amounts of an order's contents, in cents. */
export interface EditSums {
  readonly qty: number
  readonly subtotalCents: number
  readonly discountCents: number
  /** Delivery, rush and free-text lines. */
  readonly feesCents: number
  readonly totalCents: number
}

/** An edit as stored. */
export interface EditRecord {
  readonly id: string
  readonly order_id: string
  readonly state: EditState
  readonly made_by: string
  readonly made_at: Date
  readonly reason: string
  readonly agreement: string
  readonly pricing: EditPricing
  readonly before: EditContents
  readonly after: EditContents
  readonly before_cents: number
  readonly after_cents: number
  readonly answered_at: Date | null
  readonly decline_reason: string
}

const sumOf = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((sum, one) => sum + of(one), 0)

/** Sums contents up, with the fees that no edit changes. */
export function sumUpContents({ lines, extras }: EditContents, otherFeesCents: number): EditSums {
  const subtotalCents = sumOf(lines, line => line.unit_cents * line.qty)
  const discountCents = sumOf(lines, line => line.discount_cents)
  const feesCents = otherFeesCents + sumOf(extras, extra => extra.cents)
  return {
    qty: sumOf(lines, line => line.qty),
    subtotalCents,
    discountCents,
    feesCents,
    totalCents: subtotalCents - discountCents + feesCents,
  }
}

/** Returns the free-text lines among an order's extras. */
export const freeTextOf = (extras: readonly OrderExtra[]): OrderExtra[] =>
  extras.filter(({ kind }) => kind === undefined)

/** Returns the fees of an order beside its free-text lines: delivery, rush, samples and credits. */
export const otherFeesOf = (order: { readonly fees_cents: number; readonly extras: readonly OrderExtra[] }): number =>
  order.fees_cents - sumOf(freeTextOf(order.extras), extra => extra.cents)

/** The fields of a line that say what is made. */
const MADE = [
  'design_id',
  'fabric',
  'size',
  'sleeve',
  'version',
  'kit',
  'player_name',
  'print_name',
  'number',
  'qty',
] as const satisfies readonly (keyof EditLine)[]
const PRICED = [
  'base_cents',
  'unit_cents',
  'discount_cents',
  'total_cents',
  'price_source',
  'price_reason',
] as const satisfies readonly (keyof EditLine)[]

export const isMadeAlike = (a: EditLine, b: EditLine): boolean => MADE.every(field => a[field] === b[field])
export const isPricedAlike = (a: EditLine, b: EditLine): boolean => PRICED.every(field => a[field] === b[field])

const keyOfExtra = ({ text, qty, cents }: OrderExtra): string => JSON.stringify([text, qty, cents])

/** Whether two contents are the same order line by line. */
export const areContentsAlike = (a: EditContents, b: EditContents): boolean =>
  a.lines.length === b.lines.length &&
  a.lines.every(
    (line, i) => line.id === b.lines[i]!.id && isMadeAlike(line, b.lines[i]!) && isPricedAlike(line, b.lines[i]!),
  ) &&
  JSON.stringify(a.extras.map(keyOfExtra)) === JSON.stringify(b.extras.map(keyOfExtra))

/** Whether an edit changes what is made, beyond prices and free-text lines. */
export const changesPieces = (before: EditContents, after: EditContents): boolean =>
  before.lines.length !== after.lines.length ||
  after.lines.some(line => {
    const was = before.lines.find(({ id }) => id === line.id)
    return !was || !isMadeAlike(was, line)
  })
