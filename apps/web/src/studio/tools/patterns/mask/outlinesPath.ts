import type { PatternMask } from '@kitwright/design'
import type { Point } from '@kitwright/measure'
import type { PickView } from '../../../fields/index.ts'

/** The top left of what is drawn on, in the window. */
export interface Corner {
  readonly left: number
  readonly top: number
}

/** A mask's outlines as they are seen, with gaps where the cloth is turned away. */
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
