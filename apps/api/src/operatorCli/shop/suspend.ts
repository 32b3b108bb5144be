import { parseArgs } from 'node:util'
import { REMEMBERED_MS, suspendTenant } from '../../tenants/index.ts'
import type { Command } from '../command.ts'
import { withChange } from '../withOperation.ts'
import { getShop, oneWord } from '../resolveRefs.ts'

const WITHIN = `within ${REMEMBERED_MS / 1000} seconds`

/** Both commands differ only in their result. */
function closing(name: string, about: string, { isSuspended, done }: { isSuspended: boolean; done: string }): Command {
  return {
    name,
    usage: '<slug>',
    about,
    async run(args, config, { tell }) {
      const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true })
      const slug = oneWord(positionals, `${name} <slug>`)
      await withChange(config, async operation => {
        const shop = await getShop(operation, slug)
        if ((shop.suspendedAt !== null) === isSuspended)
          return tell(`${slug} ${isSuspended ? 'is suspended already' : 'is open'}.`)
        const at = isSuspended ? new Date() : null
        await shop.cell.upkeep.withPlatform(async trx => suspendTenant(trx, shop.id, at))
        tell(`${slug} ${done} ${WITHIN}.`)
      })
    },
  }
}

export const suspendShop = closing(
  'shop suspend',
  'Closes a shop to everyone, its staff too, and holds its mails back. Nothing in it changes.',
  { isSuspended: true, done: 'is suspended; every server follows' },
)

export const resumeShop = closing('shop resume', 'Opens a suspended shop again, as it was.', {
  isSuspended: false,
  done: 'opens again',
})
