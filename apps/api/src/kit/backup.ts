import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { filesOfCell, takeBackup } from '../backup/index.ts'
import { type Config, HOME } from '../config/index.ts'
import { openUpkeepOfCells, tryAlone } from '../database/index.ts'
import { type Command, UsageError } from './command.ts'
import { sumOf } from './sumOf.ts'
import { withInstallation } from './withInstallation.ts'

interface BackupOptions {
  readonly folder: string
  readonly keep: number
}

function read(args: readonly string[], { backupTo, backupKeep }: Config): BackupOptions {
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
    'Writes everything, the database and the files, to one archive in the folder (BACKUP_TO) while the shops go on, reads it back, and removes all but the newest (BACKUP_KEEP, 14). Each further cell gets archives of its own, in a folder of its name there.',
  async run(args, config, { tell }) {
    const { folder, keep } = read(args, config)
    await withInstallation(config, async ({ databaseUrl, files }) => {
      const { cells, close } = openUpkeepOfCells([{ name: HOME, databaseUrl }, ...config.databaseCells])
      try {
        for (const [at, { name, directUrl }] of cells.entries()) {
          const own = cells.length === 1 ? files : filesOfCell(files, cells, at)
          const to = { folder: at === 0 ? folder : join(folder, name), keep }
          const installation = { databaseUrl: directUrl, files: own }
          const outcome = await tryAlone(directUrl, 'backup', async () => takeBackup(installation, to))
          if (!outcome) throw new UsageError('A backup is under way. Try again when it has ended.')
          const { path, manifest, removed } = outcome.done
          tell(`${path}: ${sumOf(manifest)}, read back and found whole.`)
          if (removed > 0)
            tell(`${removed} older ${removed === 1 ? 'backup was' : 'backups were'} removed; ${keep} stay.`)
        }
      } finally {
        await close(LONGEST_CLOSE_MS)
      }
    })
  },
}

const LONGEST_CLOSE_MS = 5_000
