import type { CreditRecord } from './creditStore.ts'

interface GoodsLine {
  readonly productType: string
  readonly totalCents: number
}

/**
 * Returns what each credit gives back on goods of its product type, the first ones first. The credits of a product
 * never exceed what its goods cost; those that would give nothing are left out.
 */
export function applyCredits(credits: readonly CreditRecord[], goods: readonly GoodsLine[]): CreditRecord[] {
  const left = new Map<string, number>()
  for (const { productType, totalCents } of goods) left.set(productType, (left.get(productType) ?? 0) + totalCents)
  return credits.flatMap(credit => {
    const room = left.get(credit.product_type) ?? 0
    const cents = Math.min(credit.cents, room)
    left.set(credit.product_type, room - cents)
    return cents > 0 ? [{ ...credit, cents }] : []
  })
}
