import { latinDigits } from '@kitwright/measure'

const AMOUNT = /^(-?)\$?(\d{1,7}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/

/**
 * Parses typed dollars into whole cents: `12.5`, `$1,234.50`, `-3`, Khmer digits too. Returns null for anything else,
 * also for the ambiguous `12,50`, which may mean twelve or twelve hundred.
 */
export function parseDollars(text: string): number | null {
  const plain = latinDigits(text).replaceAll(/\s/g, '').replace('−', '-')
  const [, sign, dollars, cents = ''] = AMOUNT.exec(plain) ?? []
  if (dollars === undefined) return null
  const whole = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
  return sign === '-' && whole > 0 ? -whole : whole
}

/** Formats cents as typed dollars: `12.50`. */
export const typedDollars = (cents: number): string => (cents / 100).toFixed(2)
