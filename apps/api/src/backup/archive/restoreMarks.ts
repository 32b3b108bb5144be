import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { type FileStore, parseStoredJson } from '../../files/index.ts'
import { BackupError } from './manifest.ts'

// A restore records under a mark of its own what it is about to put into a store. If it is cut off, the next restore
// into the same database removes exactly that, and no restore removes another's files.

/** Prefix of marks that are in the store while a restore fills it. Never the key of a file. */
const MARKS = 'restore-under-way'

/** Also matches the mark from the time before restores had names. */
export const isMark = (key: string): boolean => key === MARKS || key.startsWith(`${MARKS}/`)

const markOf = (id: string): string => `${MARKS}/${id}`

export interface RestoreMark {
  /** The id of the restore. */
  readonly id: string
  /** The keys about to be written. */
  readonly keys: readonly string[]
}

export const markRestore = async (files: FileStore, { id, keys }: RestoreMark): Promise<void> =>
  files.put(markOf(id), Buffer.from(JSON.stringify(keys)))

export const unmark = async (files: FileStore, id: string): Promise<void> => files.remove(markOf(id))

/** Of two that begin at once one goes on, or neither. Throws a {@link BackupError}. */
export async function requireSoleRestore(files: FileStore, id: string): Promise<void> {
  await markRestore(files, { id, keys: [] })
  for await (const { key } of files.list())
    if (isMark(key) && key !== markOf(id))
      throw new BackupError(
        `Another restore, into another database, is filling this store of files or was cut off: it has ${key}. Let it end, or type it again as it was. If nobody will, remove what it has put there, and that mark.`,
      )
}

/** Keys within the store. One that leads out of its folder would remove another file. */
const keysSchema = z.array(z.string().regex(/^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))/))

/** Removes the files that the restore of this name has written. Removes the mark last. Throws a {@link BackupError} if the mark is damaged. */
export async function discardRestore(files: FileStore, id: string): Promise<void> {
  const content = await files.read(markOf(id))
  if (!content) return
  const keys = parseStoredJson(await buffer(content), keysSchema)
  if (keys === undefined)
    throw new BackupError(
      `A restore into this database was cut off, and its list of files, ${markOf(id)} in the store, is damaged. Remove what it has put there, and that list; then restore again.`,
    )
  for (const key of keys) await files.remove(key)
  await unmark(files, id)
}
