import type { Cart } from '@kitwright/contract'

/** Returns what a cart costs in all, with samples, free lines of offers and what earlier samples give back; null if nothing has a price. */
export function sumOf({
  quote,
  samples,
  offers,
  credits = [],
}: Pick<Cart, 'quote' | 'offers'> & {
  readonly samples: readonly Pick<Cart['samples'][number], 'cents'>[]
  readonly credits?: Cart['credits']
}): number | null {
  if (quote === null && samples.every(({ cents }) => cents === null)) return null
  const sampleCents = samples.reduce((sum, { cents }) => sum + (cents ?? 0), 0)
  const creditCents = credits.reduce((sum, { cents }) => sum + cents, 0)
  return (quote?.totalCents ?? 0) + offers.extraCents + sampleCents - creditCents
}
