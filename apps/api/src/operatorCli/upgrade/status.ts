import { parseArgs } from 'node:util'
import { type Config, pluralise, MAIN_CELL } from '../../config/index.ts'
import { type MigrationState, openUpkeepOfCells, readMigrationState } from '../../database/index.ts'
import type { Command } from '../command.ts'
import { readVersion } from '../version.ts'
import { withInstallation } from '../withInstallation.ts'
import { type NewerDocuments, readNewerDocuments } from './readDocuments.ts'

interface UpgradeState extends MigrationState {
  /** Stored designs that this version cannot read. */
  readonly newerDocuments: readonly NewerDocuments[]
}

export const upgradeStatus: Command = {
  name: 'upgrade status',
  usage: '[--json]',
  about:
    'Which steps the database has had, which the next start of this version would take, and whether this version reads every stored design. Changes nothing; the exit code is 1 where this version cannot serve what is there.',
  async run(args, config, { tell }) {
    const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean', default: false } } })
    const state = await withInstallation(config, async ({ databaseUrl }) => readState(config, databaseUrl))
    if (values.json) tell(JSON.stringify(state, null, 2))
    else for (const line of describe(state)) tell(line)
    return state.barring.length > 0 || state.newerDocuments.length > 0 ? 1 : 0
  },
}

const LONGEST_CLOSE_MS = 5_000

async function readState({ databaseCells }: Config, databaseUrl: string): Promise<UpgradeState> {
  const state = await readMigrationState(databaseUrl)
  if (state.applied.length === 0) return { ...state, newerDocuments: [] }
  const { upkeep, close } = openUpkeepOfCells([{ name: MAIN_CELL, databaseUrl }, ...databaseCells])
  try {
    return { ...state, newerDocuments: await readNewerDocuments(upkeep) }
  } finally {
    await close(LONGEST_CLOSE_MS)
  }
}

function describe({ applied, missing, unknown, barring, newerDocuments }: UpgradeState): string[] {
  const last = applied.at(-1)
  const others = unknown.filter(name => !barring.includes(name))
  const isReadable = newerDocuments.length === 0
  return [
    `This is Kitwright ${readVersion()}.`,
    last
      ? `${pluralise(applied.length, 'step')} taken, the last ${last.name} at ${last.appliedAt.toISOString()}.`
      : 'The database is empty.',
    ...(missing.length > 0
      ? [`The next start of this version takes ${missing.length}: ${missing.join(', ')}. Make a backup first.`]
      : ['This version needs no more.']),
    ...(others.length > 0
      ? [`A newer version has taken ${others.join(', ')}${isReadable ? ', with which this one runs as well' : ''}.`]
      : []),
    ...(barring.length > 0 ? [`It does not start on a database that has ${barring.join(', ')}.`] : []),
    ...newerDocuments.map(
      ({ table, documents, steps }) =>
        `A newer version has written ${pluralise(documents, 'design')} in ${table} that this one cannot read (${steps.join(', ')}): use that version, or restore the backup made before the upgrade.`,
    ),
  ]
}
