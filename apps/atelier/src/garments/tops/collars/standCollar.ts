import type { Point } from '@kitwright/measure'
import type { Line } from '../../../sewingPattern/line.ts'
import type { Edge, PatternPiece } from '../../../sewingPattern/pattern.ts'

/** A band that stands up round the neck. */
export interface StandCut {
  readonly heightMm: number
  readonly thicknessMm: number
  /** The length of its sewn edge as a share of the neckline. */
  readonly ratio: number
  /** Share by which its upper edge is steamed shorter, so that it leans to the neck. */
  readonly lean: number
  /** Length by which its ends are sewn together at the centre front, from below; 0 if it is open. */
  readonly closedMm: number
  /** Distance of each upper corner from the centre front. */
  readonly notchMm: number
}

/** Returns the edge from the point where the ends part to the upper edge, rounded at the corner. */
function openEnd({ notchMm }: StandCut, half: number, from: number): Line {
  return Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 8) * (Math.PI / 2)
    return { x: half - notchMm * (1 - Math.cos(angle)), y: from * (1 - Math.sin(angle)) }
  })
}

const mirrored = (line: Line): Point[] => line.map(p => ({ x: -p.x, y: p.y })).reverse()

/**
 * Returns the band seen from outside, with its sewn edge at the bottom, centred on the centre back. It is a rib if it
 * is the whole `collar`, and plain cloth under a leaf. `neck` contains the lengths of half the front and half the back
 * neckline.
 */
export function standCollar(
  id: 'collar' | 'stand',
  cut: StandCut,
  neck: { front: number; back: number },
): PatternPiece {
  const { heightMm, ratio, closedMm } = cut
  const half = (neck.front + neck.back) * ratio
  const at = (x: number, y: number): Point => ({ x, y })
  let x = -half
  const sewn = (['frontL', 'backL', 'backR', 'frontR'] as const).map((name): Edge => {
    const length = (name.startsWith('front') ? neck.front : neck.back) * ratio
    const line = [at(x, heightMm), at(x + length, heightMm)]
    x += length
    return { name, line }
  })
  const part = heightMm - closedMm
  const open = openEnd(cut, half, part)
  const corner = open.at(-1)!
  const closed = [at(half, heightMm), at(half, part)]
  return {
    id,
    ...(id === 'collar' ? { isRib: true } : { isElastic: true }),
    edges: [
      ...sewn,
      ...(closedMm > 0 ? [{ name: 'endPlus', line: closed }] : []),
      { name: 'openPlus', line: open },
      { name: 'top', line: [corner, at(-corner.x, 0)] },
      { name: 'openMinus', line: mirrored(open) },
      ...(closedMm > 0 ? [{ name: 'endMinus', line: mirrored(closed) }] : []),
    ],
  }
}
