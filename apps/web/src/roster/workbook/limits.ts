/** Limits of a list in rows, for all sheets of a workbook together or a text file. */
export const MOST_ROWS = 1000
export const MOST_COLUMNS = 100
export const MOST_SHEETS = 50

/** The file, or all its parts together, exceed the size limit. */
export class TooLargeError extends Error {}
/** The file breaks its own format. */
export class DamagedFileError extends Error {}
