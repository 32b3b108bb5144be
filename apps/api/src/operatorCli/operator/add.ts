import { loadFactorKey } from '../../http/index.ts'
import { BY_COMMAND, noteAct } from './acts.ts'
import { type Command, UsageError } from '../command.ts'
import { oneWord } from '../resolveRefs.ts'
import { withChange } from '../withOperation.ts'
import { parseArgs } from 'node:util'
import { invite } from './panelAccounts.ts'

/** As in the contract, but for an account of no shop. */
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,189}$/

export function readEmail(word: string): string {
  const email = word.toLowerCase()
  if (EMAIL.test(email)) return email
  throw new UsageError(`${word} is no e-mail address.`)
}

export const addOperator: Command = {
  name: 'operator add',
  usage: '<e-mail>',
  about:
    'Invites somebody to the operator’s panel, or anew after a lost phone or password. Shows a link, good once and for three days, that sets the authenticator app and the password.',
  async run(args, config, { tell }) {
    const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true })
    const email = readEmail(oneWord(positionals, 'operator add <e-mail>'))
    if (!config.operator) throw new UsageError('OPERATOR_PORT is not set: no server would answer the link.')
    const { origin } = config.operator
    await withChange(config, async ({ database }) => {
      const token = await database.withPlatform(async trx => {
        const key = await loadFactorKey(trx, config.factorKeys)
        const made = await invite(trx, { email, key, now: new Date() })
        await noteAct(trx, { actor: BY_COMMAND, act: 'account-added', detail: { email } })
        return made
      })
      tell(`${email} sets up the account here, within three days: ${origin}/enrol/${token}`)
    })
  },
}
