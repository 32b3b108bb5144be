import type { ColumnType } from 'kysely'

/** A column that the database fills in if the insert omits it. No update changes it. */
export type GeneratedOnce<T> = ColumnType<T, T | undefined, never>

/** A `jsonb` column: read as a value, written as the text of its JSON. */
export type Json<T> = ColumnType<T, string, string>
