import { PRODUCT_TYPES, type ProductType, type Size, SIZES } from './types.ts'

/** What a size chart tells of a garment laid flat. */
export const MEASURES = [
  'halfChest',
  'length',
  'sleeve',
  'longSleeve',
  'raglanSleeve',
  'halfWaist',
  'shortsLength',
] as const
export type MeasureId = (typeof MEASURES)[number]

/** Finished measures in mm. */
export type Measured = Readonly<Partial<Record<MeasureId, number>>>

export interface SizeChart {
  readonly productType: ProductType
  /** The columns, in the order they are shown; every row has them all. */
  readonly measures: readonly MeasureId[]
  /** mm. */
  readonly rows: Readonly<Record<Size, Measured>>
}

type Column = readonly number[]

/** The soccer kit's columns from XS to 6XL, mm; the other garments' are these and a constant. */
const HALF_CHEST: Column = [450, 475, 500, 525, 550, 575, 610, 650, 685, 720]
const LENGTH: Column = [660, 680, 700, 720, 740, 760, 780, 800, 820, 840]
const SLEEVE: Column = [200, 210, 220, 230, 240, 250, 260, 270, 280, 290]
const LONG_SLEEVE: Column = [576, 588, 600, 612, 624, 636, 648, 660, 672, 684]
const RAGLAN_SLEEVE: Column = [758, 774, 790, 806, 822, 838, 854, 870, 886, 902]
const HALF_WAIST: Column = [310, 330, 350, 370, 390, 410, 440, 470, 500, 530]
const SHORTS_LENGTH: Column = [430, 445, 460, 475, 490, 505, 520, 535, 550, 565]

const plus = (column: Column, mm: number): Column => column.map(value => value + mm)

const COLUMNS: Readonly<Record<ProductType, Partial<Record<MeasureId, Column>>>> = {
  SOCCER_KIT: {
    halfChest: HALF_CHEST,
    length: LENGTH,
    sleeve: SLEEVE,
    longSleeve: LONG_SLEEVE,
    halfWaist: HALF_WAIST,
    shortsLength: SHORTS_LENGTH,
  },
  OVERSIZED_SHIRT: {
    halfChest: plus(HALF_CHEST, 70),
    length: plus(LENGTH, 20),
    sleeve: plus(SLEEVE, 30),
    longSleeve: LONG_SLEEVE,
  },
  POLO_SHIRT: {
    halfChest: plus(HALF_CHEST, 10),
    length: plus(LENGTH, 10),
    sleeve: plus(SLEEVE, 10),
    longSleeve: plus(LONG_SLEEVE, 10),
  },
  SLEEVELESS_SHIRT: { halfChest: HALF_CHEST, length: LENGTH },
  TSHIRT: { halfChest: HALF_CHEST, length: LENGTH, sleeve: SLEEVE, longSleeve: LONG_SLEEVE },
  HOODIE: { halfChest: plus(HALF_CHEST, 50), length: plus(LENGTH, 10), raglanSleeve: RAGLAN_SLEEVE },
  BOXY_FIT: { halfChest: plus(HALF_CHEST, 60), length: plus(LENGTH, -40), sleeve: SLEEVE, longSleeve: LONG_SLEEVE },
  BOXING_TRUNK: { halfWaist: plus(HALF_WAIST, -20), shortsLength: plus(SHORTS_LENGTH, 80) },
}

function chartOf(productType: ProductType): SizeChart {
  const columns = COLUMNS[productType]
  const measures = MEASURES.filter(measure => columns[measure])
  const row = (at: number): Measured => Object.fromEntries(measures.map(measure => [measure, columns[measure]![at]!]))
  const rows = Object.fromEntries(SIZES.map((size, at) => [size, row(at)])) as Record<Size, Measured>
  return { productType, measures, rows }
}

const DEFAULTS = new Map(PRODUCT_TYPES.map(type => [type, chartOf(type)]))

/** The chart a shop starts with. */
export const defaultChart = (productType: ProductType): SizeChart => DEFAULTS.get(productType)!

/** The body's chest girth that a size of a top is meant for, cm: from, to. */
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

/** What no garment of ours has, mm: a chart beyond it was typed wrong. */
const PLAUSIBLE: Readonly<Record<MeasureId, readonly [least: number, most: number]>> = {
  halfChest: [300, 1000],
  length: [400, 1100],
  sleeve: [80, 500],
  longSleeve: [400, 900],
  raglanSleeve: [500, 1100],
  halfWaist: [200, 800],
  shortsLength: [200, 900],
}

/** The least and the most a size may be from the one before it, mm: girths must grow, or a size could not be told. */
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

/** What is wrong with a chart, in reading order: a cell that is missing, beyond any garment, or out of step with its neighbour. */
export const chartFaults = (chart: SizeChart): ChartFault[] =>
  SIZES.flatMap((size, at) =>
    defaultChart(chart.productType).measures.flatMap(measure => {
      const kind = faultOf(chart, measure, at)
      return kind ? [{ size, measure, kind }] : []
    }),
  )
