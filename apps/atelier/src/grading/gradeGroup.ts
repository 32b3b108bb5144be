import { baseSizeOf, type ProductType, runOf, type Size } from '@kitwright/garment'
import { type Measurable, measurePieces } from '@kitwright/garment/grades'
import type { Pattern } from '../sewingPattern/pattern.ts'
import type { GradeGroup } from './grade.ts'
import { sizesOutwards } from './sizeGrowth.ts'
import { type Knobs, type Measures, fitParameters } from './fitParameters.ts'

/** A group's pattern in every size of its product's run. */
export interface GradedCuts {
  readonly knobs: Readonly<Record<Size, Knobs>>
  /** The patterns by model, then size. */
  readonly patterns: Readonly<Record<string, Readonly<Record<Size, Pattern>>>>
  /** Every measure with a rule, by size, in mm. */
  readonly reached: Readonly<Record<Size, Measures>>
  /** The largest weighted error of a size in mm. */
  readonly worstMm: number
}

/** Errors above this mean that the chart was not met, and nothing is written. */
const MAX_ERROR_MM = 1

const measurableOf = ({ pieces }: Pattern): Measurable[] =>
  pieces.map(({ id, edges }) => ({ id, edges: edges.map(({ name, line }) => ({ name, points: line })) }))

function measureAll({ rules }: GradeGroup, pattern: Pattern): Measures {
  const pieces = measurableOf(pattern)
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, measurePieces(pieces, rule)]))
}

const bySize = <T>(sizes: readonly Size[], make: (size: Size) => T): Record<Size, T> =>
  Object.fromEntries(sizes.map(size => [size, make(size)])) as Record<Size, T>

const namesOf = (knobs: Knobs): string => Object.keys(knobs).join()

/**
 * Returns the start settings of a group from earlier groups with the same knobs: a long-sleeved shirt is cut with the
 * settings of the short-sleeved one.
 */
const seedFor = ({ start }: GradeGroup, base: Size, earlier: readonly GradedCuts[]): GradedCuts['knobs'] | undefined =>
  earlier.find(({ knobs }) => namesOf(knobs[base]) === namesOf(start))?.knobs

/**
 * Solves and drafts all sizes of the product's run, each from its neighbour's settings or from an earlier group's. Throws if one misses its
 * chart by more than 1 mm.
 */
export function gradeGroup(
  group: GradeGroup,
  productType: ProductType,
  earlier: readonly GradedCuts[] = [],
): GradedCuts {
  const [run, baseSize] = [runOf(productType), baseSizeOf(productType)]
  const { models, start, wanted, draft, feel, weights } = group
  const measureIn =
    (size: Size) =>
    (knobs: Knobs): Measures =>
      measureAll(group, draft(models[0], { size, knobs }))
  const base = measureIn(baseSize)(start)
  const found = new Map<Size, Knobs>()
  const seeds = seedFor(group, baseSize, earlier)
  let worst = 0
  for (const [size, from] of sizesOutwards(productType)) {
    const near = from ? found.get(from)! : start
    const problem = { start: seeds?.[size] ?? near, wanted: wanted(size, base), measure: measureIn(size) }
    const { knobs, worstMm } = fitParameters({ ...problem, ...(feel ? { feel } : {}), ...(weights ? { weights } : {}) })
    if (worstMm > MAX_ERROR_MM) throw new Error(`${models[0]} in ${size} misses its chart by ${worstMm.toFixed(1)} mm`)
    worst = Math.max(worst, worstMm)
    found.set(size, knobs)
  }
  const knobs = bySize(run, size => found.get(size)!)
  return {
    knobs,
    worstMm: worst,
    reached: bySize(run, size => measureIn(size)(knobs[size])),
    patterns: Object.fromEntries(
      models.map(model => [model, bySize(run, size => draft(model, { size, knobs: knobs[size] }))]),
    ),
  }
}
