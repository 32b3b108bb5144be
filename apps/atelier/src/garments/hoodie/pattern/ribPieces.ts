import type { Point } from '@kitwright/measure'
import type { PatternPiece } from '../../../sewingPattern/pattern.ts'
import type { HoodieCut } from './cuts.ts'

const at = (x: number, y: number): Point => ({ x, y })

/**
 * Returns the knitted hem for half a front and half a back edge, seen from outside, centred on the centre front and
 * closed at the centre back. Its free edge is the lower one.
 */
export function waistbandPiece(edge: { front: number; back: number }, rib: HoodieCut['rib']): PatternPiece {
  const front = edge.front * rib.waist
  const half = front + edge.back * rib.waist
  const low = rib.heightMm
  return {
    id: 'waistband',
    isRib: true,
    edges: [
      { name: 'hem', line: [at(-half, low), at(half, low)] },
      { name: 'endPlus', line: [at(half, low), at(half, 0)] },
      { name: 'backL', line: [at(half, 0), at(front, 0)] },
      { name: 'frontL', line: [at(front, 0), at(0, 0)] },
      { name: 'frontR', line: [at(0, 0), at(-front, 0)] },
      { name: 'backR', line: [at(-front, 0), at(-half, 0)] },
      { name: 'endMinus', line: [at(-half, 0), at(-half, low)] },
    ],
  }
}

/** Returns the wearer's left cuff, closed under the arm. Its free edge is the lower one. */
export function cuffPiece(wristMm: number, rib: HoodieCut['rib']): PatternPiece {
  const half = (wristMm * rib.wrist) / 2
  const low = rib.heightMm
  return {
    id: 'cuffL',
    isRib: true,
    edges: [
      { name: 'hem', line: [at(-half, low), at(half, low)] },
      { name: 'endPlus', line: [at(half, low), at(half, 0)] },
      { name: 'wrist', line: [at(half, 0), at(-half, 0)] },
      { name: 'endMinus', line: [at(-half, 0), at(-half, low)] },
    ],
  }
}
