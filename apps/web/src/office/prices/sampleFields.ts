import { SAMPLE_KINDS, SAMPLE_LIMITS, type SampleKind, type SampleTerms } from '@kitwright/contract'
import type { ProductType } from '@kitwright/garment'
import { latinDigits } from '@kitwright/measure'
import { parseDollars, typedDollars } from '../money/parseDollars.ts'

/** The terms of samples as typed. */
export interface SampleFields {
  readonly months: string
  readonly dollars: Readonly<Partial<Record<ProductType, Partial<Record<SampleKind, string>>>>>
}

const typed = (cents: number | null): string => (cents === null ? '' : typedDollars(cents))

export const sampleFieldsOf = ({ months, products }: SampleTerms): SampleFields => ({
  months: String(months),
  dollars: Object.fromEntries(
    Object.entries(products).map(([type, { size_set, swatches, sewn }]) => [
      type,
      { size_set: typed(size_set), swatches: typed(swatches), sewn: typed(sewn) },
    ]),
  ),
})

const [leastCents, mostCents] = SAMPLE_LIMITS.cents
const [leastMonths, mostMonths] = SAMPLE_LIMITS.months

/** Reads the fields of these products. `wrong` has `months`, and product and kind of each wrong price. */
export function readSamples(
  { months: typedMonths, dollars }: SampleFields,
  types: readonly ProductType[],
): { readonly terms: SampleTerms; readonly wrong: ReadonlySet<string> } {
  const wrong = new Set<string>()
  const months = Number(latinDigits(typedMonths.trim()) || Number.NaN)
  if (!Number.isInteger(months) || months < leastMonths || months > mostMonths) wrong.add('months')
  const products: SampleTerms['products'] = {}
  for (const type of types) {
    const read = (kind: SampleKind): number | null => {
      const text = dollars[type]?.[kind]?.trim() ?? ''
      if (text === '') return null
      const cents = parseDollars(text)
      if (cents === null || cents < leastCents || cents > mostCents) wrong.add(`${type} ${kind}`)
      return cents
    }
    const prices = Object.fromEntries(SAMPLE_KINDS.map(kind => [kind, read(kind)])) as Record<SampleKind, number | null>
    if (Object.values(prices).some(cents => cents !== null)) products[type] = prices
  }
  return { terms: { months, products }, wrong }
}
