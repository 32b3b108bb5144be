import { type ChartColumns, HALF_CHEST, LENGTH } from '../../vocabulary/chartColumns.ts'

/** Default size chart of a new shop. */
export const bibChart: ChartColumns = { halfChest: HALF_CHEST, length: LENGTH }
