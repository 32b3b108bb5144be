import { type Command } from '../command.ts'
import { withOperation } from '../withOperation.ts'
import { listAccounts, type ListedAccount } from './panelAccounts.ts'

const STATES: Readonly<Record<ListedAccount['state'], string>> = {
  invited: 'invited',
  expired: 'its invitation has expired',
  active: 'set up',
  ended: 'ended',
}

const lineOf = ({ email, state, signedInAt, failures }: ListedAccount): string =>
  [
    email,
    STATES[state],
    signedInAt === null ? 'never signed in' : `signed in ${signedInAt.toISOString().slice(0, 16)} UTC`,
    ...(failures > 0 ? [`${failures} wrong attempts since`] : []),
  ].join(', ')

export const listOperators: Command = {
  name: 'operator list',
  usage: '',
  about: 'Lists the accounts of the operator’s panel: their state, the last sign-in, and wrong attempts since.',
  async run(_args, config, { tell }) {
    await withOperation(config, async ({ database }) => {
      const accounts = await database.withPlatform(async trx => listAccounts(trx, new Date()))
      if (accounts.length === 0) return tell('There is no account of the panel yet: kit operator add makes one.')
      for (const account of accounts) tell(lineOf(account))
    })
  },
}
