import { type ChartColumns, HALF_CHEST, LENGTH, LONG_SLEEVE, SLEEVE } from '../vocabulary/chartColumns.ts'

/** What a shop starts with. */
export const tshirtChart: ChartColumns = {
  halfChest: HALF_CHEST,
  length: LENGTH,
  sleeve: SLEEVE,
  longSleeve: LONG_SLEEVE,
}
