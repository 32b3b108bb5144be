import type { ColumnType } from 'kysely'

/** A column the database fills in when the insert leaves it out, and that no update touches. */
export type GeneratedOnce<T> = ColumnType<T, T | undefined, never>

/** A `jsonb` column: read as a value, written as the text of its JSON. */
export type Json<T> = ColumnType<T, string, string>
