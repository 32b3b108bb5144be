import { type ChartColumns, HALF_CHEST, LENGTH, LONG_SLEEVE, plus, SLEEVE } from '../vocabulary/chartColumns.ts'

/** Default size chart of a new shop. */
export const poloChart: ChartColumns = {
  halfChest: plus(HALF_CHEST, 10),
  length: plus(LENGTH, 10),
  sleeve: plus(SLEEVE, 10),
  longSleeve: plus(LONG_SLEEVE, 10),
}
