import { parseArgs } from 'node:util'
import { filesOfCell, openArchivePlace, placeWithin, takeBackup } from '../backup/index.ts'
import { pluralise, type Config, MAIN_CELL, readBackupTo } from '../config/index.ts'
import { openUpkeepOfCells, readMigrationState, requireKnownCells, tryWithAdvisoryLock } from '../database/index.ts'
import { type Command, UsageError } from './command.ts'
import { sumOf } from './backupSummary.ts'
import { withInstallation } from './withInstallation.ts'

interface BackupOptions {
  /** A folder, or a bucket as `s3://bucket/prefix`. */
  readonly to: string
  readonly keep: number
}

function read(args: readonly string[], { backupTo, backupKeep, filesUrl }: Config): BackupOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { to: { type: 'string', default: backupTo }, keep: { type: 'string', default: String(backupKeep) } },
  })
  if (!/^[1-9]\d{0,4}$/.test(values.keep))
    throw new UsageError(`--keep takes how many backups stay, as 14, not ${values.keep}.`)
  return { to: readBackupTo(values.to, filesUrl), keep: Number(values.keep) }
}

export const backup: Command = {
  name: 'backup',
  usage: '[--to <folder or s3://bucket/…>] [--keep <number>]',
  about:
    'Writes everything, the database and the files, to one archive in a folder or bucket (BACKUP_TO) while the shops go on, reads it back, and removes all but the newest (BACKUP_KEEP, 14). Each further cell gets archives of its own, in a folder of its name there.',
  async run(args, config, { tell }) {
    const { to, keep } = read(args, config)
    await withInstallation(config, async ({ databaseUrl, files }) => {
      const { cells, close } = openUpkeepOfCells([{ name: MAIN_CELL, databaseUrl }, ...config.databaseCells])
      try {
        await requireFilled(databaseUrl)
        await requireKnownCells(
          cells[0]!.upkeep,
          cells.map(({ name }) => name),
        )
        for (const [at, { name, directUrl }] of cells.entries()) {
          const own = cells.length === 1 ? files : filesOfCell(files, cells, at)
          const place = openArchivePlace(at === 0 ? to : placeWithin(to, name), config.s3)
          const installation = { databaseUrl: directUrl, files: own }
          const outcome = await tryWithAdvisoryLock(directUrl, 'backup', async () =>
            takeBackup(installation, { place, keep, tell }),
          )
          if (!outcome) throw new UsageError('A backup is under way. Try again when it has ended.')
          const { address, manifest, removed } = outcome.done
          tell(`${address}: ${sumOf(manifest)}, read back and found whole.`)
          if (removed > 0) tell(`${pluralise(removed, 'older backup')} removed, ${keep} kept.`)
        }
      } finally {
        await close(LONGEST_CLOSE_MS)
      }
    })
  },
}

async function requireFilled(databaseUrl: string): Promise<void> {
  const { applied } = await readMigrationState(databaseUrl)
  if (applied.length === 0) throw new UsageError('The database is empty: there is nothing to back up.')
}

const LONGEST_CLOSE_MS = 5_000
