import { type Box, commonArea } from '../../box.ts'
import { elementsIn, type SvgElement } from '../../element.ts'
import { type Matrix, matrixOf, multiply } from '../../matrix.ts'
import { boundsOf } from '../geometry/bounds.ts'
import type { FillRule } from './drawing.ts'
import { outlineIn, type Viewport } from '../geometry/outlines.ts'
import { movedSegments, type Segment } from '../geometry/segments.ts'
import { ruleOf, styleAt } from './styles.ts'
import { UnsupportedSvgError } from '../geometry/unsupportedSvgError.ts'

export interface ClipOutline {
  readonly outline: readonly Segment[]
  readonly rule: FillRule
}

interface ClipContext {
  /** Maps the units of the clipped element to the picture's pixels. */
  readonly matrix: Matrix
  readonly viewport: Viewport
  /** Returns the box around the clipped element, in its own units. */
  readonly box: () => Box | undefined
}

const isPlain = ({ attributes }: SvgElement): boolean => (attributes.get('clip-path') ?? 'none') === 'none'

/** Overlapping outlines are one only where a program joins them, which is left to pixels. */
function requireApart(boxes: readonly Box[]): void {
  for (const [i, box] of boxes.entries())
    for (const other of boxes.slice(i + 1))
      if (commonArea(box, other) > 0) throw new UnsupportedSvgError('clips on each other')
}

const MOST_CLIPS = 100

/** Visible area of a clip path, in the picture's pixels; empty for a clip path without shapes. Throws {@link UnsupportedSvgError}. */
export function cutOf(clip: SvgElement, { matrix, viewport, box }: ClipContext): ClipOutline {
  if (clip.name !== 'clipPath' || !isPlain(clip)) throw new UnsupportedSvgError('a clip')
  const frame = clip.attributes.get('clipPathUnits') === 'objectBoundingBox' ? box() : null
  if (frame === undefined) return { outline: [], rule: 'nonzero' }
  const units: Matrix = frame
    ? [frame.right - frame.left, 0, 0, frame.bottom - frame.top, frame.left, frame.top]
    : [1, 0, 0, 1, 0, 0]
  const whole = multiply(multiply(matrix, matrixOf(clip.attributes.get('transform'))), units)
  const parts = elementsIn(clip).flatMap(shape => {
    const outline = outlineIn(shape, viewport)
    if (!outline) {
      if (['title', 'desc'].includes(shape.name)) return []
      throw new UnsupportedSvgError(`a clip of ${shape.name}`)
    }
    if (!isPlain(shape)) throw new UnsupportedSvgError('a clip of a clip')
    const style = styleAt(shape)
    if (shape.attributes.get('display') === 'none' || (style.visibility ?? 'visible') !== 'visible') return []
    const moved = movedSegments(outline, multiply(whole, matrixOf(shape.attributes.get('transform'))))
    return moved.length > 0 ? [{ outline: moved, rule: ruleOf(style['clip-rule']) }] : []
  })
  const [first] = parts
  if (!first) return { outline: [], rule: 'nonzero' }
  if (parts.length > MOST_CLIPS || parts.some(({ rule }) => rule !== first.rule))
    throw new UnsupportedSvgError('clips of two kinds')
  requireApart(parts.flatMap(({ outline }) => boundsOf(outline) ?? []))
  return { outline: parts.flatMap(({ outline }) => outline), rule: first.rule }
}
