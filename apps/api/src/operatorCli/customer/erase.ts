import { pluralise } from '../../config/index.ts'
import { parseArgs } from 'node:util'
import { countOpenOrders } from '../../orders/index.ts'
import { eraseFiles, erasePerson } from '../../privacy/index.ts'
import { type Command, UsageError } from '../command.ts'
import { getShop } from '../resolveRefs.ts'
import { withChange } from '../withOperation.ts'
import { type CustomerRef, getCustomer, readCustomerRef } from './refs.ts'
import { enterAsOwner, type Transaction } from '../../database/index.ts'
import type { Account } from '../../accounts/index.ts'
import { removeTenantFiles } from '../../files/index.ts'

const USAGE = '<e-mail> --shop <slug> [--confirm <e-mail>] [--dry-run]'

export const eraseCustomer: Command = {
  name: 'customer erase',
  usage: USAGE,
  about:
    'Removes one customer for good: account, sessions, designs, squads, pictures, messages. Orders stay for the books with what was sold and paid, without name, address, telephone, players and notes.',
  async run(args, config, { tell }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        shop: { type: 'string' },
        confirm: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const ref = readCustomerRef(positionals, values.shop, `customer erase ${USAGE}`)
    await withChange(config, async operation => {
      const { files } = operation
      const { id: tenantId, cell } = await getShop(operation, ref.slug)
      const erased = await cell.upkeep.withPlatform(async trx => {
        await enterAsOwner(trx, tenantId)
        const account = await getCustomer(trx, ref)
        await requireClosedOrders(trx, account, ref)
        if (values['dry-run']) return null
        requireConfirmed(ref, values.confirm)
        return erasePerson(trx, account, new Date())
      })
      if (!erased) return tell(`Would erase ${ref.email} at ${ref.slug}. Nothing was erased.`)
      await eraseFiles(erased, { database: operation.database, files, tenantId, now: new Date() })
      const { fileIds, orders, keptFiles } = erased
      // No record tells which of them show this customer's designs.
      await removeTenantFiles(files, { tenantId, isDrawnOnly: true })
      tell(
        `${ref.email} is erased at ${ref.slug}, with ${pluralise(fileIds.length, 'picture')}. Kept for the books, without anything about them: ${pluralise(orders, 'order')}.`,
      )
      if (keptFiles > 0) tell(`Kept, since designs of others or templates show it: ${pluralise(keptFiles, 'picture')}.`)
    })
  },
}

async function requireClosedOrders(trx: Transaction, { id }: Account, { email }: CustomerRef): Promise<void> {
  const open = await countOpenOrders(trx, id)
  if (open > 0)
    throw new UsageError(
      `${email} has ${pluralise(open, 'order')} in progress that need the address: finish or cancel them in the office first. Nothing was erased.`,
    )
}

function requireConfirmed({ email, slug }: CustomerRef, confirm: string | undefined): void {
  if (confirm?.trim().toLowerCase() !== email)
    throw new UsageError(
      `Nothing was erased. Who is sure types it so: customer erase ${email} --shop ${slug} --confirm ${email}`,
    )
}
