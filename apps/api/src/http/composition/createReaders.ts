import type { Database } from '../../database/index.ts'
import { createUploadReader, type FileStore } from '../../files/index.ts'
import { createOwnFontLoader } from '../../fonts/index.ts'

/**
 * Creates the readers of the files that designs are drawn from, besides their documents. Each file is checked against
 * its original content.
 */
export const createReaders = (database: Database, files: FileStore) => ({
  loadOwnFonts: createOwnFontLoader(database, files),
  readUploads: createUploadReader(database, files),
})
