import { KNOWN_SIZES, type Size } from './cuts.ts'

const SHOWN: Partial<Record<Size, string>> = {
  XXL: '2XL',
  XXXL: '3XL',
  XXXXL: '4XL',
  XXXXXL: '5XL',
  XXXXXXL: '6XL',
}

/** Returns the displayed label: XXXL is shown as 3XL. */
export const sizeLabel = (size: Size): string => SHOWN[size] ?? size

/** Returns the position in the list of all sizes; sort by it, never by letters. */
export const sizeOrder = (size: Size): number => KNOWN_SIZES.indexOf(size)

/** Returns each of these sizes once, from the smallest. */
export const sortSizes = (sizes: Iterable<Size>): Size[] =>
  [...new Set(sizes)].sort((a, b) => sizeOrder(a) - sizeOrder(b))

/**
 * Parses a stored value or a label in any case, as pasted from tables; null for anything else. `run` are the sizes that
 * it may be: a product's, or all.
 */
export function parseSize(text: string, run: readonly Size[] = KNOWN_SIZES): Size | null {
  const wanted = text.trim().toUpperCase()
  return run.find(size => size === wanted || sizeLabel(size) === wanted) ?? null
}
