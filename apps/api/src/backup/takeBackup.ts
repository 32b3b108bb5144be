import type { ArchivePlace } from './places/archivePlace.ts'
import { backUp, type Installation } from './backup.ts'
import { BackupError, type Manifest } from './archive/manifest.ts'

const NAME = /^kitwright-\d{8}T\d{9}Z\.zip$/
const DAY_MS = 24 * 60 * 60 * 1000

/** The order of names is the order of time. */
const nameOf = (now: Date): string => `kitwright-${now.toISOString().replace(/[-:.]/g, '')}.zip`

export interface BackupRetention {
  readonly place: ArchivePlace
  /** Number of backups that stay. */
  readonly keep: number
  /** Receives messages for the operator that do not stop the backup. */
  readonly tell: (sentence: string) => void
}

export interface BackupResult {
  /** The archive's address. */
  readonly address: string
  readonly manifest: Manifest
  /** Number of older backups removed. */
  readonly removed: number
}

/** Writes a backup to the place, then removes all but the newest ones and the remains of a killed backup. */
export async function takeBackup(
  installation: Installation,
  { place, keep, tell }: BackupRetention,
): Promise<BackupResult> {
  // Another installation may be writing to the same place, but never for a whole day.
  const unremoved = await place.removeDrafts(new Date(Date.now() - DAY_MS))
  const name = nameOf(new Date())
  const manifest = await backUp(installation, async zip => place.keep(name, zip))
  if (unremoved !== undefined) tell(unremoved)
  const address = place.addressOf(name)
  const removed = await removeOld(place, keep).catch((error: Error) => {
    throw new BackupError(`${address} is whole, but older ones were not removed. ${error.message}`, { cause: error })
  })
  return { address, manifest, removed }
}

async function removeOld(place: ArchivePlace, keep: number): Promise<number> {
  const all = (await place.list()).filter(name => NAME.test(name)).toSorted()
  const old = all.slice(0, Math.max(0, all.length - keep))
  for (const name of old) await place.remove(name)
  return old.length
}
