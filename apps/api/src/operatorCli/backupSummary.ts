import { pluralise } from '../config/index.ts'
import type { Manifest } from '../backup/index.ts'

/** Describes the contents of a backup in words. */
export function sumOf({ dump, entries }: Manifest): string {
  const rows = dump.tables.reduce((sum, table) => sum + table.rows, 0)
  const files = entries.length - dump.tables.length
  return `${pluralise(rows, 'row')} of ${pluralise(dump.tables.length, 'table')} and ${pluralise(files, 'file')}`
}
