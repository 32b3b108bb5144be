import type { Cart } from '@kitwright/contract'

/** Returns what a cart costs in all, with samples and what earlier ones give back; null if nothing has a price. */
export function sumOf({
  quote,
  samples,
  credits = [],
}: Pick<Cart, 'quote'> & {
  readonly samples: readonly Pick<Cart['samples'][number], 'cents'>[]
  readonly credits?: Cart['credits']
}): number | null {
  if (quote === null && samples.every(({ cents }) => cents === null)) return null
  const sampleCents = samples.reduce((sum, { cents }) => sum + (cents ?? 0), 0)
  const creditCents = credits.reduce((sum, { cents }) => sum + cents, 0)
  return (quote?.totalCents ?? 0) + sampleCents - creditCents
}
