import type { PatternMask } from '@kitwright/design'
import type { Point } from '@kitwright/measure'
import type { PickView } from '../../../fields/index.ts'

/** Top left corner of the drawing area, in the window. */
export interface Corner {
  readonly left: number
  readonly top: number
}

/** Returns a mask's outlines as an SVG path, with gaps where the cloth faces away. */
export const outlinesPath = ({ show }: Pick<PickView, 'show'>, mask: PatternMask, { left, top }: Corner): string =>
  mask.outlines
    .map(({ piece, points }) => {
      let last: Point | null = null
      return [...points, points[0]!]
        .map(at => {
          const there = show({ piece, at })
          const step = there ? `${last ? 'L' : 'M'}${(there.x - left).toFixed(1)} ${(there.y - top).toFixed(1)}` : ''
          last = there
          return step
        })
        .join('')
    })
    .join('')
