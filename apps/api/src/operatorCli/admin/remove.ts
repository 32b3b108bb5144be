import { removeStaffAccount } from '../../accounts/index.ts'
import type { Command } from '../command.ts'
import { changeStaffMember, STAFF_USAGE } from './staffRef.ts'

export const removeAdmin: Command = {
  name: 'admin remove',
  usage: STAFF_USAGE,
  about:
    'Removes somebody from a shop’s staff and ends their sessions. What they did stays under their name. The last administrator cannot be removed.',
  run: async (args, config, terminal) =>
    changeStaffMember(args, config, terminal, {
      command: 'admin remove',
      async change(trx, account, { slug }) {
        await removeStaffAccount(trx, account, new Date())
        return `${account.email} is no longer of the staff of ${slug}; their sessions have ended.`
      },
    }),
}
