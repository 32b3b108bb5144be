import {
  movedSegments,
  multiply,
  type DrawingNode,
  type FillRule,
  type Matrix,
  type Segment,
  type Shape,
} from '@kitwright/vector'
import { boxAround, type Box } from '@kitwright/measure'
import type { Shade } from '../surface/types.ts'
import { type Channel, type Gradient, gradientStrips, type Strip } from './gradientStrips.ts'
import { pullBackOutline } from './pullBackOutline.ts'
import type { TableMesh } from './tableMesh.ts'

/** Returns the outline of what a shape's paint fills, in the shape's units. */
export type AreaOf = (shape: Shape) => readonly Segment[]

export interface PullBackInput {
  /** From the drawing's pixels to the table, mm. */
  readonly toTable: Matrix
  readonly mesh: TableMesh
  /** The mesh of the whole piece: gradients are stored once for all of its areas. */
  readonly whole: TableMesh
  readonly areaOf: AreaOf
}

/** Part of a drawing as it lies on a bent piece, in millimetres of the piece. */
export type BentNode =
  | { readonly kind: 'plain'; readonly shape: Shape }
  | { readonly kind: 'shaded'; readonly shade: Shade }
  | {
      readonly kind: 'clipped'
      readonly outline: readonly Segment[]
      readonly rule: FillRule
      readonly shown: readonly BentNode[]
    }

/** Offsets of the drawing, mm, tried one after the other until none of its curves runs through a corner of the mesh. */
const HAIRS_MM = [
  [1.31e-5, 0.73e-5],
  [-2.17e-5, 1.93e-5],
  [3.37e-5, -2.71e-5],
  [-4.79e-5, -5.23e-5],
] as const
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

function carry(outline: readonly Segment[], matrix: Matrix, mesh: TableMesh): Segment[] {
  for (const [x, y] of HAIRS_MM) {
    const found = pullBackOutline(movedSegments(outline, multiply([1, 0, 0, 1, x, y], matrix)), mesh)
    if (found) return found
  }
  throw new Error('an outline does not close on a bent piece')
}

function boxOf(outline: readonly Segment[]): Box {
  const points = outline.flatMap(({ to }) =>
    Array.from({ length: to.length / 2 }, (_, i) => ({ x: to[2 * i]!, y: to[2 * i + 1]! })),
  )
  return boxAround(points)
}

interface ShadeInput {
  readonly paint: Gradient
  readonly opacity: number
  /** The area before it is bent, in the gradient's units. */
  readonly area: readonly Segment[]
  readonly matrix: Matrix
  readonly mesh: TableMesh
}

/** Returns the strips of some of a gradient's channels, as they lie on the piece. */
function stripsOn({ paint, area, matrix, mesh }: ShadeInput, channels: readonly Channel[]): Strip[] {
  const [a, b, c, d] = matrix
  const unitsPerMm = 1 / Math.sqrt(Math.abs(a * d - b * c))
  return gradientStrips(paint, { box: boxOf(area), unitsPerMm, channels }).flatMap(strip => {
    const outline = carry(strip.outline, matrix, mesh)
    return outline.length === 0 ? [] : [{ ...strip, outline }]
  })
}

function shadeOn(outline: readonly Segment[], rule: FillRule, input: ShadeInput): Shade {
  const { paint, opacity } = input
  const isOpaque = opacity === 1 && paint.stops.every(({ colour }) => colour.a === 1)
  return {
    box: boxOf(outline),
    outline,
    rule,
    colours: stripsOn(input, ['r', 'g', 'b']).map(({ colour, ...strip }) => ({ ...strip, value: colour })),
    opacities: isOpaque
      ? undefined
      : stripsOn(input, ['a']).map(({ colour, ...strip }) => ({ ...strip, value: colour.a * opacity })),
  }
}

interface KeptShade {
  readonly matrix: string
  readonly shade: Shade | null
}

const shades = new WeakMap<TableMesh, WeakMap<Shape, KeptShade>>()

/** Returns a shape's gradient on the whole piece; null if the piece has nothing of it. */
function shadeOf(shape: Shape, paint: Gradient, { toTable, whole, areaOf }: PullBackInput): Shade | null {
  const kept = shades.get(whole) ?? new WeakMap<Shape, KeptShade>()
  shades.set(whole, kept)
  const matrix = multiply(toTable, shape.matrix)
  const before = kept.get(shape)
  if (before?.matrix === matrix.join()) return before.shade
  const area = areaOf(shape)
  const outline = carry(area, matrix, whole)
  const input = { paint, opacity: shape.opacity, area, matrix, mesh: whole }
  const shade = outline.length === 0 ? null : shadeOn(outline, filledBy(shape), input)
  kept.set(shape, { matrix: matrix.join(), shade })
  return shade
}

/** A line's area is outlined by Skia, which fills it by this rule. */
const filledBy = ({ line, rule }: Shape): FillRule => (line ? 'nonzero' : rule)

function pullBackShape(shape: Shape, input: PullBackInput): BentNode[] {
  const { paint } = shape
  if (paint.kind !== 'plain') {
    const shade = shadeOf(shape, paint, input)
    return shade ? [{ kind: 'shaded', shade }] : []
  }
  const { toTable, mesh, areaOf } = input
  const outline = carry(areaOf(shape), multiply(toTable, shape.matrix), mesh)
  if (outline.length === 0) return []
  return [{ kind: 'plain', shape: { ...shape, matrix: IDENTITY, outline, rule: filledBy(shape), line: undefined } }]
}

/** Returns a drawing on the table as it lies on a bent piece, in millimetres of the piece. */
export function pullBackDrawing(shown: readonly DrawingNode[], input: PullBackInput): BentNode[] {
  return shown.flatMap((each): BentNode[] => {
    if (each.kind === 'shape') return pullBackShape(each, input)
    const outline = carry(each.outline, input.toTable, input.mesh)
    if (outline.length === 0) return []
    const within = pullBackDrawing(each.shown, input)
    return within.length === 0 ? [] : [{ kind: 'clipped', outline, rule: each.rule, shown: within }]
  })
}
