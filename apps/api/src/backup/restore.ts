import {
  beginRestoring,
  endRestoring,
  findRestoring,
  loadTables,
  requireEmptyDatabase,
  requireKnownMigrations,
} from '../database/index.ts'
import { type FileStore, isBuildKey } from '../files/index.ts'
import type { Installation } from './backup.ts'
import { BackupError, FILES, type Manifest, tableEntry } from './archive/manifest.ts'
import { discardRestore, isMark, markRestore, requireSoleRestore, unmark } from './archive/restoreMarks.ts'
import { type ArchiveReader, checkArchive, openArchive } from './archive/readArchive.ts'

/** Checks everything that needs no writing: whether the archive is complete, and whether this version can read it. */
export async function checkBackup(path: string): Promise<Manifest> {
  return withArchive(path, async archive => {
    await requireKnownMigrations(archive.manifest.dump)
    await checkArchive(archive)
    return archive.manifest
  })
}

export interface RestoreTarget extends Installation {
  /**
   * Whether the store may already contain files, which belong to other cells' shops and stay. Otherwise it must be
   * empty.
   */
  readonly isBesideOthers: boolean
}

/** Runs the work on the target of the restore. Called only after the archive has been checked. */
export type OpenRestoreTarget = (work: (place: RestoreTarget) => Promise<void>) => Promise<void>

/**
 * Fills an empty database and an empty store from an archive, all or nothing. Throws a {@link BackupError} or a `LoadError` with a
 * plain sentence, and has changed nothing, when either is not empty or the archive is not whole or of a newer version.
 */
export async function restore(path: string, reach: OpenRestoreTarget): Promise<Manifest> {
  return withArchive(path, async archive => {
    await requireKnownMigrations(archive.manifest.dump)
    await checkArchive(archive)
    await reach(async place => fill(place, archive))
    return archive.manifest
  })
}

async function fill({ databaseUrl, files, isBesideOthers }: RestoreTarget, archive: ArchiveReader): Promise<void> {
  const end = async (id: string): Promise<void> => {
    await unmark(files, id)
    await endRestoring(databaseUrl)
  }
  await requireEmptyDatabase(databaseUrl).catch(async (error: unknown) => {
    // A restore that was killed in its last moment.
    const done = await findRestoring(databaseUrl)
    if (done !== undefined) await end(done)
    throw error
  })
  const id = await beginRestoring(databaseUrl)
  // Discards the files of a restore that was cut off.
  await discardRestore(files, id)
  try {
    await requireSoleRestore(files, id)
    const keys = await listToPut(archive, files, isBesideOthers)
    await markRestore(files, { id, keys })
    await putFiles(archive, { files, keys })
    // The rows come last and in one transaction, so that an interrupted restore leaves no shop.
    await loadTables(databaseUrl, archive.manifest.dump, async table => archive.open(tableEntry(table)))
  } catch (error) {
    await discardRestore(files, id)
    await endRestoring(databaseUrl)
    throw error
  }
  await end(id)
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

/** The pattern of our own keys. A name that leads out of the store does not match. */
const KEY = /^(?!.*\.\.)[0-9a-z/.-]+$/

/**
 * Lists the archive's files that are missing from the store. Existing files have the same content, because the key
 * contains it or they never change.
 */
async function listToPut({ manifest }: ArchiveReader, files: FileStore, isBesideOthers: boolean): Promise<string[]> {
  const keys = new Set<string>()
  for (const { name } of manifest.entries) {
    if (!name.startsWith(FILES)) continue
    const key = name.slice(FILES.length)
    if (!KEY.test(key) || isMark(key))
      throw new BackupError(`The backup is damaged: ${name} is no name of a file of ours.`)
    keys.add(key)
  }
  for await (const { key } of files.list()) {
    if (isBuildKey(key) || isMark(key)) continue
    if (!isBesideOthers)
      throw new BackupError(
        `The store of files is not empty: it has ${key}. A backup is restored into an empty one: name another folder or bucket in FILES_URL, or another DATA_DIR, or move its files away.`,
      )
    keys.delete(key)
  }
  return [...keys]
}

/** Number of files written concurrently, because each waits for the disk. A file has at most some megabytes. */
const AT_ONCE = 8

async function putFiles(
  { open }: ArchiveReader,
  { files, keys }: { readonly files: FileStore; readonly keys: readonly string[] },
): Promise<void> {
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const done = await Promise.allSettled(
      keys.slice(from, from + AT_ONCE).map(async key => files.put(key, await open(FILES + key))),
    )
    const failed = done.find(({ status }) => status === 'rejected')
    if (failed) throw (failed as PromiseRejectedResult).reason
  }
}
