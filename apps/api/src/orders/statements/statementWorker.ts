import { readFile } from 'node:fs/promises'
import type { JobHandler } from '../../workers/index.ts'
import { CsvTooLargeError } from './parseCsv.ts'
import { readStatement, type Statement, type StatementLimits } from './readStatement.ts'

export interface StatementToRead {
  readonly path: string
  readonly prefix: string
  readonly limits: StatementLimits
}

/** Reads an uploaded statement; null if it has more rows or cells than allowed. */
export const work: JobHandler<StatementToRead, Statement | null> = async ({ path, prefix, limits }) => {
  try {
    return readStatement(await readFile(path, 'utf8'), { prefix, limits })
  } catch (error) {
    if (error instanceof CsvTooLargeError) return null
    throw error
  }
}
