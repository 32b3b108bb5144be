import type { EditPricing, LineInput } from '@kitwright/contract'
import { runOf, type Size } from '@kitwright/garment'
import { type PriceList, withSizeSurcharge } from '@kitwright/pricing'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { type Line, quoteLines } from '../placement/quoteLines.ts'
import { presentMade } from '../record/present.ts'
import type { EditLine } from './editRecord.ts'

/** The fields of a line that its price is told by. */
type LineMoney = Pick<
  EditLine,
  | 'base_cents'
  | 'unit_cents'
  | 'surcharges'
  | 'discounts'
  | 'discount_cents'
  | 'total_cents'
  | 'price_source'
  | 'price_reason'
  | 'priced_by'
>

/** A line to price: its contents, the line before the edit, and the price that staff want. */
export interface LineToPrice {
  readonly line: Omit<EditLine, keyof LineMoney>
  /** Undefined for a new line. */
  readonly was: EditLine | undefined
  /** Undefined: as it is. Null: by the list. */
  readonly price: { readonly unitCents: number; readonly reason: string } | null | undefined
}

export interface PriceTerms {
  readonly pricing: EditPricing
  readonly list: PriceList
  /** Surcharges of sizes under which the order was placed. */
  readonly sizeSurcharges: ReadonlyMap<string, number>
  readonly tenant: TenantContext
  readonly staffId: string
  readonly now: Date
}

const atManualPrice = (
  { qty }: LineToPrice['line'],
  { unitCents, reason, by }: { unitCents: number; reason: string; by: string | null },
): LineMoney => ({
  base_cents: unitCents,
  unit_cents: unitCents,
  surcharges: [],
  discounts: [],
  discount_cents: 0,
  total_cents: unitCents * qty,
  price_source: 'manual',
  price_reason: reason,
  priced_by: by,
})

/** Returns a price of staff: a new one, or the one that the line has, which survives every other change. */
function manualPriceOf({ line, was, price }: LineToPrice, staffId: string): LineMoney | null {
  const earlier = was?.price_source === 'manual' ? was : null
  if (price) {
    const isSame = earlier?.unit_cents === price.unitCents && earlier.price_reason === price.reason
    return atManualPrice(line, { ...price, by: isSame ? earlier.priced_by : staffId })
  }
  if (price === null || !earlier) return null
  return atManualPrice(line, { unitCents: earlier.unit_cents, reason: earlier.price_reason, by: earlier.priced_by })
}

/**
 * Returns the price of a sewn sample, which no list gives, or of an accepted offer in its fabric, unless staff want that
 * of the list.
 */
function agreedPriceOf({ line, was, price }: LineToPrice): LineMoney | null {
  const isSample = was?.price_source === 'sample' && !price
  const isOffer = was?.price_source === 'offer' && price === undefined && was.fabric === line.fabric
  return isSample || isOffer ? { ...was, total_cents: was.unit_cents * line.qty } : null
}

/** Returns the price of a line by the prices of its order; null if the list has to say it. */
function frozenPriceOf({ line, was }: LineToPrice, { sizeSurcharges }: PriceTerms): LineMoney | null {
  if (was?.price_source !== 'list' || was.fabric !== line.fabric || was.sleeve !== line.sleeve) return null
  if (was.size === line.size && was.qty === line.qty) return was
  if (!runOf(line.product_type as LineInput['productType']).includes(line.size as Size))
    throw new ProblemError('size-not-offered', [{ path: 'lines', id: 'size-not-offered' }])
  const { base_cents: baseCents, surcharges, discounts } = was
  const kept = surcharges.find(({ kind }) => kind === 'size')?.cents ?? 0
  const size = was.size === line.size ? kept : (sizeSurcharges.get(line.size) ?? 0)
  const priced = withSizeSurcharge({ qty: line.qty, baseCents, surcharges, discounts }, size)
  return {
    ...was,
    surcharges: [...priced.surcharges],
    unit_cents: priced.unitCents,
    discount_cents: priced.discountCents,
    total_cents: priced.totalCents,
  }
}

const lineOf = ({ line }: LineToPrice): Line => ({ designId: line.design_id, ...presentMade(line) })

/** Prices lines by the list of today, all lines of their designs together. Refusals name the line of the whole edit. */
function priceByList(
  all: readonly LineToPrice[],
  wanted: ReadonlySet<number>,
  terms: PriceTerms,
): Map<number, LineMoney> {
  const designs = new Set([...wanted].map(i => all[i]!.line.design_id))
  const places = all.flatMap(({ line }, i) => (designs.has(line.design_id) ? [i] : []))
  if (places.length === 0) return new Map()
  const lines = places.map(i => lineOf(all[i]!))
  try {
    const { lines: priced } = quoteLines({ lines, ...terms })
    return new Map(
      places.map((place, k) => {
        const { baseCents, unitCents, surcharges, discounts, discountCents, totalCents } = priced[k]!
        const money: LineMoney = {
          base_cents: baseCents,
          unit_cents: unitCents,
          surcharges,
          discounts,
          discount_cents: discountCents,
          total_cents: totalCents,
          price_source: 'list',
          price_reason: '',
          priced_by: null,
        }
        return [place, money]
      }),
    )
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const fields = error.fields.map(field => ({
      ...field,
      path: field.path.replace(/^lines\.(\d+)/, (_, k: string) => `lines.${places[Number(k)] ?? k}`),
    }))
    throw new ProblemError(error.id, fields)
  }
}

/**
 * Prices the lines of an edit: at a price of staff, by the prices of the order, or by the list of today. Throws the
 * problems of `quoteLines`.
 */
export function priceLines(all: readonly LineToPrice[], terms: PriceTerms): EditLine[] {
  const known = all.map(
    each =>
      agreedPriceOf(each) ??
      manualPriceOf(each, terms.staffId) ??
      (terms.pricing === 'frozen' ? frozenPriceOf(each, terms) : null),
  )
  const wanted = new Set(known.flatMap((money, i) => (money === null ? [i] : [])))
  const listed = priceByList(all, wanted, terms)
  return all.map(({ line }, i) => ({ ...(known[i] ?? listed.get(i)!), ...line }))
}
