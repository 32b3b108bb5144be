import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import type { Pools } from '../database/index.ts'
import type { FileStore } from '../files/index.ts'
import { startDailyBackups } from './backUpDaily.ts'
import { filesOfCell } from './filesOfCell.ts'

interface Means {
  readonly pools: Pick<Pools, 'cells'>
  readonly files: FileStore
  readonly complain: (error: unknown) => void
}

/** The daily backups, where the settings want them: of each cell one of its own, home's in the folder and the others' in folders of their names. Returns how to stop. */
export function startBackups(
  { backupAt: at, backupTo, backupKeep: keep }: Pick<Config, 'backupAt' | 'backupTo' | 'backupKeep'>,
  { pools, files, complain }: Means,
): () => void {
  if (at === undefined) return () => undefined
  const stops = pools.cells.map(({ name, upkeep: database, directUrl: databaseUrl }, index) => {
    const own = pools.cells.length === 1 ? files : filesOfCell(files, pools.cells, index)
    const folder = index === 0 ? backupTo : join(backupTo, name)
    return startDailyBackups({ database, databaseUrl, files: own, folder, keep, at }, complain)
  })
  return () => {
    for (const stop of stops) stop()
  }
}
