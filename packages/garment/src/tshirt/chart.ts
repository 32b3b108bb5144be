import { type ChartColumns, HALF_CHEST, LENGTH, LONG_SLEEVE, SLEEVE } from '../vocabulary/chartColumns.ts'

/** Default size chart of a new shop. */
export const tshirtChart: ChartColumns = {
  halfChest: HALF_CHEST,
  length: LENGTH,
  sleeve: SLEEVE,
  longSleeve: LONG_SLEEVE,
}
