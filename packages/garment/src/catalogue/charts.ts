import { boxingTrunkChart } from '../boxingtrunk/chart.ts'
import { boxyFitChart } from '../boxyfit/chart.ts'
import type { ChartColumns } from '../vocabulary/chartColumns.ts'
import { hoodieChart } from '../hoodie/chart.ts'
import { oversizedShirtChart } from '../oversizedshirt/chart.ts'
import { poloChart } from '../polo/chart.ts'
import type { ProductType } from './products.ts'
import { cutOf, runOf } from './runs.ts'
import { sleevelessChart } from '../sleeveless/chart.ts'
import { soccerChart } from '../soccer/chart.ts'
import { tshirtChart } from '../tshirt/chart.ts'
import type { CutId, Size, SizeOf } from '../vocabulary/cuts.ts'
import { type MeasureId, MEASURES } from '../vocabulary/vocabulary.ts'

/** Finished measures, mm. */
export type FinishedMeasures = Readonly<Partial<Record<MeasureId, number>>>

export interface SizeChart {
  readonly productType: ProductType
  /** The columns, in display order; every row has them all. */
  readonly measures: readonly MeasureId[]
  /** mm, for every size of the product's run. */
  readonly rows: Readonly<Partial<Record<Size, FinishedMeasures>>>
}

const CHARTS: Record<ProductType, ChartColumns> = {
  SOCCER_KIT: soccerChart,
  OVERSIZED_SHIRT: oversizedShirtChart,
  POLO_SHIRT: poloChart,
  SLEEVELESS_SHIRT: sleevelessChart,
  TSHIRT: tshirtChart,
  HOODIE: hoodieChart,
  BOXY_FIT: boxyFitChart,
  BOXING_TRUNK: boxingTrunkChart,
}

const charts = new Map<string, ChartColumns>(Object.entries(CHARTS))

/** Adds a chart, for tests. Returns the function that removes it. */
export function addChart(type: string, chart: ChartColumns): () => void {
  charts.set(type, chart)
  return () => void charts.delete(type)
}

/** Returns the default chart of a shop. Throws for an unknown product type, or a size of its run without a measure. */
export function defaultChart(productType: ProductType): SizeChart {
  const chart = charts.get(productType)
  if (!chart) throw new Error(`there is no product type ${productType}`)
  const measures = MEASURES.filter(measure => chart[measure])
  const mm = (measure: MeasureId, size: Size): number => {
    const value = chart[measure]![size]
    if (value === undefined) throw new Error(`the chart of ${productType} has no ${measure} in size ${size}`)
    return value
  }
  const row = (size: Size): FinishedMeasures =>
    Object.fromEntries(measures.map(measure => [measure, mm(measure, size)]))
  return { productType, measures, rows: Object.fromEntries(runOf(productType).map(size => [size, row(size)])) }
}

/** Returns the measures of a size. Throws for a size that the chart has not. */
export function rowOf({ productType, rows }: Pick<SizeChart, 'productType' | 'rows'>, size: Size): FinishedMeasures {
  const row = rows[size]
  if (!row) throw new Error(`the chart of ${productType} has no size ${size}`)
  return row
}

type Range = readonly [from: number, to: number]

/** The range of body chest girths for each size of a top, cm. Children's are near EN 13402 for heights of 104 to 164 cm. */
const BODY_CHEST_CM: { readonly [C in CutId]: Readonly<Record<SizeOf<C>, Range>> } = {
  children: { 4: [54, 57], 6: [58, 61], 8: [62, 66], 10: [67, 72], 12: [73, 78], 14: [79, 84] },
  men: {
    XS: [82, 86],
    S: [87, 91],
    M: [92, 96],
    L: [97, 101],
    XL: [102, 106],
    XXL: [107, 112],
    XXXL: [113, 120],
    XXXXL: [121, 128],
    XXXXXL: [129, 135],
    XXXXXXL: [136, 142],
  },
}

/** Returns the body chest girths in cm that a size of a product fits, or null for a size outside its run. */
export function bodyChestOf(productType: ProductType, size: Size): Range | null {
  const ranges: Readonly<Partial<Record<Size, Range>>> = BODY_CHEST_CM[cutOf(productType)]
  return ranges[size] ?? null
}

/** Plausible ranges of all garments of a cut, mm: a chart outside them was typed wrong. */
const PLAUSIBLE: Readonly<Record<CutId, Readonly<Record<MeasureId, readonly [least: number, most: number]>>>> = {
  children: {
    halfChest: [220, 700],
    length: [300, 900],
    sleeve: [60, 400],
    longSleeve: [250, 750],
    raglanSleeve: [300, 900],
    halfWaist: [150, 600],
    shortsLength: [150, 700],
  },
  men: {
    halfChest: [300, 1000],
    length: [400, 1100],
    sleeve: [80, 500],
    longSleeve: [400, 900],
    raglanSleeve: [500, 1100],
    halfWaist: [200, 800],
    shortsLength: [200, 900],
  },
}

/**
 * The smallest and largest step from one size to the next, mm. Girths must grow, so that sizes can be distinguished.
 */
const GIRTH_STEP = [5, 80] as const
const LENGTH_STEP = [0, 80] as const
const GIRTHS: readonly MeasureId[] = ['halfChest', 'halfWaist']

export interface ChartFault {
  readonly size: Size
  readonly measure: MeasureId
  readonly kind: 'missing' | 'implausible' | 'step'
}

function faultOf(chart: SizeChart, measure: MeasureId, at: number): ChartFault['kind'] | null {
  const run = runOf(chart.productType)
  const value = chart.rows[run[at]!]?.[measure]
  if (value === undefined || !Number.isFinite(value)) return 'missing'
  const [least, most] = PLAUSIBLE[cutOf(chart.productType)][measure]
  if (value < least || value > most) return 'implausible'
  const before = at === 0 ? undefined : chart.rows[run[at - 1]!]?.[measure]
  if (before === undefined) return null
  const [low, high] = GIRTHS.includes(measure) ? GIRTH_STEP : LENGTH_STEP
  return value - before < low || value - before > high ? 'step' : null
}

/**
 * Returns the faults of a chart, in reading order: a cell that is missing, beyond any garment, or out of step with its
 * neighbour.
 */
export const chartFaults = (chart: SizeChart): ChartFault[] =>
  runOf(chart.productType).flatMap((size, at) =>
    defaultChart(chart.productType).measures.flatMap(measure => {
      const kind = faultOf(chart, measure, at)
      return kind ? [{ size, measure, kind }] : []
    }),
  )
