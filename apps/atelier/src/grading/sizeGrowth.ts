import { baseSizeOf, defaultChart, type MeasureId, type ProductType, rowOf, runOf, type Size } from '@kitwright/garment'
import type { Measures } from './fitParameters.ts'

/**
 * Growth of a measure that is on no chart, in mm for each step of 25 mm half chest from M (20 mm half waist below).
 * Beyond 2XL people grow wider, not longer in the shoulder, so only `cap` of the rate applies. `follow` grows with the
 * girth itself instead. These are Kitwright's own rules, stored as data so that a patternmaker may change them.
 */
export type Growth =
  | { readonly perStep: number; readonly cap?: number; readonly belowM?: number }
  | { readonly follow: number }

export const SHIRT_GROWTH = {
  hem: { follow: 1 },
  shoulder: { perStep: 15, cap: 0.7, belowM: 20 },
  neckWidth: { perStep: 5, cap: 0.4 },
  neckDrop: { perStep: 3, cap: 0.4 },
  armDepth: { perStep: 8, cap: 0.55 },
  biceps: { perStep: 9, cap: 0.8 },
} as const satisfies Record<string, Growth>

/** Growth of half the hem of a sleeve. */
export const CUFF_GROWTH = {
  short: { perStep: 8, cap: 0.8 },
  long: { perStep: 3, cap: 0.8 },
} as const satisfies Record<string, Growth>

export const SHORTS_GROWTH = {
  thigh: { follow: 1.2 },
  hem: { follow: 0.5 },
} as const satisfies Record<string, Growth>

const STEP_MM: Partial<Record<MeasureId, number>> = { halfChest: 25, halfWaist: 20 }
/** Number of steps from M to 2XL. */
const FULL_RATE_STEPS = 3

/** Input that grows a measure of `base` mm in size M to another size; the chart's `girth` distinguishes the sizes. */
export interface GrowthInput {
  readonly productType: ProductType
  readonly girth: MeasureId
  readonly size: Size
}

export function growMeasure(base: number, growth: Growth, { productType, girth, size }: GrowthInput): number {
  const chart = defaultChart(productType)
  const by = rowOf(chart, size)[girth]! - rowOf(chart, baseSizeOf(productType))[girth]!
  if ('follow' in growth) return base + by * growth.follow
  const steps = by / STEP_MM[girth]!
  if (steps < 0) return base + steps * (growth.belowM ?? growth.perStep)
  const slowed = Math.min(steps, FULL_RATE_STEPS) + Math.max(0, steps - FULL_RATE_STEPS) * (growth.cap ?? 1)
  return base + slowed * growth.perStep
}

/** Returns a product's sizes from its base size outwards, so that each can start from its neighbour's settings. */
export function sizesOutwards(productType: ProductType): readonly (readonly [size: Size, from: Size | null])[] {
  const run = runOf(productType)
  const base = run.indexOf(baseSizeOf(productType))
  return [
    [run[base]!, null],
    ...run.slice(base + 1).map((size, i): [Size, Size] => [size, run[base + i]!]),
    ...run
      .slice(0, base)
      .toReversed()
      .map((size, i): [Size, Size] => [size, run[base - i]!]),
  ]
}

export interface GradeTargetInput {
  readonly productType: ProductType
  readonly girth: MeasureId
  /** Measures taken from the chart. */
  readonly charted: readonly MeasureId[]
  /** Measures grown from those of size M. */
  readonly growth: Readonly<Record<string, Growth>>
}

/**
 * Returns the target measures of a pattern in a size, mm: the chart's own measures, and the others grown from size M.
 */
export const targetMeasures =
  ({ productType, girth, charted, growth }: GradeTargetInput) =>
  (size: Size, base: Measures): Measures => {
    const row = rowOf(defaultChart(productType), size)
    const grown = Object.entries(growth).map(
      ([name, rule]) => [name, growMeasure(base[name]!, rule, { productType, girth, size })] as const,
    )
    return { ...Object.fromEntries(charted.map(name => [name, row[name]!])), ...Object.fromEntries(grown) }
  }

/** Body heights that a shirt's design reads; they are given in proportion to the garment's length. */
const HEIGHTS = ['hpsToWaistBack', 'hpsToWaistFront', 'hpsToBust', 'waistToHips']

/** Returns the measurements of a shirt with a size's girths. Heights follow the length, the waist follows the hips. */
export function bodyIn(
  measurements: Readonly<Record<string, number>>,
  girths: Readonly<Record<string, number>>,
  { productType, size }: Pick<GrowthInput, 'productType' | 'size'>,
): Record<string, number> {
  const chart = defaultChart(productType)
  const tall = rowOf(chart, size).length! / rowOf(chart, baseSizeOf(productType)).length!
  const heights = HEIGHTS.map(name => [name, measurements[name]! * tall] as const)
  const waist = (measurements['waist']! * girths['hips']!) / measurements['hips']!
  return { ...measurements, ...girths, waist, ...Object.fromEntries(heights) }
}

/** Returns some of a pattern's settings by name. Throws if one is missing. */
export function pick(from: Readonly<Record<string, number>>, names: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    names.map(name => {
      if (from[name] === undefined) throw new Error(`the pattern has no setting ${name}`)
      return [name, from[name]]
    }),
  )
}
