import { parseArgs } from 'node:util'
import { type Account, findAccountByEmail, lockAdministrators } from '../../accounts/index.ts'
import type { Config } from '../../config/index.ts'
import { enterTenant, type Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import type { Origins } from '../../tenants/index.ts'
import { type Terminal, UsageError } from '../command.ts'
import { getShop } from '../resolveRefs.ts'
import { withChange } from '../withOperation.ts'

export const STAFF_USAGE = '<e-mail> --shop <slug>'

export interface StaffShop {
  readonly id: string
  readonly slug: string
  readonly origins: Origins
}

interface StaffChange {
  /** The typed command, for the message about a wrong one. */
  readonly command: string
  /**
   * Changes the account in its shop's scope, while no other administrator changes the staff. Returns the message for
   * the operator.
   */
  readonly change: (trx: Transaction, account: Account, shop: StaffShop) => Promise<string>
}

/**
 * Runs a command that changes one member of a shop's staff, named by e-mail. Throws a sentence if the e-mail is not a
 * member's.
 */
export async function changeStaffMember(
  args: readonly string[],
  config: Config,
  { tell }: Terminal,
  { command, change }: StaffChange,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { shop: { type: 'string' } },
    allowPositionals: true,
  })
  const [typed] = positionals
  const slug = values.shop
  if (typed === undefined || positionals.length > 1 || slug === undefined)
    throw new UsageError(`Type it so: ${command} ${STAFF_USAGE}`)
  const email = typed.trim().toLowerCase()
  await withChange(config, async operation => {
    const { id, cell } = await getShop(operation, slug)
    const said = await cell.upkeep
      .withPlatform(async trx => {
        await enterTenant(trx, id)
        await lockAdministrators(trx)
        const account = await findAccountByEmail(trx, email)
        if (!account || account.removed_at) throw new UsageError(`${slug} has no account of ${email}.`)
        if (account.role === 'CUSTOMER')
          throw new UsageError(`${email} is a customer of ${slug}: customer erase removes them.`)
        return change(trx, account, { id, slug, origins: operation.origins })
      })
      .catch((error: unknown) => {
        if (!(error instanceof ProblemError) || error.id !== 'last-administrator') throw error
        throw new UsageError(`${email} is the last administrator of ${slug}: add another one first (admin add).`)
      })
    tell(said)
  })
}
