import { counted } from '../../config/index.ts'
import { parseArgs } from 'node:util'
import { type MigrationState, readMigrationState } from '../../database/index.ts'
import type { Command } from '../command.ts'
import { withInstallation } from '../withInstallation.ts'

export const upgradeStatus: Command = {
  name: 'upgrade status',
  usage: '[--json]',
  about:
    'Which steps the database has had, and which the next start of this version would take. Changes nothing; the exit code is 1 where this version cannot be started on it.',
  async run(args, config, { tell }) {
    const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean', default: false } } })
    const state = await withInstallation(config, async ({ databaseUrl }) => readMigrationState(databaseUrl))
    if (values.json) tell(JSON.stringify(state, null, 2))
    else for (const line of describe(state)) tell(line)
    return state.barring.length > 0 ? 1 : 0
  },
}

function describe({ applied, missing, unknown, barring }: MigrationState): string[] {
  const last = applied.at(-1)
  const others = unknown.filter(name => !barring.includes(name))
  return [
    last
      ? `${counted(applied.length, 'step')} taken, the last ${last.name} at ${last.appliedAt.toISOString()}.`
      : 'The database is empty.',
    ...(missing.length > 0
      ? [`The next start of this version takes ${missing.length}: ${missing.join(', ')}. Make a backup first.`]
      : ['This version needs no more.']),
    ...(others.length > 0 ? [`A newer version has taken ${others.join(', ')}, with which this one runs as well.`] : []),
    ...(barring.length > 0 ? [`It does not start on a database that has ${barring.join(', ')}.`] : []),
  ]
}
