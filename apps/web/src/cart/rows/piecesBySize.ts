import type { LineInput } from '@kitwright/contract'
import { sizeOrder, type Size } from '@kitwright/garment'

export interface SizeSum {
  readonly size: Size
  readonly qty: number
}

/** Returns the ordered pieces by size, smallest first. */
export function piecesBySize(lines: readonly Pick<LineInput, 'size' | 'qty'>[]): SizeSum[] {
  const sums = new Map<Size, number>()
  for (const { size, qty } of lines) sums.set(size, (sums.get(size) ?? 0) + qty)
  return [...sums].map(([size, qty]) => ({ size, qty })).sort((a, b) => sizeOrder(a.size) - sizeOrder(b.size))
}
