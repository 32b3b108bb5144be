import { Path2D as SkiaPath, FillType, PathOp, StrokeCap, StrokeJoin } from '@napi-rs/canvas'
import type { Segment, Shape } from '@kitwright/vector'
import type { Clip } from '../surface/separable.ts'
import { strokeLines } from '../separation/index.ts'

const CAPS = { butt: StrokeCap.Butt, round: StrokeCap.Round, square: StrokeCap.Square }
const JOINS = { miter: StrokeJoin.Miter, round: StrokeJoin.Round, bevel: StrokeJoin.Bevel }

/** Skia's operations change their path in place, so these functions work on a copy. */
export const copyOf = (path: SkiaPath): SkiaPath => new SkiaPath(path)
export const union = (a: SkiaPath, b: SkiaPath): SkiaPath => copyOf(a).op(copyOf(b), PathOp.Union)
export const common = (a: SkiaPath, b: SkiaPath): SkiaPath => copyOf(a).op(copyOf(b), PathOp.Intersect)
export const without = (a: SkiaPath, b: SkiaPath): SkiaPath => copyOf(a).op(copyOf(b), PathOp.Difference)

/** Returns the path transformed by a matrix. */
export function moved(path: SkiaPath, [a, b, c, d, e, f]: Shape['matrix']): SkiaPath {
  return copyOf(path).transform({ a, b, c, d, e, f })
}

/** Checks that the boxes around two paths do not overlap. */
export function areApart(a: SkiaPath, b: SkiaPath): boolean {
  const [one, other] = [a.getBounds(), b.getBounds()]
  return one[2] <= other[0] || other[2] <= one[0] || one[3] <= other[1] || other[3] <= one[1]
}

/**
 * Returns the union of at least one path. Paths are joined in pairs, so that each point is processed only a few times.
 */
export function joined(paths: readonly SkiaPath[]): SkiaPath {
  let rest = paths
  while (rest.length > 1)
    rest = rest.flatMap((path, i) => (i % 2 === 1 ? [] : i + 1 < rest.length ? [union(path, rest[i + 1]!)] : [path]))
  return rest[0]!
}

const textOf = (outline: readonly Segment[]): string => outline.map(({ kind, to }) => `${kind}${to.join(' ')}`).join('')

export function pathOf({ outline, rule }: Clip): SkiaPath {
  const path = new SkiaPath(textOf(outline))
  path.setFillType(rule === 'evenodd' ? FillType.EvenOdd : FillType.Winding)
  return path
}

function dashedPath(shape: Pick<Shape, 'outline' | 'line'>): SkiaPath {
  const path = new SkiaPath()
  for (const line of strokeLines(shape))
    for (let i = 0; i < line.length; i += 2)
      if (i === 0) path.moveTo(line[0]!, line[1]!)
      else path.lineTo(line[i]!, line[i + 1]!)
  return path
}

/**
 * The scale for strokes: Skia outlines a stroke to a quarter of a unit, so drawings of 24 units per side get corners.
 */
const STROKE_UNITS = 10_000

/** Returns the area that a shape's paint fills, in the shape's units. */
export function shapeArea(shape: Pick<Shape, 'outline' | 'rule' | 'line'>): SkiaPath {
  const { line } = shape
  if (!line) return pathOf(shape)
  const { width, cap, join, miterLimit } = line
  const path = line.dashes.length > 0 ? dashedPath(shape) : pathOf(shape)
  const [left, top, right, bottom] = path.getBounds()
  const by = STROKE_UNITS / Math.max(right - left, bottom - top, width)
  if (!Number.isFinite(by)) return path.stroke({ width, cap: CAPS[cap], join: JOINS[join], miterLimit })
  const large = moved(path, [by, 0, 0, by, 0, 0])
  return moved(large.stroke({ width: width * by, cap: CAPS[cap], join: JOINS[join], miterLimit }), [
    1 / by,
    0,
    0,
    1 / by,
    0,
    0,
  ])
}
