import type { Database } from '../database/index.ts'

/** Every tenant of this deployment, for work that goes through all of them. */
export const listTenantIds = async (database: Database): Promise<string[]> =>
  database.withPlatform(async trx => {
    const tenants = await trx.selectFrom('tenants').select('id').orderBy('slug').execute()
    return tenants.map(({ id }) => id)
  })
