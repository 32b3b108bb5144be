import type { Point } from '@kitwright/measure'

export const polygonOf = (...corners: readonly (readonly [number, number])[]): Point[] =>
  corners.map(([x, y]) => ({ x, y }))

export const rectangle = (along: number, across: number): Point[] =>
  polygonOf([0, 0], [along, 0], [along, across], [0, across])

/** A piece made of squares: adjacent columns 1 wide, each from one row to another. */
export interface Tower {
  readonly columns: readonly (readonly [from: number, to: number])[]
}

export function towerOf(random: () => number): Tower {
  const upTo = (n: number): number => Math.floor(random() * n)
  const columns: [number, number][] = []
  // Each column starts below the previous one's end and ends above its start, so they share a side.
  for (let i = 0, [low, high] = [3, 4]; i < 2 + upTo(6); i++) {
    const from = Math.min(upTo(7), high - 1)
    ;[low, high] = [from, Math.max(low, from) + 1 + upTo(3)]
    columns.push([low, high])
  }
  return { columns }
}
/** Anticlockwise outline with every corner of a square on its edge, many on straight sides. */
export const outlineOfTower = ({ columns }: Tower): Point[] =>
  polygonOf(
    ...columns.flatMap(([from], i) => [[i, from] as const, [i + 1, from] as const]),
    ...columns.flatMap(([, to], i) => [[i, to] as const, [i + 1, to] as const]).toReversed(),
  )
