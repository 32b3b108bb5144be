import type { ArchivePlace } from './places/archivePlace.ts'
import { backUp, type Installation } from './backup.ts'
import { BackupError, type Manifest } from './archive/manifest.ts'

const NAME = /^kitwright-\d{8}T\d{9}Z\.zip$/
const DAY_MS = 24 * 60 * 60 * 1000

/** Sorts by name as by time. */
const nameOf = (now: Date): string => `kitwright-${now.toISOString().replace(/[-:.]/g, '')}.zip`

export interface BackupRetention {
  readonly place: ArchivePlace
  /** How many stay. */
  readonly keep: number
  /** Hears what the operator should know although the backup goes on. */
  readonly tell: (sentence: string) => void
}

export interface BackupResult {
  /** The archive's address. */
  readonly address: string
  readonly manifest: Manifest
  /** How many older ones went. */
  readonly removed: number
}

/** Writes a backup of this moment to the place and removes all but the newest ones, and what a killed one has left. */
export async function takeBackup(
  installation: Installation,
  { place, keep, tell }: BackupRetention,
): Promise<BackupResult> {
  // Another installation may be writing to the same place, but not for a day.
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
