import type { Point } from '@kitwright/measure'
import type { Gap, Guide, Guides } from './types.ts'

/** The marks of a drag on the screen, CSS px. */
export interface GuideShapes {
  readonly lines: readonly { readonly kind: Guide['kind'] | 'gap'; readonly points: readonly Point[] }[]
  readonly labels: readonly { readonly at: Point; readonly text: string }[]
}

const NONE: GuideShapes = { lines: [], labels: [] }
/** Cloth is curved: a straight line on it is not straight on the screen. */
const STEPS = 10

function pointsAlong({ from, to }: { from: Point; to: Point }, place: (at: Point) => Point | null): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / STEPS,
    y: from.y + ((to.y - from.y) * i) / STEPS,
  })).flatMap(at => place(at) ?? [])
}

/** Rounds to tenths below 100 mm, else to whole millimetres. */
const figure = (mm: number): number => (mm < 100 ? Math.round(mm * 10) / 10 : Math.round(mm))

const textOf = ({ mm, byMm }: Gap): string =>
  byMm === undefined ? `${figure(mm)} mm` : `${figure(mm)} × ${figure(byMm)} mm`

/** Returns the shapes of the guides. `place` maps a point of the piece to the screen; null if it is not visible. */
export function guideShapes(guides: Guides | null, place: (at: Point) => Point | null): GuideShapes {
  if (!guides) return NONE
  const gaps = guides.gaps.map(gap => ({ points: pointsAlong(gap, place), text: textOf(gap) }))
  return {
    lines: [
      ...guides.lines.map(line => ({ kind: line.kind, points: pointsAlong(line, place) })),
      ...gaps.map(({ points }) => ({ kind: 'gap' as const, points })),
    ],
    labels: gaps.flatMap(({ points, text }) => {
      const at = points[Math.floor(points.length / 2)]
      return at ? [{ at, text }] : []
    }),
  }
}

export const pathOf = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ')
