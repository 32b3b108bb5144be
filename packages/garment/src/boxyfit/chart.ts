import { type ChartColumns, HALF_CHEST, LENGTH, LONG_SLEEVE, plus, SLEEVE } from '../vocabulary/chartColumns.ts'

/** Initial chart of a shop. */
export const boxyFitChart: ChartColumns = {
  halfChest: plus(HALF_CHEST, 60),
  length: plus(LENGTH, -40),
  sleeve: SLEEVE,
  longSleeve: LONG_SLEEVE,
}
