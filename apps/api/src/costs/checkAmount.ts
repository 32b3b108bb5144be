import { centsOfAmount } from '@kitwright/pricing'
import { COST_LIMITS, type CostCurrency } from '@kitwright/contract'
import { ProblemError, type TenantContext } from '../endpoint/index.ts'
import { parseSettings } from '../tenants/index.ts'
import type { CostPrices } from './costListStore.ts'

/** Returns the shop's rate for amounts in riel; null for dollars. Throws `riel-rate-missing`. */
export function rateFor(currency: CostCurrency, { settings }: Pick<TenantContext, 'settings'>): number | null {
  if (currency === 'USD') return null
  const { rielPerDollar } = parseSettings(settings).payment
  if (rielPerDollar === null)
    throw new ProblemError('riel-rate-missing', [{ path: 'currency', id: 'riel-rate-missing' }])
  return rielPerDollar
}

/** Returns every price of a list with its path. */
function pricesOf({ cloth, print, sewing, packing }: CostPrices): [path: string, amount: number | null][] {
  return [
    ...cloth.map(({ metre }, i): [string, number] => [`cloth.${i}.metre`, metre]),
    ...Object.entries(print).map(([key, amount]): [string, number | null] => [`print.${key}`, amount]),
    ...sewing.flatMap(({ amount, sizes }, i): [string, number][] => [
      [`sewing.${i}.amount`, amount],
      ...sizes.map((own, at): [string, number] => [`sewing.${i}.sizes.${at}.amount`, own.amount]),
    ]),
    ...Object.entries(packing).map(([key, amount]): [string, number | null] => [`packing.${key}`, amount]),
  ]
}

/** Throws `cost-too-high` at each price that is higher than its currency allows. */
export function checkPrices(prices: CostPrices): void {
  const most = prices.currency === 'KHR' ? COST_LIMITS.riel : COST_LIMITS.cents
  const fields = pricesOf(prices).flatMap(([path, amount]) =>
    (amount ?? 0) > most ? [{ path, id: 'cost-too-high' as const }] : [],
  )
  if (fields.length > 0) throw new ProblemError('cost-too-high', fields)
}

/** Returns an invoice's amount in cents. Throws `cost-too-high` for more than an order can cost. */
export function invoiceCents(
  amount: number,
  of: { readonly currency: CostCurrency; readonly rielPerDollar: number | null },
) {
  const cents = centsOfAmount(amount, of)
  if (cents > COST_LIMITS.invoiceCents)
    throw new ProblemError('cost-too-high', [{ path: 'amount', id: 'cost-too-high' }])
  return cents
}
