import { type DemoAccount, seedAccounts } from '../accounts/index.ts'
import { seedMissingPrices, seedPriceList, seedSizeCharts } from '../catalogue/index.ts'
import { seedDemoHome } from '../content/index.ts'
import type { Config } from '../config/index.ts'
import type { Database, Transaction } from '../database/index.ts'
import { seedMissingTemplates, seedTemplates } from '../templates/index.ts'
import { seedTenants } from '../tenants/index.ts'

/** A new demo account, which is printed once. */
export interface PrintedAccount extends DemoAccount {
  readonly tenant: string
  readonly host: string
}

/** Seeds a new shop with prices, size charts and templates for what it sells, in the transaction of its tenant. */
export async function seedShop(trx: Transaction): Promise<void> {
  await seedPriceList(trx)
  await seedSizeCharts(trx)
  await seedTemplates(trx)
}

/**
 * Adds what a shop lacks after its product types have changed: prices, size charts and templates of the new ones.
 * Existing ones stay.
 */
export async function fillNewProducts(trx: Transaction): Promise<void> {
  await seedMissingPrices(trx)
  await seedSizeCharts(trx)
  await seedMissingTemplates(trx)
}

/**
 * Fills an empty database with the two demo shops. It is safe to repeat after any interruption. Reports each account as
 * soon as it is created, whatever fails afterwards, because passwords are not stored in plain text. Returns all
 * accounts.
 */
export async function seed(
  database: Database,
  {
    demoPassword,
    fullDemo,
    ...rest
  }: Pick<Config, 'publicHosts' | 'demoPassword' | 'demo'> & Partial<Pick<Config, 'fullDemo'>>,
  tell: (accounts: readonly PrintedAccount[]) => void = () => undefined,
): Promise<PrintedAccount[]> {
  const made: PrintedAccount[] = []
  for (const [index, { id, slug, name, host }] of (await seedTenants(database, rest)).entries()) {
    const accounts = await database.withTenant(id, async trx => {
      await seedShop(trx)
      await seedDemoHome(trx, slug)
      return seedAccounts(trx, { slug, password: demoPassword, isFull: fullDemo === true && index === 0 })
    })
    const printed = accounts.map(account => ({ ...account, tenant: name, host }))
    if (printed.length > 0) tell(printed)
    made.push(...printed)
  }
  return made
}
