import type { Readable } from 'node:stream'
import { dumpTables } from '../database/index.ts'
import { type FileStore, isBuildKey, isPressKey } from '../files/index.ts'
import { FILES, type Manifest, tableEntry } from './archive/manifest.ts'
import { isMark } from './archive/restoreMarks.ts'
import { writeArchive } from './archive/writeArchive.ts'

export interface Installation {
  readonly databaseUrl: string
  readonly files: FileStore
}

/**
 * Writes all rows as of one moment, and all files, to one archive while the shops keep running. A file is stored before
 * its row, so every row's file is in the archive, except a file that its owner deletes at the time, and print files.
 */
export async function backUp(
  { databaseUrl, files }: Installation,
  keep: (zip: Readable) => Promise<void>,
): Promise<Manifest> {
  const takenAt = new Date().toISOString()
  return writeArchive(keep, async archive => {
    const dump = await dumpTables(databaseUrl, async (table, rows) =>
      archive.add(tableEntry(table), rows, { isPacked: true }),
    )
    for await (const { key } of files.list()) {
      const isKept = !isMark(key) && !isBuildKey(key) && !isPressKey(key)
      const content = isKept ? await files.read(key) : undefined
      // Pictures cannot be compressed further.
      if (content) await archive.add(FILES + key, content, { isPacked: false })
    }
    return { format: 1, takenAt, dump }
  })
}
