export { joinRecords } from './joinRecords.ts'
export { settleNumbers, type ListNumbering } from './numbering.ts'
export type { LineReading } from './readLine.ts'
export {
  readRows,
  withoutSenders,
  type Entry,
  type IgnoredCell,
  type IgnoredReason,
  type RowsRead,
} from './readRows.ts'
export { rowsOfCells, rowsOfText } from './sourceRows.ts'
export { sizeIn, sleeveIn, versionOf } from './vocabulary.ts'
