import type { Quote, QuotedLine } from '@kitwright/contract'

export interface QuoteParts {
  readonly baseCents: number
  readonly surcharges: readonly { readonly kind: QuotedLine['surcharges'][number]['kind']; readonly cents: number }[]
  readonly discounts: readonly { readonly kind: QuotedLine['discounts'][number]['kind']; readonly percent: number }[]
  /** Designs with fewer pieces than the minimum, and how many each lacks. */
  readonly missing: readonly { readonly designId: string; readonly count: number }[]
}

/** Sums a quote's lines by the kind of charge. */
export function quoteParts({ lines, belowMinimum, minimumQty }: Quote): QuoteParts {
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
    missing: belowMinimum.map(designId => {
      const own = lines.filter(line => line.designId === designId)
      return { designId, count: minimumQty - own.reduce((sum, { qty }) => sum + qty, 0) }
    }),
  }
}
