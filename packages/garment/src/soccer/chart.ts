import {
  type ChartColumns,
  HALF_CHEST,
  HALF_WAIST,
  LENGTH,
  LONG_SLEEVE,
  SHORTS_LENGTH,
  SLEEVE,
} from '../vocabulary/chartColumns.ts'

/** Default size chart of a new shop. */
export const soccerChart: ChartColumns = {
  halfChest: HALF_CHEST,
  length: LENGTH,
  sleeve: SLEEVE,
  longSleeve: LONG_SLEEVE,
  halfWaist: HALF_WAIST,
  shortsLength: SHORTS_LENGTH,
}
