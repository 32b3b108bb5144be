import { loadTables, requireEmptyDatabase, requireKnownMigrations } from '../database/index.ts'
import { type FileStore, isBuildKey } from '../files/index.ts'
import type { Installation } from './backup.ts'
import { BackupError, FILES, type Manifest, tableEntry, UNDER_WAY } from './manifest.ts'
import { type ArchiveReader, checkArchive, openArchive } from './readArchive.ts'

/** Everything that can be said without writing: whether the archive is whole, and whether this version knows how to read it. */
export async function checkBackup(path: string): Promise<Manifest> {
  return withArchive(path, async archive => {
    await requireKnownMigrations(archive.manifest.dump)
    await checkArchive(archive)
    return archive.manifest
  })
}

/** Does the work on what is to be filled; it is asked for only when the archive is known to be good. */
export type Reach = (work: (installation: Installation) => Promise<void>) => Promise<void>

/**
 * Fills an empty database and an empty store from an archive, all or nothing. Throws a {@link BackupError} or a `LoadError` with a
 * plain sentence, and has changed nothing, when either is not empty or the archive is not whole or of a newer version.
 */
export async function restore(path: string, reach: Reach): Promise<Manifest> {
  return withArchive(path, async archive => {
    await requireKnownMigrations(archive.manifest.dump)
    await checkArchive(archive)
    await reach(async installation => fill(installation, archive))
    return archive.manifest
  })
}

async function fill({ databaseUrl, files }: Installation, archive: ArchiveReader): Promise<void> {
  await requireEmptyDatabase(databaseUrl)
  if (await files.find(UNDER_WAY)) await empty(files)
  await requireEmptyStore(files)
  await files.put(UNDER_WAY, Buffer.from(archive.manifest.takenAt))
  try {
    await putFiles(archive, files)
    // Last, and in one transaction: a restore that is cut off before leaves no shop.
    await loadTables(databaseUrl, archive.manifest.dump, async table => archive.open(tableEntry(table)))
    await files.remove(UNDER_WAY)
  } catch (error) {
    await empty(files)
    throw error
  }
}

/** Of what a restore has put there, perhaps an earlier one that was killed: the store was empty before it. The mark goes last. */
async function empty(files: FileStore): Promise<void> {
  for await (const { key } of files.list()) if (key !== UNDER_WAY && !isBuildKey(key)) await files.remove(key)
  await files.removeDrafts(new Date())
  await files.remove(UNDER_WAY)
}

async function withArchive<T>(path: string, work: (archive: ArchiveReader) => Promise<T>): Promise<T> {
  const archive = await openArchive(path)
  const { shop } = archive.manifest
  if (shop !== undefined) {
    archive.close()
    throw new BackupError(`${path} is the export of one shop, ${shop}, and no backup.`)
  }
  return work(archive).finally(() => archive.close())
}

async function requireEmptyStore(files: FileStore): Promise<void> {
  for await (const { key } of files.list())
    if (!isBuildKey(key))
      throw new BackupError(
        `The store of files is not empty: it has ${key}. A backup is restored into an empty one: name another folder or bucket in FILES_URL, or another DATA_DIR, or move its files away.`,
      )
}

/** What our own keys are made of; a name that leads out of the store is none. */
const KEY = /^(?!.*\.\.)[0-9a-z/.-]+$/

/** Each waits for the disk: so many at once wait together. A file has at most some megabytes. */
const AT_ONCE = 8

async function putFiles({ manifest, open }: ArchiveReader, files: FileStore): Promise<void> {
  const names = manifest.entries.flatMap(({ name }) => (name.startsWith(FILES) ? [name] : []))
  const put = async (name: string): Promise<void> => {
    const key = name.slice(FILES.length)
    if (!KEY.test(key)) throw new BackupError(`The backup is damaged: ${name} is no name of a file of ours.`)
    await files.put(key, await open(name))
  }
  for (let from = 0; from < names.length; from += AT_ONCE) {
    const done = await Promise.allSettled(names.slice(from, from + AT_ONCE).map(put))
    const failed = done.find(({ status }) => status === 'rejected')
    if (failed) throw (failed as PromiseRejectedResult).reason
  }
}
