const KHMER_ZERO = 0x17e0

/** Khmer digits ០-៩ as 0-9; everything else unchanged. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u17e0-\u17e9]/g, digit => String(digit.charCodeAt(0) - KHMER_ZERO))

/** A whole number written in Latin or Khmer digits, spaces around allowed; null for anything else. */
export function parseWholeNumber(text: string): number | null {
  const digits = latinDigits(text.trim())
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

const COUNT = new Intl.NumberFormat('en-US')

/** `1,245`, the same in every language, as prices are. */
export const formatCount = (count: number): string => COUNT.format(count)
