import { inviteAdministrator } from '../../accounts/index.ts'
import { listHosts } from '../../tenants/index.ts'
import { type Command, UsageError } from '../command.ts'
import { changeStaffMember, STAFF_USAGE } from './staffRef.ts'

export const linkAdmin: Command = {
  name: 'admin link',
  usage: STAFF_USAGE,
  about:
    'Shows a link by which a member of a shop’s staff chooses a new password, once, within three days, as after an import or while no mail goes. Earlier links end.',
  run: async (args, config, terminal) =>
    changeStaffMember(args, config, terminal, {
      command: 'admin link',
      async change(trx, account, { slug, id, origins }) {
        if (account.is_blocked)
          throw new UsageError(`${account.email} is blocked at ${slug}: admin unblock ${account.email} --shop ${slug}`)
        const [host = 'localhost'] = await listHosts(trx, id)
        const link = await inviteAdministrator(trx, account.id, { origin: origins.of(host), now: new Date() })
        return `${account.email} chooses a password here, once, within three days:\n  ${link}`
      },
    }),
}
