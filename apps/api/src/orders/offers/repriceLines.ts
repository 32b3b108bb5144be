import type { PriceSource, Quote } from '@kitwright/contract'

type PricedLine = Quote['lines'][number]

/** The source of a line's price, with reason and account for a manual one. */
export interface LinePriceSource {
  readonly source: PriceSource
  readonly reason: string
  readonly by: string | null
}

/** Returns a line at a price that staff set: neither surcharges nor discounts change it. */
export const atManualPrice = (line: PricedLine, unitCents: number): PricedLine => ({
  ...line,
  baseCents: unitCents,
  unitCents,
  surcharges: [],
  discounts: [],
  discountCents: 0,
  totalCents: unitCents * line.qty,
})

const sumOf = (lines: readonly PricedLine[], of: (line: PricedLine) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0)

/** Puts other prices of one piece in place of those of the list; null keeps a line as it is. */
export function repriceLines(quote: Quote, unitCents: readonly (number | null)[]): Quote {
  const lines = quote.lines.map((line, i) => {
    const cents = unitCents[i] ?? null
    return cents === null ? line : atManualPrice(line, cents)
  })
  return {
    ...quote,
    lines,
    subtotalCents: sumOf(lines, line => line.unitCents * line.qty),
    discountCents: sumOf(lines, line => line.discountCents),
    totalCents: sumOf(lines, line => line.totalCents),
  }
}
