import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Files older than this can be removed, because no call takes as long. Servers of one deployment may share the folder.
 */
const OLD_MS = 60 * 60_000

/**
 * Opens the folder of incoming uploads, where they stay until their calls are answered. Removes files that killed
 * servers have left there.
 */
export async function openUploadFolder(dataDir: string, now = Date.now): Promise<string> {
  const folder = join(dataDir, 'incoming')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    // A file that disappears during this was another server's.
    const { mtimeMs = Infinity } = (await stat(path).catch(() => undefined)) ?? {}
    if (mtimeMs < now() - OLD_MS) await rm(path, { force: true })
  }
  return folder
}
