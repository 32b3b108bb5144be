import { latinDigits } from '@kitwright/measure'

const AMOUNT = /^(-?)\$?(\d{1,7}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/

/**
 * Typed dollars as whole cents: `12.5`, `$1,234.50`, `-3`, Khmer digits too. Null for anything else, also for `12,50`, which one
 * reader takes for twelve and another for twelve hundred.
 */
export function parseDollars(text: string): number | null {
  const plain = latinDigits(text).replaceAll(/\s/g, '').replace('−', '-')
  const [, sign, dollars, cents = ''] = AMOUNT.exec(plain) ?? []
  if (dollars === undefined) return null
  const whole = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
  return sign === '-' && whole > 0 ? -whole : whole
}

/** Versioned cents as one types dollars: `12.50`. */
export const typedDollars = (cents: number): string => (cents / 100).toFixed(2)
