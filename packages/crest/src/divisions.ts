import { repeatAround, box, polygonPath } from './svgPath.ts'

/** Divisions of the field: the paths filled with its second colour, on 100 by 120, clipped to the shape. */
export const DIVISIONS = {
  plain: '',
  pale: box(50, -10, 60, 140),
  fess: box(-10, 58, 120, 80),
  bend: polygonPath(-10, -10, 110, 110, 110, 140, -10, 140),
  quarters: box(50, -10, 60, 66) + box(-10, 56, 60, 90),
  band: box(35, -10, 30, 140),
  sash: polygonPath(-10, -6, 8, -24, 118, 106, 100, 124),
  chevron: polygonPath(-10, 110, 50, 50, 110, 110, 110, 140, 50, 80, -10, 140),
  stripes: [0, 20, 40, 60, 80].map(x => box(x + 10, -10, 10, 140)).join(''),
  hoops: [0, 1, 2, 3, 4, 5].map(row => box(-10, row * 22 + 9, 120, 11)).join(''),
  cross: box(40, -10, 20, 140) + box(-10, 46, 120, 20),
  saltire: polygonPath(-16, -10, 8, -10, 116, 126, 92, 126) + polygonPath(92, -10, 116, -10, 8, 126, -16, 126),
  rays: repeatAround(polygonPath(50, 56, 38, -60, 62, -60), 12, [50, 56]),
  checks: [0, 1, 2, 3, 4, 5, 6]
    .flatMap(row => [0, 1, 2].map(at => box(at * 34 + (row % 2) * 17, row * 17, 17, 17)))
    .join(''),
} as const satisfies Readonly<Record<string, string>>
export type DivisionId = keyof typeof DIVISIONS
export const DIVISION_IDS = Object.keys(DIVISIONS) as readonly DivisionId[]
