import type { SampleKind, SampleTerms } from '@kitwright/contract'
import type { ProductType } from '@kitwright/garment'
import type { TenantContext } from '../../endpoint/index.ts'
import { parseSettings } from '../../tenants/index.ts'

export const sampleTermsOf = ({ settings }: Pick<TenantContext, 'settings'>): SampleTerms =>
  parseSettings(settings).samples

/** Returns the price of a sample; null if the shop does not offer it. */
export function sampleCentsOf(
  tenant: Pick<TenantContext, 'settings' | 'productTypes'>,
  { kind, productType }: { readonly kind: SampleKind; readonly productType: ProductType },
): number | null {
  if (!tenant.productTypes.includes(productType)) return null
  return sampleTermsOf(tenant).products[productType]?.[kind] ?? null
}

/** Returns the day as many months later, the last of its month at most: `2026-01-31` and 1 give `2026-02-28`. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10)
}
