import type { Seam } from '@kitwright/garment'
import type { Edge, Pattern, PatternPiece } from '../../sewingPattern/pattern.ts'

export interface BandCut {
  readonly heightMm: number
  /** Its length as a ratio of the waist that it gathers. */
  readonly gather: number
  /**
   * Whether it is a wide printed band: a front and a back, sewn at the sides. Otherwise it is a rib in one piece,
   * closed at the back.
   */
  readonly isPrinted?: boolean
}

/** Half the waist to be gathered, front and back, in mm. */
interface Waist {
  readonly front: number
  readonly back: number
}

/** Returns an upright strip centred on x = 0, seen from outside. `sewn` are its lower edges from left to right. */
function strip(height: number, sewn: readonly (readonly [string, number])[], ends: readonly [string, string]): Edge[] {
  const half = sewn.reduce((sum, [, length]) => sum + length, 0) / 2
  let x = -half
  const lower = sewn.map(([name, length]): Edge => {
    const line = [
      { x, y: height },
      { x: x + length, y: height },
    ]
    x += length
    return { name, line }
  })
  const [topLeft, topRight] = [
    { x: -half, y: 0 },
    { x: half, y: 0 },
  ]
  return [
    ...lower,
    { name: ends[1], line: [{ x: half, y: height }, topRight] },
    { name: 'top', line: [topRight, topLeft] },
    { name: ends[0], line: [topLeft, { x: -half, y: height }] },
  ]
}

const toLegs = (bandOf: (half: 'front' | 'back') => string): Seam[] =>
  (['L', 'R'] as const).flatMap((s): Seam[] => [
    { a: [bandOf('front'), `front${s}`], b: [`shortsFront${s}`, 'waist'] },
    { a: [bandOf('back'), `back${s}`], b: [`shortsBack${s}`, 'waist'] },
  ])

function ribBand(height: number, { front, back }: Waist): Pattern {
  const sewn = [
    ['backR', back],
    ['frontR', front],
    ['frontL', front],
    ['backL', back],
  ] as const
  return {
    pieces: [{ id: 'waistband', isRib: true, edges: strip(height, sewn, ['endMinus', 'endPlus']) }],
    seams: [...toLegs(() => 'waistband'), { a: ['waistband', 'endPlus'], b: ['waistband', 'endMinus'] }],
  }
}

function printedBand(height: number, { front, back }: Waist): Pattern {
  const piece = (id: string, edges: Edge[]): PatternPiece => ({ id, isElastic: true, edges })
  const fronts = [
    ['frontR', front],
    ['frontL', front],
  ] as const
  const backs = [
    ['backL', back],
    ['backR', back],
  ] as const
  return {
    pieces: [
      piece('waistband', strip(height, fronts, ['sideR', 'sideL'])),
      piece('waistbandBack', strip(height, backs, ['sideL', 'sideR'])),
    ],
    seams: [
      ...toLegs(half => (half === 'front' ? 'waistband' : 'waistbandBack')),
      { a: ['waistband', 'sideL'], b: ['waistbandBack', 'sideL'] },
      { a: ['waistband', 'sideR'], b: ['waistbandBack', 'sideR'] },
    ],
  }
}

/** Returns the band that gathers the waist, and its seams. */
export function waistband({ heightMm, gather, isPrinted = false }: BandCut, waist: Waist): Pattern {
  const gathered = { front: waist.front * gather, back: waist.back * gather }
  return isPrinted ? printedBand(heightMm, gathered) : ribBand(heightMm, gathered)
}

export const isBand = (pieceId: string): boolean => pieceId.startsWith('waistband')
