import type { FillRule, Segment, Shape, ShapePicture, DrawingNode } from '@kitwright/vector'

/** A clipping outline, in the drawing's pixels. */
export interface Clip {
  readonly outline: readonly Segment[]
  readonly rule: FillRule
}

/** A shape with all outlines that clip it. */
export interface ClippedShape {
  readonly shape: Shape
  readonly clips: readonly Clip[]
}

/** A drawing for separation into inks by its own fills and strokes, bottom first. */
export interface SeparableDrawing {
  readonly widthPx: number
  readonly heightPx: number
  readonly shapes: readonly ClippedShape[]
}

/** The point limit: the time to join and cut outlines grows with their points. */
const MAX_POINTS = 24_000
/** The limit of transparent shapes: each may split every area below it. */
const MAX_SEE_THROUGH = 24

/** Checks that a shape lets the shapes below it show through. */
export const isSeeThrough = ({ shape: { paint, opacity } }: ClippedShape): boolean =>
  opacity < 1 || (paint.kind === 'plain' ? paint.colour.a < 1 : paint.stops.some(({ colour }) => colour.a < 1))

/** Returns the shapes of a drawing, bottom first, each with the outlines that clip it. */
export function flattenClips(shown: readonly DrawingNode[], clips: readonly Clip[] = []): ClippedShape[] {
  return shown.flatMap(each =>
    each.kind === 'shape'
      ? [{ shape: each, clips }]
      : flattenClips(each.shown, [...clips, { outline: each.outline, rule: each.rule }]),
  )
}

/** Returns the drawing as shapes to separate; null if it has too many points or transparent shapes for the press. */
export function separableDrawing({ widthPx, heightPx, shown, points }: ShapePicture): SeparableDrawing | null {
  if (points > MAX_POINTS) return null
  const shapes = flattenClips(shown)
  return shapes.filter(isSeeThrough).length > MAX_SEE_THROUGH ? null : { widthPx, heightPx, shapes }
}
