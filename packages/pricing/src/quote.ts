import { percentOf, roundHalfUp } from '@kitwright/measure'
import type { DiscountKind, PriceList, QuantityStep, QuotedLine, Quote, QuoteResult, LineInput } from './types.ts'

/** Largest total discount, in percent of the unit price. */
export const DISCOUNT_CAP_PERCENT = 50
export const QTY_PER_LINE_MAX = 10_000

/** Codes come from requests: `constructor` must not find an inherited property. */
const lookUp = <T>(table: Readonly<Record<string, T>>, code: string): T | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined

const basePrice = (list: PriceList, { productType, fabric }: LineInput): number | undefined =>
  lookUp(lookUp(list.base, productType) ?? {}, fabric)

/** Returns the percentage of the highest step reached. */
export function stepPercent(steps: readonly QuantityStep[], qty: number): number {
  return Math.max(0, ...steps.filter(step => qty >= step.from).map(step => step.percent))
}

/** Returns the lowest step above a quantity that gives a higher percentage than the quantity itself; null without one. */
export function nextStepOf(list: PriceList, fabric: string, qty: number): QuantityStep | null {
  const steps = lookUp(list.quantitySteps, fabric) ?? []
  const better = steps.filter(({ from, percent }) => from > qty && percent > stepPercent(steps, qty))
  return better.toSorted((a, b) => a.from - b.from)[0] ?? null
}

/** Largest quantity discount of a fabric: the "discount up to" figure. */
export const discountUpTo = (list: PriceList, fabric: string): number =>
  stepPercent(lookUp(list.quantitySteps, fabric) ?? [], Number.POSITIVE_INFINITY)

/** Returns whether the promotion applies at a moment. */
export function isRunning(promotion: NonNullable<PriceList['promotion']>, at: Date): boolean {
  return at >= new Date(promotion.from) && at < new Date(promotion.until)
}

/** Returns the promotion percentage that lines were priced with; 0 if there was none. */
export const promotionPercentOf = (lines: readonly Pick<QuotedLine, 'discounts'>[]): number =>
  Math.max(0, ...lines.flatMap(line => line.discounts.map(({ kind, percent }) => (kind === 'promotion' ? percent : 0))))

/** Hoodies always have long sleeves: they get no surcharge and no discount. */
const isLongByChoice = (list: PriceList, { sleeve, productType }: LineInput): boolean =>
  sleeve === 'long' && !list.longSleeveIncluded.includes(productType)

function discountsOf(list: PriceList, line: LineInput, designQty: number, at: Date): QuotedLine['discounts'] {
  const all: { kind: DiscountKind; percent: number }[] = [
    { kind: 'quantity', percent: stepPercent(lookUp(list.quantitySteps, line.fabric) ?? [], designQty) },
    { kind: 'promotion', percent: list.promotion && isRunning(list.promotion, at) ? list.promotion.percent : 0 },
    { kind: 'longSleeve', percent: isLongByChoice(list, line) ? list.longSleeve.discountPercent : 0 },
  ]
  return all.filter(discount => discount.percent > 0)
}

function quoteLine(list: PriceList, line: LineInput, baseCents: number, designQty: number, at: Date): QuotedLine {
  const surcharges: QuotedLine['surcharges'] = [
    { kind: 'size' as const, cents: lookUp(list.sizeSurcharges, line.size) ?? 0 },
    { kind: 'longSleeve' as const, cents: isLongByChoice(list, line) ? list.longSleeve.surchargeCents : 0 },
  ].filter(surcharge => surcharge.cents !== 0)
  const discounts = discountsOf(list, line, designQty, at)
  return {
    ...line,
    baseCents,
    surcharges,
    discounts,
    ...sumUpLine({ qty: line.qty, baseCents, surcharges, discounts }),
  }
}

type LineTerms = Pick<QuotedLine, 'qty' | 'baseCents' | 'surcharges' | 'discounts'>
type LineSums = Pick<QuotedLine, 'unitCents' | 'discountCents' | 'totalCents'>

function sumUpLine({ qty, baseCents, surcharges, discounts }: LineTerms): LineSums {
  const unitCents = surcharges.reduce((sum, surcharge) => sum + surcharge.cents, baseCents)
  const percent = Math.min(
    DISCOUNT_CAP_PERCENT,
    discounts.reduce((sum, discount) => sum + discount.percent, 0),
  )
  const gross = roundHalfUp(unitCents * qty)
  const discountCents = percentOf(gross, percent)
  return { unitCents, discountCents, totalCents: gross - discountCents }
}

/** Prices a line again with another surcharge for its size. Base price, other surcharges and discount percentages stay as quoted. */
export function withSizeSurcharge(line: LineTerms, cents: number): Pick<LineTerms, 'surcharges'> & LineSums {
  const others = line.surcharges.filter(({ kind }) => kind !== 'size')
  const surcharges = [...(cents === 0 ? [] : [{ kind: 'size' as const, cents }]), ...others]
  return { surcharges, ...sumUpLine({ ...line, surcharges }) }
}

/** Amount to refund: the payments beyond the total, cents. */
export const overpaidOf = (order: { readonly totalCents: number; readonly paidCents: number }): number =>
  Math.max(0, order.paidCents - order.totalCents)

function sumUp(list: PriceList, lines: readonly QuotedLine[], qtyOf: ReadonlyMap<string, number>): Quote {
  const sum = (of: (line: QuotedLine) => number): number => lines.reduce((total, line) => total + of(line), 0)
  return {
    lines,
    qty: sum(line => line.qty),
    subtotalCents: sum(line => line.unitCents * line.qty),
    discountCents: sum(line => line.discountCents),
    totalCents: sum(line => line.totalCents),
    minimumQty: list.minimumQty,
    belowMinimum: [...qtyOf].filter(([, qty]) => qty < list.minimumQty).map(([design]) => design),
    leadTimeDays: list.leadTimeDays,
  }
}

/**
 * Prices lines by a price list at a moment. Unit price is base plus surcharges. Quantity, promotion and long-sleeve
 * discounts apply to the unit price; their sum is capped and rounded half up once. `orderedQty` are pieces of each design
 * that were ordered before: they count for its quantity steps and its minimum.
 */
export function quote(
  list: PriceList,
  wanted: readonly LineInput[],
  at: Date,
  orderedQty: ReadonlyMap<string, number> = new Map(),
): QuoteResult {
  const badQuantity = wanted.findIndex(({ qty }) => !Number.isInteger(qty) || qty < 1 || qty > QTY_PER_LINE_MAX)
  if (badQuantity >= 0) return { ok: false, reason: 'badQuantity', line: badQuantity }
  const noPrice = wanted.findIndex(line => basePrice(list, line) === undefined)
  if (noPrice >= 0) return { ok: false, reason: 'noPrice', line: noPrice }

  const qtyOf = new Map<string, number>()
  for (const { design, qty } of wanted) qtyOf.set(design, (qtyOf.get(design) ?? orderedQty.get(design) ?? 0) + qty)
  const lines = wanted.map(line => quoteLine(list, line, basePrice(list, line)!, qtyOf.get(line.design)!, at))
  return { ok: true, quote: sumUp(list, lines, qtyOf) }
}
