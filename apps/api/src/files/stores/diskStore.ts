import { constants } from 'node:fs'
import { access, copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import type { Content, FileStore, StoredObject } from './fileStore.ts'
import { writeStream } from './writeStream.ts'

/** Keeps files in a folder. What is being written has a name of its own until it is on the disk. */
export function createDiskStore(root: string): FileStore {
  return {
    async put(key, content) {
      const path = join(root, key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const draft = `${path}.${randomBytes(6).toString('hex')}.tmp`
      try {
        await writeDurably(draft, content)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    find: async key => readFile(join(root, key)).catch(absentAsUndefined),
    async read(key) {
      const file = await open(join(root, key)).catch(absentAsUndefined)
      return file?.createReadStream()
    },
    has: async key =>
      access(join(root, key)).then(
        () => true,
        error => absentAsUndefined(error) ?? false,
      ),
    remove: async key => rm(join(root, key), { force: true }),
    async *list(prefix) {
      for await (const { path, writtenAt } of walkFiles(prefix === undefined ? root : join(root, prefix)))
        if (!path.endsWith('.tmp')) yield { key: relative(root, path).replaceAll(sep, '/'), writtenAt }
    },
    async removeDrafts(before) {
      let removed = 0
      for await (const { path, writtenAt } of walkFiles(root)) {
        if (!path.endsWith('.tmp') || writtenAt >= before) continue
        await rm(path, { force: true })
        removed += 1
      }
      return removed
    },
    async probe() {
      const path = join(root, `probe-${randomBytes(6).toString('hex')}.tmp`)
      await mkdir(root, { recursive: true, mode: 0o700 })
      await writeDurably(path, Buffer.alloc(4_096)).finally(async () => rm(path, { force: true }))
    },
  }
}

/** The files of a folder and of those within it; what goes meanwhile is passed over. */
async function* walkFiles(folder: string): AsyncGenerator<Pick<StoredObject, 'writtenAt'> & { readonly path: string }> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(absentAsUndefined)) ?? []
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walkFiles(path)
    const found = entry.isFile() ? await stat(path).catch(absentAsUndefined) : undefined
    if (found) yield { path, writtenAt: found.mtime }
  }
}

async function writeDurably(path: string, content: Content): Promise<void> {
  if (!(content instanceof Uint8Array || content instanceof Readable)) return copyDurably(content.path, path)
  const chunks = content instanceof Uint8Array ? [content] : content
  await writeStream(path, chunks, { isOver: false })
}

/** By the system: nothing of it comes into our memory. */
async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_EXCL)
  const file = await open(to, 'r+')
  await file.sync().finally(async () => file.close())
}

function absentAsUndefined(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
