import { type ChartColumns, HALF_CHEST, LENGTH, LONG_SLEEVE, plus, SLEEVE } from '../vocabulary/chartColumns.ts'

/** Default size chart of a new shop. */
export const oversizedShirtChart: ChartColumns = {
  halfChest: plus(HALF_CHEST, 70),
  length: plus(LENGTH, 20),
  sleeve: plus(SLEEVE, 30),
  longSleeve: LONG_SLEEVE,
}
