import { parseArgs } from 'node:util'
import { REMEMBERED_MS } from '../../tenants/index.ts'
import { BY_COMMAND } from '../operator/acts.ts'
import type { Command } from '../command.ts'
import { oneWord } from '../resolveRefs.ts'
import { withChange } from '../withOperation.ts'
import { closeShop } from './changeShop.ts'

const WITHIN = `within ${REMEMBERED_MS / 1000} seconds`

/** Both commands differ only in their result. */
function closing(name: string, about: string, { isSuspended, done }: { isSuspended: boolean; done: string }): Command {
  return {
    name,
    usage: isSuspended ? '<slug> [--reason <words>]' : '<slug>',
    about,
    async run(args, config, { tell }) {
      const options = { reason: { type: 'string', default: '' } } as const
      const { positionals, values } = parseArgs({
        args: [...args],
        options: isSuspended ? options : {},
        allowPositionals: true,
      })
      const slug = oneWord(positionals, `${name} <slug>`)
      const reason = 'reason' in values && typeof values.reason === 'string' ? values.reason : ''
      await withChange(config, async operation => {
        const at = isSuspended ? new Date() : null
        const isChanged = await closeShop({ ...operation, slug, actor: BY_COMMAND }, { at, reason })
        if (!isChanged) return tell(`${slug} ${isSuspended ? 'is suspended already' : 'is open'}.`)
        tell(`${slug} ${done} ${WITHIN}.`)
      })
    },
  }
}

export const suspendShop = closing(
  'shop suspend',
  'Closes a shop to everyone, its staff too, and holds its mails back. Nothing in it changes. Its pages show the reason.',
  { isSuspended: true, done: 'is suspended; every server follows' },
)

export const resumeShop = closing('shop resume', 'Opens a suspended shop again, as it was.', {
  isSuspended: false,
  done: 'opens again',
})
