import { baseSizeOf, type ProductType, runOf, type Size } from '@kitwright/garment'
import type { GradedGarment, GradedGroup, GradedShape } from '@kitwright/garment/grades'
import type { PatternPiece } from '../sewingPattern/pattern.ts'
import { tenth } from '../sewingPattern/presentPiece.ts'
import type { GradeGroup } from './grade.ts'
import type { GradedCuts } from './gradeGroup.ts'
import { pointsAt, sharedShares } from './sharedPoints.ts'

const KNOB_DIGITS = 6

interface Run {
  readonly run: readonly Size[]
  /** The size whose pieces come first. */
  readonly base: Size
}

/** Returns one piece in all sizes, with the same points on the same edges. Throws if a size has other edges. */
function shapeOf(pieces: readonly PatternPiece[]): GradedShape {
  const [first] = pieces
  const edges = first!.edges.map(({ name }, at) => {
    const lines = pieces.map(piece => {
      const edge = piece.edges[at]
      if (edge?.name !== name)
        throw new Error(`piece ${piece.id} has edge ${edge?.name} where another size has ${name}`)
      return edge.line
    })
    const shares = sharedShares(lines)
    return { name, points: lines.map(line => pointsAt(line, shares)) }
  })
  return {
    edges: edges.map(({ name, points }) => [name, points[0]!.length]),
    sizes: pieces.map((_, size) =>
      edges.flatMap(({ points }) =>
        points[size]!.slice(0, -1).flatMap(p => [Math.round(p.x * 10), Math.round(p.y * 10)]),
      ),
    ),
  }
}

/** Stores each different shape once: the back of a crew and of a V are the same piece. */
class Shapes {
  readonly all: GradedShape[] = []
  readonly #places = new Map<string, number>()

  place(shape: GradedShape): number {
    const key = JSON.stringify(shape)
    const known = this.#places.get(key)
    if (known !== undefined) return known
    this.all.push(shape)
    this.#places.set(key, this.all.length - 1)
    return this.all.length - 1
  }
}

function presentModel(
  patterns: GradedCuts['patterns'][string],
  shapes: Shapes,
  { run, base }: Run,
): Record<string, number> {
  const pieceIn = (size: Size, id: string): PatternPiece => {
    const piece = patterns[size].pieces.find(p => p.id === id)
    if (!piece) throw new Error(`size ${size} has no piece ${id}`)
    return piece
  }
  return Object.fromEntries(
    patterns[base].pieces
      .filter(p => !p.isTrim)
      .map(({ id }) => [id, shapes.place(shapeOf(run.map(size => pieceIn(size, id))))]),
  )
}

const digits = (value: number): number => Number(value.toFixed(KNOB_DIGITS))

function presentGroup(group: GradeGroup, cuts: GradedCuts, shapes: Shapes, sized: Run): GradedGroup {
  const { run, base } = sized
  const columns = (rows: Readonly<Record<Size, Readonly<Record<string, number>>>>, round: (n: number) => number) =>
    Object.fromEntries(Object.keys(rows[base]).map(name => [name, run.map(size => round(rows[size][name]!))]))
  return {
    models: Object.fromEntries(group.models.map(id => [id, presentModel(cuts.patterns[id]!, shapes, sized)])),
    girth: group.girth,
    rules: group.rules,
    stretches: group.stretches,
    reached: columns(cuts.reached, tenth),
    knobs: columns(cuts.knobs, digits),
  }
}

/** Returns the content of `{garment}/sizes.json`. */
export function presentGrades(
  { garment, productType }: { readonly garment: string; readonly productType: ProductType },
  graded: readonly { readonly group: GradeGroup; readonly cuts: GradedCuts }[],
): GradedGarment {
  const [shapes, run, base] = [new Shapes(), runOf(productType), baseSizeOf(productType)]
  const groups = graded.map(({ group, cuts }) => presentGroup(group, cuts, shapes, { run, base }))
  return { garment, sizes: run, shapes: shapes.all, groups }
}
