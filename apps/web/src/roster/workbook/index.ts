export { MOST_COLUMNS, MOST_ROWS, TooLargeError } from './limits.ts'
export type { WorkbookNotes, WorkbookTable } from './readWorkbook.ts'
