import { boxAround, type Point } from '@kitwright/measure'
import { defaultChart, type FinishedMeasures, rowOf, type SizeChart } from '../catalogue/charts.ts'
import { type Measurable, measurePieces } from '../placement/measurePieces.ts'
import { type SizedPiece, stretchToMeasure } from './stretchPieces.ts'
import type { GradedGarment, GradedGroup, GradedShape } from '../vocabulary/gradeTypes.ts'
import { modelsOf, piecesOf } from '../catalogue/garments.ts'
import type { Garment, GarmentOptions, Piece, PieceEdge } from '../catalogue/types.ts'
import type { Size } from '../vocabulary/cuts.ts'
import { MEASURES } from '../vocabulary/vocabulary.ts'

export interface Grading {
  readonly garment: Garment
  /** From `loadGrades(garment.id)`. */
  readonly grades: GradedGarment
  readonly options: GarmentOptions
  readonly size: Size
  readonly chart: SizeChart
}

const tenth = (mm: number): number => Math.round(mm * 10) / 10 + 0

/**
 * Returns the fractional place of `value` among the graded sizes: 2 is the third, 2.5 halfway to the fourth. Beyond the ends it
 * extrapolates the first or last step.
 */
function placeAmong(column: readonly number[], value: number): number {
  const last = column.length - 2
  const above = column.findIndex(v => v > value)
  const at = above === -1 ? last : Math.min(Math.max(above - 1, 0), last)
  return at + (value - column[at]!) / (column[at + 1]! - column[at]!)
}

/** Returns a shape's outline between two sizes, mm. */
function outlineAt({ sizes }: GradedShape, place: number): Point[] {
  const at = Math.min(Math.max(Math.floor(place), 0), sizes.length - 2)
  const [low, high] = [sizes[at]!, sizes[at + 1]!]
  const share = place - at
  const mm = low.map((value, i) => (value + (high[i]! - value) * share) / 10)
  return Array.from({ length: mm.length / 2 }, (_, i) => ({ x: mm[2 * i]!, y: mm[2 * i + 1]! }))
}

function edgesAt(shape: GradedShape, place: number): PieceEdge[] {
  const outline = outlineAt(shape, place)
  let start = 0
  return shape.edges.map(([name, count]) => {
    const from = start
    start += count - 1
    return { name, points: Array.from({ length: count }, (_, k) => outline[(from + k) % outline.length]!) }
  })
}

/** Returns one model's pieces that fit a tenant's row of measures. */
function modelOnRow(group: GradedGroup, model: string, { grades, chart, size }: Grading): SizedPiece[] {
  const row: FinishedMeasures = rowOf(chart, size)
  const defaults = defaultChart(chart.productType)
  const girth = row[group.girth]
  if (girth === undefined) throw new Error(`the chart has no ${group.girth} for size ${size}`)
  const place = placeAmong(
    grades.sizes.map(s => rowOf(defaults, s)[group.girth]!),
    girth,
  )
  const drafted = Object.entries(group.models[model]!).map(([id, at]) => ({
    id,
    edges: edgesAt(grades.shapes[at]!, place),
  }))
  return group.stretches.reduce<SizedPiece[]>((pieces, stretch) => {
    const wanted = row[stretch.measure]
    const rule = group.rules[stretch.measure]
    return wanted === undefined || !rule ? pieces : stretchToMeasure(pieces, { stretch, rule, wanted })
  }, drafted)
}

const roundEdge = ({ name, points }: PieceEdge): PieceEdge => ({
  name,
  points: points.map(p => ({ x: tenth(p.x), y: tenth(p.y) })),
})

function presentPiece(base: Piece, sized: readonly PieceEdge[]): Piece {
  const edges = sized.map(roundEdge)
  const outline = edges.flatMap(e => e.points.slice(0, -1))
  return { ...base, box: boxAround(outline), outline, edges }
}

/**
 * Returns every piece of a variant in one size of a tenant's chart, in the order of `piecesOf`. Edges and their numbers
 * of points are the same in every size. Pieces of the default chart are as drafted; for an edited chart they are
 * interpolated between the drafted sizes by girth and lengthened to the chart. Throws if the garment's models are not
 * graded.
 */
export function gradePieces(grading: Grading): Piece[] {
  const { garment, grades, options } = grading
  const sized = new Map<string, SizedPiece[]>()
  return piecesOf(garment, options).map(({ model, piece }) => {
    const group = grades.groups.find(g => Object.hasOwn(g.models, model.id))
    if (!group) throw new Error(`model ${model.id} of garment ${garment.id} is not graded`)
    const pieces = sized.get(model.id) ?? modelOnRow(group, model.id, grading)
    sized.set(model.id, pieces)
    const found = pieces.find(p => p.id === piece.id)
    // A button or a cord is modelled, not cut.
    if (!found && piece.isTrim) return piece
    if (!found) throw new Error(`piece ${piece.id} of model ${model.id} is not graded`)
    return presentPiece(piece, found.edges)
  })
}

/** Returns the finished measures of a variant's pieces in mm, for the measures of the chart that they have. */
export function measureGraded(
  pieces: readonly Measurable[],
  grading: Omit<Grading, 'size' | 'chart'>,
): FinishedMeasures {
  const { garment, grades, options } = grading
  const models = modelsOf(garment, options).map(({ id }) => id)
  const groups = grades.groups.filter(group => models.some(id => Object.hasOwn(group.models, id)))
  return Object.fromEntries(
    groups.flatMap(({ rules }) =>
      MEASURES.flatMap(name => {
        const rule = rules[name]
        return rule ? [[name, measurePieces(pieces, rule)] as const] : []
      }),
    ),
  )
}
