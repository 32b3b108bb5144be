import { type DemoAccount, seedAccounts } from '../accounts/index.ts'
import { seedPriceList, seedSizeCharts } from '../catalogue/index.ts'
import type { Config } from '../config/index.ts'
import type { Database } from '../database/index.ts'
import { seedTemplates } from '../templates/index.ts'
import { seedTenants } from '../tenants/index.ts'

/** A demo account just made, as it is printed once. */
export interface PrintedAccount extends DemoAccount {
  readonly tenant: string
  readonly host: string
}

/** Fills an empty database with the two demo shops; safe to repeat after any interruption. Returns the accounts it made. */
export async function seed(
  database: Database,
  { publicHosts, demoPassword }: Pick<Config, 'publicHosts' | 'demoPassword'>,
): Promise<PrintedAccount[]> {
  const made: PrintedAccount[] = []
  for (const { id, slug, name, host } of await seedTenants(database, publicHosts)) {
    const accounts = await database.withTenant(id, async trx => {
      await seedPriceList(trx)
      await seedSizeCharts(trx)
      await seedTemplates(trx)
      return seedAccounts(trx, { slug, password: demoPassword })
    })
    made.push(...accounts.map(account => ({ ...account, tenant: name, host })))
  }
  return made
}
