import type { Database } from '../../database/index.ts'
import { createUploadReader, type FileStore } from '../../files/index.ts'
import { createOwnFontLoader } from '../../fonts/index.ts'

/** What designs are drawn from beside their documents, each file held against what it was when it came. */
export const createReaders = (database: Database, files: FileStore) => ({
  loadOwnFonts: createOwnFontLoader(database, files),
  readUploads: createUploadReader(database, files),
})
