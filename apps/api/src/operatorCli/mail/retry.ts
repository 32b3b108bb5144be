import { pluralise } from '../../config/index.ts'
import { parseArgs } from 'node:util'
import { countUnsent, retryMails } from '../../mail/index.ts'
import type { Command } from '../command.ts'
import { listShopIds } from '../diagnostics/checkShops.ts'
import { getShop } from '../resolveRefs.ts'
import { withChange } from '../withOperation.ts'

export const retryMail: Command = {
  name: 'mail retry',
  usage: '[--shop <slug>] [--dead] [--dry-run]',
  about:
    'Has every mail that did not go tried once more at once, of one shop or of all, as when the mail server is mended; with --dead only those that were given up. A server or worker sends them.',
  async run(args, config, { tell }) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        shop: { type: 'string' },
        dead: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    })
    const { shop, dead, 'dry-run': isDry } = values
    await withChange(config, async operation => {
      const { database } = operation
      const shopIds = shop === undefined ? await listShopIds(database) : [(await getShop(operation, shop)).id]
      const wanted = { areFailedWanted: !dead, now: new Date() }
      let mails = 0
      for (const id of shopIds)
        mails += await database.withTenant(id, async trx => (isDry ? countUnsent : retryMails)(trx, wanted))
      const what = pluralise(mails, 'mail')
      tell(isDry ? `Would have ${what} tried once more. Nothing was changed.` : `${what} will be tried once more.`)
    })
  },
}
