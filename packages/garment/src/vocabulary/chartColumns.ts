import type { CutId, Size, SizeOf } from './cuts.ts'
import type { MeasureId } from './vocabulary.ts'

/** A measure in mm for each size of a cut's run. */
export type Column<C extends CutId = 'men'> = Readonly<Record<SizeOf<C>, number>>
/** The columns of a product; each has a value for every size of the product's run. */
export type ChartColumns = Readonly<Partial<Record<MeasureId, Readonly<Partial<Record<Size, number>>>>>>

/** The soccer kit's columns; those of the other garments add a constant. */
export const HALF_CHEST: Column = {
  XS: 450,
  S: 475,
  M: 500,
  L: 525,
  XL: 550,
  XXL: 575,
  XXXL: 610,
  XXXXL: 650,
  XXXXXL: 685,
  XXXXXXL: 720,
}
export const LENGTH: Column = {
  XS: 660,
  S: 680,
  M: 700,
  L: 720,
  XL: 740,
  XXL: 760,
  XXXL: 780,
  XXXXL: 800,
  XXXXXL: 820,
  XXXXXXL: 840,
}
export const SLEEVE: Column = {
  XS: 200,
  S: 210,
  M: 220,
  L: 230,
  XL: 240,
  XXL: 250,
  XXXL: 260,
  XXXXL: 270,
  XXXXXL: 280,
  XXXXXXL: 290,
}
export const LONG_SLEEVE: Column = {
  XS: 576,
  S: 588,
  M: 600,
  L: 612,
  XL: 624,
  XXL: 636,
  XXXL: 648,
  XXXXL: 660,
  XXXXXL: 672,
  XXXXXXL: 684,
}
export const RAGLAN_SLEEVE: Column = {
  XS: 758,
  S: 774,
  M: 790,
  L: 806,
  XL: 822,
  XXL: 838,
  XXXL: 854,
  XXXXL: 870,
  XXXXXL: 886,
  XXXXXXL: 902,
}
export const HALF_WAIST: Column = {
  XS: 310,
  S: 330,
  M: 350,
  L: 370,
  XL: 390,
  XXL: 410,
  XXXL: 440,
  XXXXL: 470,
  XXXXXL: 500,
  XXXXXXL: 530,
}
export const SHORTS_LENGTH: Column = {
  XS: 430,
  S: 445,
  M: 460,
  L: 475,
  XL: 490,
  XXL: 505,
  XXXL: 520,
  XXXXL: 535,
  XXXXXL: 550,
  XXXXXXL: 565,
}

export const plus = (column: Column, mm: number): Column =>
  Object.fromEntries(Object.entries(column).map(([size, value]) => [size, value + mm])) as Column
