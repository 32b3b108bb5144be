import { resetFactors } from '../../accounts/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import type { Command } from '../command.ts'
import { changeStaffMember, STAFF_USAGE } from './staffRef.ts'

export const resetFactor: Command = {
  name: 'admin reset-factor',
  usage: STAFF_USAGE,
  about:
    'Removes the second factor of a member of a shop’s staff who has lost it, as when no other administrator is left. They are signed out everywhere and get a mail.',
  run: async (args, config, terminal) =>
    changeStaffMember(args, config, terminal, {
      command: 'admin reset-factor',
      async change(trx, account, { slug }) {
        try {
          await resetFactors(trx, account.id, new Date())
        } catch (error) {
          if (!(error instanceof ProblemError) || error.id !== 'factor-off') throw error
          return `${account.email} has no second factor at ${slug}.`
        }
        return `${account.email} signs in to the office of ${slug} by the password alone now, or adds a second factor where the shop requires one.`
      },
    }),
}
