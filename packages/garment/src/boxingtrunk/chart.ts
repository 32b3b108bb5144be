import { type ChartColumns, HALF_WAIST, plus, SHORTS_LENGTH } from '../vocabulary/chartColumns.ts'

/** Initial chart of a shop. */
export const boxingTrunkChart: ChartColumns = {
  halfWaist: plus(HALF_WAIST, -20),
  shortsLength: plus(SHORTS_LENGTH, 80),
}
