import type { Quote, schemas } from '@kitwright/contract'
import { runOf, sleevesOf } from '@kitwright/garment'
import { type PriceList, quote as price } from '@kitwright/pricing'
import type { z } from 'zod'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'

export type Line = z.output<typeof schemas.lineInput>

export interface LinesToQuote {
  readonly lines: readonly Line[]
  readonly list: PriceList
  readonly tenant: TenantContext
  readonly now: Date
  /** Whether an order may have no lines, as one of samples only. */
  readonly mayBeEmpty?: boolean
  /** Pieces of each design that were ordered before and count for its quantity steps. */
  readonly orderedQty?: ReadonlyMap<string, number> | undefined
}

const REFUSALS = { badQuantity: 'quantity-invalid', noPrice: 'no-price' } as const

/**
 * Prices the lines by the tenant's current price list. Throws `cart-empty`, `quantity-invalid`, `no-price`,
 * `product-not-offered`, `size-not-offered`, or `invalid-input` for sleeves that no such garment has.
 */
export function quoteLines({ lines, list, tenant, now, mayBeEmpty = false, orderedQty }: LinesToQuote): Quote {
  if (lines.length === 0 && !mayBeEmpty) throw new ProblemError('cart-empty')
  const foreign = lines.findIndex(line => !tenant.productTypes.includes(line.productType))
  if (foreign >= 0)
    throw new ProblemError('product-not-offered', [{ path: `lines.${foreign}.productType`, id: 'product-not-offered' }])
  const sleeve = lines.findIndex(line => !sleevesOf(line.productType).includes(line.sleeve))
  if (sleeve >= 0) throw new ProblemError('invalid-input', [{ path: `lines.${sleeve}.sleeve`, id: 'not-offered' }])
  requireSizes(lines)
  const result = price(
    list,
    lines.map(line => ({ ...line, design: line.designId })),
    now,
    orderedQty,
  )
  if (!result.ok) {
    const { reason, line } = result
    const id = REFUSALS[reason]
    throw new ProblemError(id, [{ path: `lines.${line}.${reason === 'noPrice' ? 'fabric' : 'qty'}`, id }])
  }
  const { quote } = result
  return {
    ...quote,
    lines: quote.lines.map((line, i) => presentLine(line, lines[i]!)),
    belowMinimum: [...quote.belowMinimum],
  }
}

/** Throws `size-not-offered` for lines whose product does not come in their size. */
function requireSizes(lines: readonly Line[]): void {
  const fields = lines.flatMap(({ productType, size }, i) =>
    runOf(productType).includes(size) ? [] : [{ path: `lines.${i}.size`, id: 'size-not-offered' }],
  )
  if (fields.length > 0) throw new ProblemError('size-not-offered', fields.slice(0, 100))
}

type PricedLine = Extract<ReturnType<typeof price>, { ok: true }>['quote']['lines'][number]

const presentLine = (priced: PricedLine, line: Line): Quote['lines'][number] => ({
  ...line,
  baseCents: priced.baseCents,
  unitCents: priced.unitCents,
  surcharges: [...priced.surcharges],
  discounts: [...priced.discounts],
  discountCents: priced.discountCents,
  totalCents: priced.totalCents,
})
