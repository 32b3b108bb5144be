import { Path2D as SkiaPath, PathOp, FillType, StrokeCap, StrokeJoin } from '@napi-rs/canvas'
import { labOfHex, nearest } from '../trace/inks.ts'
import { OUTLINE_UNITS, type FindOutlines } from '../types.ts'

interface Outline {
  /** A path of `M`, `L`, `C` and `Z`. */
  readonly d: string
  readonly rule: 'nonzero' | 'evenodd'
}

/** An opaque shape of a drawing in one colour. */
export interface PlainShape extends Outline {
  /** From the outline to the drawing's pixels. */
  readonly matrix: readonly [a: number, b: number, c: number, d: number, e: number, f: number]
  /** Undefined for one that is filled. */
  readonly line:
    | {
        readonly width: number
        readonly cap: 'butt' | 'round' | 'square'
        readonly join: 'miter' | 'round' | 'bevel'
        readonly miterLimit: number
      }
    | undefined
  readonly colour: string
  /** What it is seen within, told in the drawing's pixels. */
  readonly clips: readonly Outline[]
}

const CAPS = { butt: StrokeCap.Butt, round: StrokeCap.Round, square: StrokeCap.Square }
const JOINS = { miter: StrokeJoin.Miter, round: StrokeJoin.Round, bevel: StrokeJoin.Bevel }

function pathOf({ d, rule }: Outline): SkiaPath {
  const path = new SkiaPath(d)
  path.setFillType(rule === 'evenodd' ? FillType.EvenOdd : FillType.Winding)
  return path
}

function areaOf({ matrix, line, clips, ...outline }: PlainShape): SkiaPath {
  const path = pathOf(outline)
  const { width = 0, cap = 'butt', join = 'miter', miterLimit = 4 } = line ?? {}
  const inked = line ? path.stroke({ width, cap: CAPS[cap], join: JOINS[join], miterLimit }) : path
  const [a, b, c, d, e, f] = matrix
  const placed = inked.transform({ a, b, c, d, e, f })
  return clips.reduce((area, clip) => area.op(pathOf(clip), PathOp.Intersect), placed)
}

/** Finds the outlines of a drawing's inks from its shapes, bottom first, by joining and cutting them. */
export function inkOutlines(
  shapes: readonly PlainShape[],
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): FindOutlines {
  const across = OUTLINE_UNITS / widthPx
  const down = OUTLINE_UNITS / heightPx
  const drawn = shapes.map(shape => ({ area: areaOf(shape), lab: labOfHex(shape.colour) }))
  return (inks, isStacked) => {
    const labs = inks.map(ink => ({ lab: labOfHex(ink) }))
    const outlines = inks.map(() => new SkiaPath())
    for (const { area, lab } of drawn) {
      const ink = nearest(lab, labs)
      outlines.forEach((outline, i) => {
        const takesIn = isStacked ? i <= ink : i === ink
        outlines[i] = outline.op(area, takesIn ? PathOp.Union : PathOp.Difference)
      })
    }
    return outlines.map(outline =>
      outline.asWinding().transform({ a: across, b: 0, c: 0, d: down, e: 0, f: 0 }).toSVGString(),
    )
  }
}
