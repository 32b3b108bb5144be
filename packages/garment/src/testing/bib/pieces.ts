import type { Point } from '@kitwright/measure'
import type { Piece } from '../../catalogue/types.ts'

type Line = readonly (readonly [x: number, y: number])[]

/** The left half of a front or back: from the end of the hem up the side and around the arm to the neck. */
const halfOf = (neckMm: number): readonly (readonly [name: string, line: Line])[] => [
  [
    'sideL',
    [
      [256, 700],
      [250, 258],
    ],
  ],
  [
    'armL',
    [
      [250, 258],
      [185, 150],
      [166, 17.1],
    ],
  ],
  [
    'shoulderL',
    [
      [166, 17.1],
      [92, 0],
    ],
  ],
  [
    'neckL',
    [
      [92, 0],
      [60, neckMm * 0.8],
      [0, neckMm],
    ],
  ],
]

const pointsOf = (line: Line): Point[] => line.map(([x, y]) => ({ x, y }))

const OTHER = { L: 'R', R: 'L' } as const

/** Seen from outside, the wearer's left is on the right of a front and on the left of a back. */
const swapped = (name: string): string => name.replace(/[LR]$/, side => OTHER[side as 'L' | 'R'])

function pieceOf(id: 'front' | 'back', neckMm: number): Piece {
  const left = halfOf(neckMm)
  const right = left.toReversed().map(([name, line]) => {
    const mirrored = line.toReversed().map(([x, y]): readonly [number, number] => [-x, y])
    return [swapped(name), mirrored] as const
  })
  const hem: readonly [string, Line] = [
    'hem',
    [
      [-256, 700],
      [256, 700],
    ],
  ]
  const edges = [hem, ...left, ...right].map(([name, line]) => ({
    name: id === 'back' ? swapped(name) : name,
    points: pointsOf(line),
  }))
  return { id, box: [-256, 0, 256, 700], outline: edges.flatMap(({ points }) => points.slice(0, -1)), edges }
}

export const FRONT = pieceOf('front', 118)
export const BACK = pieceOf('back', 35)
