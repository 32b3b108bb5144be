import { type Call, COST_LIMITS, type CostCurrency } from '@kitwright/contract'
import { parseSize, runOf, type ProductType } from '@kitwright/garment'
import { highestPrice, parseAmount, typedAmount } from './costText.ts'

export type CostPrices = Call<'PUT /api/office/suppliers/{id}/costs/{day}'>['body']

/** Prices as they are typed. */
export interface PriceDraft {
  readonly currency: CostCurrency
  readonly utilisation: string
  readonly cloth: readonly { readonly fabric: string; readonly widthMm: number | null; readonly metre: string }[]
  readonly print: Readonly<Record<'squareMetre' | 'setUp' | 'garment', string>>
  /** By product; an empty price is unknown. */
  readonly sewing: Readonly<
    Record<string, { readonly per: 'garment' | 'piece'; readonly amount: string; readonly sizes: string }>
  >
  readonly packing: Readonly<Record<'order' | 'garment', string>>
}

const NONE = { per: 'garment', amount: '', sizes: '' } as const

/** Returns prices as they are typed; empty ones for a list that is new. */
export function draftOf(prices: CostPrices | undefined): PriceDraft {
  const currency = prices?.currency ?? 'USD'
  const typed = (amount: number | null | undefined): string =>
    amount === null || amount === undefined ? '' : typedAmount(amount, currency)
  return {
    currency,
    utilisation: String(prices?.utilisationPercent ?? 75),
    cloth: prices?.cloth.map(({ metre, ...of }) => ({ ...of, metre: typed(metre) })) ?? [],
    print: {
      squareMetre: typed(prices?.print.squareMetre),
      setUp: typed(prices?.print.setUp),
      garment: typed(prices?.print.garment),
    },
    sewing: Object.fromEntries(
      (prices?.sewing ?? []).map(({ productType, per, amount, sizes }) => [
        productType,
        { per, amount: typed(amount), sizes: sizes.map(own => `${own.size} ${typed(own.amount)}`).join(', ') },
      ]),
    ),
    packing: { order: typed(prices?.packing.order), garment: typed(prices?.packing.garment) },
  }
}

/** Returns how a product is sewn; without a price where none was typed. */
export const sewingOf = ({ sewing }: PriceDraft, type: string): PriceDraft['sewing'][string] => sewing[type] ?? NONE

/** Returns the paths of fields that cannot be read. */
export type DraftFaults = ReadonlySet<string>

/** Parses prices by size, as `XXL 2.10, XXXL 2.30`. Null if a part is not a size of the product with its price. */
function parseSizes(text: string, type: ProductType, read: (amount: string) => number | null) {
  const parts = text.split(/[,;]/).filter(part => part.trim() !== '')
  const sizes = parts.map(part => {
    const [name = '', amount = '', ...rest] = part.trim().split(/\s+/)
    const size = parseSize(name, runOf(type))
    const price = read(amount)
    return size && price !== null && rest.length === 0 ? { size, amount: price } : null
  })
  const known = sizes.filter(each => each !== null)
  const isOnce = new Set(known.map(({ size }) => size)).size === known.length
  return known.length === sizes.length && isOnce ? known : null
}

/** Reads typed prices. Fields that cannot be read are named, and nothing is taken for zero. */
export function readDraft(
  draft: PriceDraft,
  types: readonly ProductType[],
): { readonly prices: CostPrices; readonly faults: DraftFaults } {
  const faults = new Set<string>()
  const { currency } = draft
  const readPrice = (text: string): number | null => {
    const amount = parseAmount(text, currency)
    return amount !== null && amount >= 0 && amount <= highestPrice(currency) ? amount : null
  }
  const optional = (text: string, path: string): number | null => {
    if (text.trim() === '') return null
    const amount = readPrice(text)
    if (amount === null) faults.add(path)
    return amount
  }
  const required = (text: string, path: string): number => {
    const amount = readPrice(text)
    if (amount === null) faults.add(path)
    return amount ?? 0
  }
  const utilisationPercent = Number(draft.utilisation)
  const [least, most] = COST_LIMITS.utilisationPercent
  if (!Number.isInteger(utilisationPercent) || utilisationPercent < least || utilisationPercent > most)
    faults.add('utilisation')
  const sewing = types.flatMap(productType => {
    const { per, amount, sizes } = sewingOf(draft, productType)
    if (amount.trim() === '' && sizes.trim() === '') return []
    const bySize = parseSizes(sizes, productType, readPrice)
    if (bySize === null) faults.add(`sewing.${productType}.sizes`)
    return [{ productType, per, amount: required(amount, `sewing.${productType}.amount`), sizes: bySize ?? [] }]
  })
  const prices: CostPrices = {
    currency,
    utilisationPercent,
    cloth: draft.cloth.map(({ metre, ...of }, i) => ({ ...of, metre: required(metre, `cloth.${i}`) })),
    print: {
      squareMetre: optional(draft.print.squareMetre, 'print.squareMetre'),
      setUp: optional(draft.print.setUp, 'print.setUp'),
      garment: optional(draft.print.garment, 'print.garment'),
    },
    sewing,
    packing: {
      order: optional(draft.packing.order, 'packing.order'),
      garment: optional(draft.packing.garment, 'packing.garment'),
    },
  }
  return { prices, faults }
}
