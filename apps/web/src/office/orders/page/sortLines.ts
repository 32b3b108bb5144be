import type { OrderLine } from '@kitwright/contract'
import { sizeLabel, sizeOrder } from '@kitwright/garment'

export const LINE_SORTS = ['number', 'name', 'size', 'sleeve', 'qty', 'total'] as const
export type LineSort = (typeof LINE_SORTS)[number]

const nameOf = ({ printName, playerName }: OrderLine): string => printName || playerName

const COMPARE: Readonly<Record<LineSort, (a: OrderLine, b: OrderLine) => number>> = {
  // A line without a number comes last.
  number: (a, b) => (a.number ?? Infinity) - (b.number ?? Infinity) || 0,
  name: (a, b) => nameOf(a).localeCompare(nameOf(b), 'km'),
  size: (a, b) => sizeOrder(a.size) - sizeOrder(b.size),
  sleeve: (a, b) => a.sleeve.localeCompare(b.sleeve),
  qty: (a, b) => a.qty - b.qty,
  total: (a, b) => a.totalCents - b.totalCents,
}

/** Sorts lines; without a sort they keep the order's own sequence. */
export function sortLines(
  lines: readonly OrderLine[],
  sort: { readonly by: LineSort; readonly isDown: boolean } | null,
): readonly OrderLine[] {
  if (sort === null) return lines
  const sorted = lines.toSorted(COMPARE[sort.by])
  return sort.isDown ? sorted.toReversed() : sorted
}

/** Returns the pieces of each size as its label shows it, from small to large. */
export function sumSizes(lines: readonly OrderLine[]): readonly (readonly [string, number])[] {
  const bySize = Map.groupBy(lines, ({ size }) => size)
  return [...bySize]
    .toSorted(([a], [b]) => sizeOrder(a) - sizeOrder(b))
    .map(([size, same]) => [sizeLabel(size), same.reduce((sum, { qty }) => sum + qty, 0)])
}
