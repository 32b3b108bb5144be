import { parseArgs } from 'node:util'
import {
  checkBackup,
  type Installation,
  isBucket,
  type Manifest,
  type RestoreTarget,
  restore as restoreBackup,
  withDownloaded,
} from '../backup/index.ts'
import { type Config, MAIN_CELL } from '../config/index.ts'
import { type Command, UsageError } from './command.ts'
import { sumOf } from './backupSummary.ts'
import { withInstallation } from './withInstallation.ts'
import { asOnlyOperator } from './withOperation.ts'

/** Targets another cell's database. The existing files stay, because they belong to other cells' shops. */
function ofCell({ databaseCells }: Config, home: Installation, name: string): RestoreTarget {
  if (name === MAIN_CELL) return { ...home, isBesideOthers: false }
  const cell = databaseCells.find(one => one.name === name)
  if (!cell) throw new UsageError(`There is no cell ${name}: DATABASE_CELLS names those that there are.`)
  return { databaseUrl: cell.databaseUrl, files: home.files, isBesideOthers: true }
}

export const restore: Command = {
  name: 'restore',
  usage: '<file> [--check] [--cell <name>]',
  about:
    'Fills an empty database and an empty store of files from a backup, a file or s3://bucket/…/kitwright-….zip, all or nothing. With --check it only reads the backup to its end and says whether it could be restored. With --cell it fills the empty database of that cell, and adds its files to those that are there.',
  async run(args, config, { tell }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { check: { type: 'boolean', default: false }, cell: { type: 'string', default: MAIN_CELL } },
      allowPositionals: true,
    })
    const [address] = positionals
    if (address === undefined || positionals.length > 1) throw new UsageError('Name one backup: restore <file>.')
    const tellDone = (manifest: Manifest): void => {
      if (values.check) return tell(`${address} is whole: ${sumOf(manifest)}, as they stood at ${manifest.takenAt}.`)
      tell(`Restored ${sumOf(manifest)}, as they stood at ${manifest.takenAt}. Start the server now.`)
      tell('It sends no mail that waited in the backup, since the original may have sent it: mail retry --dead does.')
    }
    const read = async (path: string): Promise<Manifest> =>
      values.check
        ? checkBackup(path)
        : restoreBackup(path, async work =>
            withInstallation(config, async home => {
              const place = ofCell(config, home, values.cell)
              await asOnlyOperator(place.databaseUrl, async () => work(place))
            }),
          )
    tellDone(isBucket(address) ? await withDownloaded(address, config.s3, read) : await read(address))
  },
}
