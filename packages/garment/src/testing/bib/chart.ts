import { type ChartColumns, HALF_CHEST, LENGTH } from '../../vocabulary/chartColumns.ts'

/** What a shop starts with. */
export const bibChart: ChartColumns = { halfChest: HALF_CHEST, length: LENGTH }
