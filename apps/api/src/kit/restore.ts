import { parseArgs } from 'node:util'
import { checkBackup, restore as restoreBackup } from '../backup/index.ts'
import { type Command, UsageError } from './command.ts'
import { sumOf } from './sumOf.ts'
import { withInstallation } from './withInstallation.ts'

export const restore: Command = {
  name: 'restore',
  usage: '<file> [--check]',
  about:
    'Fills an empty database and an empty store of files from a backup, all or nothing. With --check it only reads the backup to its end and says whether it could be restored.',
  async run(args, config, { tell }) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { check: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [path] = positionals
    if (path === undefined || positionals.length > 1) throw new UsageError('Name one backup: restore <file>.')
    if (values.check) {
      const manifest = await checkBackup(path)
      tell(`${path} is whole: ${sumOf(manifest)}, as they stood at ${manifest.takenAt}.`)
      return
    }
    const manifest = await restoreBackup(path, async work => withInstallation(config, work))
    tell(`Restored ${sumOf(manifest)}, as they stood at ${manifest.takenAt}. Start the server now.`)
  },
}
