import type { Database } from '../../database/index.ts'
import { listTenants, type Origins } from '../../tenants/index.ts'

export interface Shop {
  readonly name: string
  readonly address: string
}

/** Lists every tenant's own address. Tenants without a host are left out. */
export async function listShops(database: Database, origins: Origins): Promise<Shop[]> {
  const tenants = await listTenants(database)
  return tenants.flatMap(({ name, host }) => (host === null ? [] : [{ name, address: origins.of(host) }]))
}
