import type { ColumnType, Generated } from 'kysely'

/** A column the database fills in when the insert leaves it out, and that no update touches. */
export type Fixed<T> = ColumnType<T, T | undefined, never>

/** A `jsonb` column: read as a value, written as the text of its JSON. */
export type Json<T> = ColumnType<T, string, string>

export interface TenantsTable {
  id: Fixed<string>
  slug: string
  name: string
  settings: ColumnType<Record<string, unknown>, string | undefined, string>
  product_types: string[]
  created_at: Generated<Date>
}

export interface TenantHostsTable {
  /** Lower case, without a port. */
  host: string
  tenant_id: string
}

/** Every table of the database, written by hand beside its migration. */
export interface DB {
  tenants: TenantsTable
  tenant_hosts: TenantHostsTable
}
