import { latinDigits } from '@kitwright/measure'

/** Parses a typed number, including Khmer digits and a decimal comma. Null if the text does not begin with a number. */
export const plainNumber = (text: string): number | null => {
  const value = Number.parseFloat(latinDigits(text).replace(',', '.'))
  return Number.isFinite(value) ? value : null
}
