import type { Database } from '../database/index.ts'
import { listTenants } from '../tenants/index.ts'

export interface Shop {
  readonly name: string
  readonly address: string
}

/** Every tenant's own address on a server that is reached at `address`; tenants without a host are left out. */
export async function listShops(database: Database, address: string): Promise<Shop[]> {
  const { port } = new URL(address)
  const tenants = await listTenants(database)
  return tenants.flatMap(({ name, host }) =>
    host === null ? [] : [{ name, address: `http://${host}${port && `:${port}`}` }],
  )
}
