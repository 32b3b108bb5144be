const KHMER_ZERO = 0x17e0

/** Converts Khmer digits ០-៩ to 0-9 and leaves everything else unchanged. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u17e0-\u17e9]/g, digit => String(digit.charCodeAt(0) - KHMER_ZERO))

/** Parses a whole number in Latin or Khmer digits, with optional spaces around; null for anything else. */
export function parseWholeNumber(text: string): number | null {
  const digits = latinDigits(text.trim())
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

const COUNT = new Intl.NumberFormat('en-US')

/** Formats a count as `1,245` in every language, like prices. */
export const formatCount = (count: number): string => COUNT.format(count)
