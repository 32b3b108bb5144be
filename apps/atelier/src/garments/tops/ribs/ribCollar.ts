import type { Point } from '@kitwright/measure'
import type { Edge, PatternPiece } from '../../../sewingPattern/pattern.ts'

/** A knitted band round the neck. */
export interface RibCollar {
  readonly heightMm: number
  readonly thicknessMm: number
}

/**
 * Rib length per neck edge. It stretches round the curves without gathering the cloth below, and hardly along the
 * straight legs of a V.
 */
const CURVE_RATIO = 0.95
const LEG_RATIO = 0.985

/**
 * Length by which each end of the V rib is shorter at its inner edge, since its ends are mitred along the centre front.
 */
const V_MITRE_MM = 27

/**
 * Returns the rib, seen from outside, with its sewn edge at the bottom. The crew's rib is centred on the centre front
 * and closed at the centre back; the V's is centred on the centre back and mitred at the point. `neck` contains the
 * lengths of half the front and half the back neckline.
 */
export function ribCollar(
  collar: 'crew' | 'v',
  { heightMm }: RibCollar,
  neck: { front: number; back: number },
): PatternPiece {
  const front = neck.front * (collar === 'v' ? LEG_RATIO : CURVE_RATIO)
  const back = neck.back * CURVE_RATIO
  const order: readonly (readonly [string, number])[] =
    collar === 'crew'
      ? [
          ['backR', back],
          ['frontR', front],
          ['frontL', front],
          ['backL', back],
        ]
      : [
          ['frontL', front],
          ['backL', back],
          ['backR', back],
          ['frontR', front],
        ]
  const half = front + back
  const inner = collar === 'crew' ? half : half - V_MITRE_MM
  const at = (x: number, y: number): Point => ({ x, y })
  let x = -half
  const sewn: Edge[] = order.map(([name, length]) => {
    const line = [at(x, heightMm), at(x + length, heightMm)]
    x += length
    return { name, line }
  })
  return {
    id: 'collar',
    isRib: true,
    edges: [
      ...sewn,
      { name: 'endPlus', line: [at(half, heightMm), at(inner, 0)] },
      { name: 'top', line: [at(inner, 0), at(-inner, 0)] },
      { name: 'endMinus', line: [at(-inner, 0), at(-half, heightMm)] },
    ],
  }
}
