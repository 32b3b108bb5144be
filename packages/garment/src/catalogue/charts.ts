import { boxingTrunkChart } from '../boxingtrunk/chart.ts'
import { boxyFitChart } from '../boxyfit/chart.ts'
import type { ChartColumns } from '../vocabulary/chartColumns.ts'
import { hoodieChart } from '../hoodie/chart.ts'
import { oversizedShirtChart } from '../oversizedshirt/chart.ts'
import { poloChart } from '../polo/chart.ts'
import type { ProductType } from './products.ts'
import { sleevelessChart } from '../sleeveless/chart.ts'
import { soccerChart } from '../soccer/chart.ts'
import { tshirtChart } from '../tshirt/chart.ts'
import { type MeasureId, MEASURES, type Size, SIZES } from '../vocabulary/vocabulary.ts'

/** Finished measures, mm. */
export type FinishedMeasures = Readonly<Partial<Record<MeasureId, number>>>

export interface SizeChart {
  readonly productType: ProductType
  /** The columns, in display order; every row has them all. */
  readonly measures: readonly MeasureId[]
  /** mm. */
  readonly rows: Readonly<Record<Size, FinishedMeasures>>
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

/** Returns the default chart of a shop. Throws for an unknown product type. */
export function defaultChart(productType: ProductType): SizeChart {
  const chart = charts.get(productType)
  if (!chart) throw new Error(`there is no product type ${productType}`)
  const measures = MEASURES.filter(measure => chart[measure])
  const row = (size: Size): FinishedMeasures =>
    Object.fromEntries(measures.map(measure => [measure, chart[measure]![size]]))
  const rows = Object.fromEntries(SIZES.map(size => [size, row(size)])) as Record<Size, FinishedMeasures>
  return { productType, measures, rows }
}

/** The range of body chest girths for each size of a top, cm. */
export const BODY_CHEST_CM: Readonly<Record<Size, readonly [from: number, to: number]>> = {
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
}

/** Plausible ranges of all garments, mm: a chart outside them was typed wrong. */
const PLAUSIBLE: Readonly<Record<MeasureId, readonly [least: number, most: number]>> = {
  halfChest: [300, 1000],
  length: [400, 1100],
  sleeve: [80, 500],
  longSleeve: [400, 900],
  raglanSleeve: [500, 1100],
  halfWaist: [200, 800],
  shortsLength: [200, 900],
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
  const value = chart.rows[SIZES[at]!]?.[measure]
  if (value === undefined || !Number.isFinite(value)) return 'missing'
  const [least, most] = PLAUSIBLE[measure]
  if (value < least || value > most) return 'implausible'
  const before = at === 0 ? undefined : chart.rows[SIZES[at - 1]!]?.[measure]
  if (before === undefined) return null
  const [low, high] = GIRTHS.includes(measure) ? GIRTH_STEP : LENGTH_STEP
  return value - before < low || value - before > high ? 'step' : null
}

/**
 * Returns the faults of a chart, in reading order: a cell that is missing, beyond any garment, or out of step with its
 * neighbour.
 */
export const chartFaults = (chart: SizeChart): ChartFault[] =>
  SIZES.flatMap((size, at) =>
    defaultChart(chart.productType).measures.flatMap(measure => {
      const kind = faultOf(chart, measure, at)
      return kind ? [{ size, measure, kind }] : []
    }),
  )
