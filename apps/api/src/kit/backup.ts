import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '../backup/index.ts'
import { type Config, makeFolder } from '../config/index.ts'
import { type Command, UsageError } from './command.ts'
import { sumOf } from './sumOf.ts'
import { withInstallation } from './withInstallation.ts'

const KEPT = 14
const NAME = /^kitwright-\d{8}T\d{9}Z\.zip$/

/** Sorts by name as by time. */
const nameOf = (now: Date): string => `kitwright-${now.toISOString().replace(/[-:.]/g, '')}.zip`

/** Removes all but the newest. */
async function removeOld(folder: string, keep: number): Promise<number> {
  const all = (await readdir(folder)).filter(name => NAME.test(name)).toSorted()
  const old = all.slice(0, Math.max(0, all.length - keep))
  for (const name of old) await rm(join(folder, name))
  return old.length
}

function read(args: readonly string[], { dataDir }: Config): { readonly folder: string; readonly keep: number } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      to: { type: 'string', default: join(dataDir, 'backups') },
      keep: { type: 'string', default: String(KEPT) },
    },
  })
  if (!/^[1-9]\d{0,4}$/.test(values.keep))
    throw new UsageError(`--keep takes how many backups stay, as 14, not ${values.keep}.`)
  return { folder: values.to, keep: Number(values.keep) }
}

export const backup: Command = {
  usage: 'backup [--to <folder>] [--keep <number>]',
  about: `Writes everything, the database and the files, to one archive in the folder (backups in DATA_DIR) while the shops go on, reads it back, and removes all but the newest (${KEPT}).`,
  async run(args, config, { tell }) {
    const { folder, keep } = read(args, config)
    makeFolder(resolve(folder), 0o700)
    const path = join(folder, nameOf(new Date()))
    const manifest = await withInstallation(config, async installation => backUp(installation, path))
    const removed = await removeOld(folder, keep)
    tell(`${path}: ${sumOf(manifest)}, read back and found whole.`)
    if (removed > 0) tell(`${removed} older ${removed === 1 ? 'backup was' : 'backups were'} removed; ${keep} stay.`)
  },
}
