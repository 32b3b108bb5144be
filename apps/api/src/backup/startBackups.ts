import type { Config } from '../config/index.ts'
import type { Pools } from '../database/index.ts'
import type { FileStore } from '../files/index.ts'
import { openArchivePlace, placeWithin } from './places/openArchivePlace.ts'
import { startDailyBackups } from './backUpDaily.ts'
import { filesOfCell } from './filesOfCell.ts'

interface Dependencies {
  readonly pools: Pick<Pools, 'cells'>
  readonly files: FileStore
  readonly complain: (error: unknown) => void
  readonly tell: (sentence: string) => void
}

/**
 * Starts the daily backups if they are configured: one for each cell, with home's in the folder or bucket and the
 * others' in subfolders of their names. Returns a function that stops them.
 */
export function startBackups(
  { backupAt: at, backupTo, backupKeep: keep, s3 }: Pick<Config, 'backupAt' | 'backupTo' | 'backupKeep' | 's3'>,
  { pools, files, complain, tell }: Dependencies,
): () => void {
  if (at === undefined) return () => undefined
  const stops = pools.cells.map(({ name, upkeep: database, directUrl: databaseUrl }, index) => {
    const own = pools.cells.length === 1 ? files : filesOfCell(files, pools.cells, index)
    const place = openArchivePlace(index === 0 ? backupTo : placeWithin(backupTo, name), s3)
    return startDailyBackups({ database, databaseUrl, files: own, place, keep, at, tell }, complain)
  })
  return () => {
    for (const stop of stops) stop()
  }
}
