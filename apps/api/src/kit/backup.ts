import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { takeBackup } from '../backup/index.ts'
import type { Config } from '../config/index.ts'
import { tryAlone } from '../database/index.ts'
import { type Command, UsageError } from './command.ts'
import { sumOf } from './sumOf.ts'
import { withInstallation } from './withInstallation.ts'

function read(
  args: readonly string[],
  { backupTo, backupKeep }: Config,
): { readonly folder: string; readonly keep: number } {
  const { values } = parseArgs({
    args: [...args],
    options: { to: { type: 'string', default: backupTo }, keep: { type: 'string', default: String(backupKeep) } },
  })
  if (!/^[1-9]\d{0,4}$/.test(values.keep))
    throw new UsageError(`--keep takes how many backups stay, as 14, not ${values.keep}.`)
  return { folder: resolve(values.to), keep: Number(values.keep) }
}

export const backup: Command = {
  name: 'backup',
  usage: '[--to <folder>] [--keep <number>]',
  about:
    'Writes everything, the database and the files, to one archive in the folder (BACKUP_TO) while the shops go on, reads it back, and removes all but the newest (BACKUP_KEEP, 14).',
  async run(args, config, { tell }) {
    const wanted = read(args, config)
    const outcome = await withInstallation(config, async installation =>
      tryAlone(installation.databaseUrl, 'backup', async () => takeBackup(installation, wanted)),
    )
    if (!outcome) throw new UsageError('A backup is under way. Try again when it has ended.')
    const { path, manifest, removed } = outcome.done
    tell(`${path}: ${sumOf(manifest)}, read back and found whole.`)
    if (removed > 0)
      tell(`${removed} older ${removed === 1 ? 'backup was' : 'backups were'} removed; ${wanted.keep} stay.`)
  },
}
