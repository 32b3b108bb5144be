import { setStaffAccess } from '../../accounts/index.ts'
import type { Command } from '../command.ts'
import { changeStaffMember, STAFF_USAGE } from './staffRef.ts'

export const unblockAdmin: Command = {
  name: 'admin unblock',
  usage: STAFF_USAGE,
  about: 'Lets a blocked member of a shop’s staff sign in again, as when an administrator has blocked everybody else.',
  run: async (args, config, terminal) =>
    changeStaffMember(args, config, terminal, {
      command: 'admin unblock',
      async change(trx, account, { slug }) {
        if (!account.is_blocked) return `${account.email} is not blocked at ${slug}.`
        await setStaffAccess(trx, account, {
          role: account.role,
          ownRoleId: account.staff_role_id,
          isBlocked: false,
          now: new Date(),
        })
        return `${account.email} can sign in to the office of ${slug} again.`
      },
    }),
}
