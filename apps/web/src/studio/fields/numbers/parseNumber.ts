import { latinDigits } from '@kitwright/measure'

/** What is typed as a number; Khmer digits and a decimal comma too. Null where none begins. */
export const plainNumber = (text: string): number | null => {
  const value = Number.parseFloat(latinDigits(text).replace(',', '.'))
  return Number.isFinite(value) ? value : null
}
