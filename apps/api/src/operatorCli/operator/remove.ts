import { parseArgs } from 'node:util'
import { BY_COMMAND, noteAct } from './acts.ts'
import { type Command, UsageError } from '../command.ts'
import { oneWord } from '../resolveRefs.ts'
import { withChange } from '../withOperation.ts'
import { readEmail } from './add.ts'
import { endAccount } from './panelAccounts.ts'

export const removeOperator: Command = {
  name: 'operator remove',
  usage: '<e-mail>',
  about: 'Ends an account of the operator’s panel and signs it out at once.',
  async run(args, config, { tell }) {
    const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true })
    const email = readEmail(oneWord(positionals, 'operator remove <e-mail>'))
    await withChange(config, async ({ database }) => {
      const isEnded = await database.withPlatform(async trx => {
        if (!(await endAccount(trx, email, new Date()))) return false
        await noteAct(trx, { actor: BY_COMMAND, act: 'account-ended', detail: { email } })
        return true
      })
      if (!isEnded) throw new UsageError(`${email} has no account of the panel.`)
      tell(`${email} is signed out and comes in no more.`)
    })
  },
}
