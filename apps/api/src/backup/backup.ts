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
 * Writes all rows as they stood at one moment, and all files, to one archive, while the shops go on. A file comes
 * to the store before its row does, so every row's file is there: but for one that its owner deletes meanwhile, and for print files.
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
      // Pictures do not shrink any more.
      if (content) await archive.add(FILES + key, content, { isPacked: false })
    }
    return { format: 1, takenAt, dump }
  })
}
