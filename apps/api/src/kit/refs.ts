import type { Transaction } from '../database/index.ts'
import { findTenantBySlug, type OperatedTenant } from '../tenants/index.ts'
import { UsageError } from './command.ts'

/** The one word that a command takes; throws with its usage for none or several. */
export function oneWord(positionals: readonly string[], usage: string): string {
  const [word] = positionals
  if (word === undefined || positionals.length > 1) throw new UsageError(`Type it so: ${usage}`)
  return word
}

/** Throws a sentence that names the shops that there are. */
export async function getShop(trx: Transaction, slug: string): Promise<OperatedTenant> {
  const found = await findTenantBySlug(trx, slug)
  if (found) return found
  const all = await trx.selectFrom('tenants').select('slug').orderBy('slug').limit(20).execute()
  const there = all.length === 0 ? 'there is none yet' : `there are ${all.map(row => row.slug).join(', ')}`
  throw new UsageError(`There is no shop ${slug}: ${there}.`)
}
