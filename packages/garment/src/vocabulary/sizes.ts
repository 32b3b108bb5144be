import { SIZES, type Size } from './vocabulary.ts'

const SHOWN: Partial<Record<Size, string>> = {
  XXL: '2XL',
  XXXL: '3XL',
  XXXXL: '4XL',
  XXXXXL: '5XL',
  XXXXXXL: '6XL',
}

/** Returns the displayed label: XXXL is shown as 3XL. */
export const sizeLabel = (size: Size): string => SHOWN[size] ?? size

/** Returns the position in the list of sizes; sort by it, never by letters. */
export const sizeOrder = (size: Size): number => SIZES.indexOf(size)

/** Parses a stored value or a label in any case, as pasted from tables; null for anything else. */
export function parseSize(text: string): Size | null {
  const wanted = text.trim().toUpperCase()
  return SIZES.find(size => size === wanted || sizeLabel(size) === wanted) ?? null
}
