import { COVER, PLACED_COVER } from './cover.ts'

const DIGITS = new Map([
  ...PLACED_COVER,
  ...COVER.flatMap(([digit, ids]) => ids.split(' ').map((id): [string, string] => [id, digit])),
])

const wrap = (at: number, cells: number): number => Math.floor((at - Math.floor(at)) * cells)

/**
 * How much of the cloth a pattern covers about a point of its tile (0-1 each way, beyond it the tile begins anew): of a placed
 * one right there, of any other everywhere the same. Of one that is not packaged nothing.
 */
export function patternCover(id: string, u: number, v: number): number {
  const digits = DIGITS.get(id)
  if (!digits) return 0
  const cells = Math.sqrt(digits.length)
  return parseInt(digits[wrap(v, cells) * cells + wrap(u, cells)]!, 16) / 15
}
