import type { Packing } from '../packing/packing.ts'

/** Share of all pieces that count as large; two of them are swapped. */
const LARGE_SHARE = 0.4

/** Swaps two large pieces of different kinds. */
export function disruptLayout(packing: Packing, random: () => number): void {
  const { x, y, kind, count, bySize } = packing
  const large = bySize.slice(0, Math.max(2, Math.ceil(count * LARGE_SHARE)))
  const any = (): number => large[Math.floor(random() * large.length)]!
  let [a, b] = [any(), any()]
  for (let t = 0; t < 50 && kind[a] === kind[b]; t++) [a, b] = [any(), any()]
  ;[x[a], x[b]] = [x[b]!, x[a]!]
  ;[y[a], y[b]] = [y[b]!, y[a]!]
  packing.shorten(packing.lengthMm, Infinity)
}
