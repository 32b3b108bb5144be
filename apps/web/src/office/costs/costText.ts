import { COST_LIMITS, type CostCurrency } from '@kitwright/contract'
import { latinDigits } from '@kitwright/measure'
import { parseDollars } from '../money/parseDollars.ts'

/** Writes thousandths as percent with one decimal: `−3.5%`. */
export const percentText = (permille: number): string => `${(permille / 10).toFixed(1).replace('-', '−')}%`

/** Writes an amount as it is typed: `12.50` dollars, or `51,250` riel. */
export const typedAmount = (amount: number, currency: CostCurrency): string =>
  currency === 'KHR' ? amount.toLocaleString('en-US') : (amount / 100).toFixed(2)

/** Parses a typed amount into cents, or into whole riel. Null for anything else. */
export function parseAmount(text: string, currency: CostCurrency): number | null {
  if (currency === 'USD') return parseDollars(text)
  const plain = latinDigits(text).replaceAll(/[\s,៛]/g, '')
  return /^\d{1,10}$/.test(plain) ? Number(plain) : null
}

/** The highest price in a currency. */
export const highestPrice = (currency: CostCurrency): number =>
  currency === 'KHR' ? COST_LIMITS.riel : COST_LIMITS.cents
