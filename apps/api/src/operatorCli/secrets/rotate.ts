import { pluralise } from '../../config/index.ts'
import { parseArgs } from 'node:util'
import { endAllSessions } from '../../accounts/index.ts'
import { rotateSecrets } from '../../http/index.ts'
import type { Command } from '../command.ts'
import { listShopIds } from '../diagnostics/checkShops.ts'
import { withChange } from '../withOperation.ts'

const NEXT =
  'Every key is new. Start each server and worker anew now, all at once: until then they use the old ones. Then pages that are open ask to be loaded anew, codes and pictures’ addresses from mails of before no longer work. Second factors stay; reset those of people whose backup somebody has seen (admin reset-factor)'

export const rotate: Command = {
  name: 'secrets rotate',
  usage: '[--sign-out] [--dry-run]',
  about:
    'Makes the installation’s keys anew, as when somebody has seen a backup. Nobody has to sign in anew, unless --sign-out ends every session of every shop. Servers and workers must be started anew after it.',
  async run(args, config, { tell }) {
    const { values } = parseArgs({
      args: [...args],
      options: { 'sign-out': { type: 'boolean', default: false }, 'dry-run': { type: 'boolean', default: false } },
    })
    await withChange(config, async ({ database }) => {
      const shopIds = values['sign-out'] ? await listShopIds(database) : []
      if (values['dry-run'])
        return tell(
          `Would make every key anew${values['sign-out'] ? ' and end all sessions' : ''}. Nothing was changed.`,
        )
      const now = new Date()
      await database.withPlatform(async trx => rotateSecrets(trx, now))
      let ended = 0
      for (const id of shopIds) ended += await database.withTenant(id, async trx => endAllSessions(trx, now))
      tell(
        values['sign-out'] ? `${NEXT}. ${pluralise(ended, 'session')} ended.` : `${NEXT}; who is signed in stays so.`,
      )
    })
  },
}
