import { type ChartColumns, HALF_CHEST, LENGTH, plus, RAGLAN_SLEEVE } from '../vocabulary/chartColumns.ts'

/** Default size chart of a new shop. */
export const hoodieChart: ChartColumns = {
  halfChest: plus(HALF_CHEST, 50),
  length: plus(LENGTH, 10),
  raglanSleeve: RAGLAN_SLEEVE,
}
