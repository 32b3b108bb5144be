import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../config/index.ts'
import { writeWhole } from '../../files/index.ts'
import type { ArchivePlace } from './archivePlace.ts'
import { checkArchive, openArchive } from '../archive/readArchive.ts'

const DRAFT = '.part'

/**
 * Opens a folder for archives. Only its owner may read them: they contain every customer's data and the secrets of the
 * installation.
 */
export function openFolderPlace(folder: string): ArchivePlace {
  return {
    addressOf: name => join(folder, name),
    async keep(name, zip) {
      makeFolder(folder, 0o700)
      const path = join(folder, name)
      try {
        await writeWhole({ path, draft: path + DRAFT }, zip, readBack)
      } catch (error) {
        // Names the disk that was full.
        throw Object.assign(error as NodeJS.ErrnoException, { path: (error as NodeJS.ErrnoException).path ?? path })
      }
    },
    list: async () => readdir(folder).catch(() => []),
    remove: async name => rm(join(folder, name)),
    async removeDrafts(before) {
      for (const name of await readdir(folder).catch(() => [])) {
        if (!name.endsWith(`.zip${DRAFT}`)) continue
        const found = await stat(join(folder, name)).catch(() => undefined)
        if (found && found.mtime < before) await rm(join(folder, name), { force: true })
      }
      return undefined
    },
  }
}

async function readBack(path: string): Promise<void> {
  const archive = await openArchive(path)
  await checkArchive(archive).finally(() => archive.close())
}
