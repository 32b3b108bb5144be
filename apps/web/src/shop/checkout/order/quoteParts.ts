import type { Quote, QuotedLine } from '@kitwright/contract'

export interface QuoteParts {
  readonly baseCents: number
  readonly surcharges: readonly { readonly kind: QuotedLine['surcharges'][number]['kind']; readonly cents: number }[]
  readonly discounts: readonly { readonly kind: QuotedLine['discounts'][number]['kind']; readonly percent: number }[]
  /** Pieces missing to the minimum; 0 if there are enough. */
  readonly missing: number
}

/** Sums a quote's lines by the kind of charge. */
export function quoteParts({ lines, belowMinimum, minimumQty, qty }: Quote): QuoteParts {
  const surcharges = new Map<QuoteParts['surcharges'][number]['kind'], number>()
  const discounts = new Map<string, QuoteParts['discounts'][number]>()
  let baseCents = 0
  for (const line of lines) {
    baseCents += line.baseCents * line.qty
    for (const { kind, cents } of line.surcharges) surcharges.set(kind, (surcharges.get(kind) ?? 0) + cents * line.qty)
    for (const discount of line.discounts) discounts.set(`${discount.kind} ${discount.percent}`, discount)
  }
  return {
    baseCents,
    surcharges: [...surcharges].map(([kind, cents]) => ({ kind, cents })),
    discounts: [...discounts.values()].filter(({ percent }) => percent > 0),
    missing: belowMinimum.length > 0 ? Math.max(0, minimumQty - qty) : 0,
  }
}
