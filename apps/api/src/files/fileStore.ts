import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where bytes are kept by key. Keys are made by us ({@link fileKey}, {@link pictureKey}, …), never taken from a request as they are. */
export interface FileStore {
  /** Keeps the bytes; they are safe on disk when it resolves. */
  put(key: string, bytes: Uint8Array): Promise<void>
  find(key: string): Promise<Uint8Array | undefined>
  remove(key: string): Promise<void>
  /** Removes everything of a tenant, or what was drawn for it, which is drawn again when it is asked for. */
  removeAll(of: { readonly tenantId: string; readonly isDrawnOnly?: boolean }): Promise<void>
  /** The key of everything that is kept. */
  listKeys(): AsyncIterable<string>
  /** A tenant's uploads ({@link fileKey}), by the ids of their rows, and when their bytes were written. */
  listUploads(tenantId: string): AsyncIterable<{ readonly id: string; readonly writtenAt: Date }>
  /** Removes what a server that ended in the middle of writing has left from before then; answers how many. */
  removeDrafts(before: Date): Promise<number>
  /** Removes drawn pictures that were written before then; whoever asks for one has it drawn again. Answers how many. */
  removeDrawn(before: Date): Promise<number>
  /** Throws when nothing more can be kept, as on a full disk. */
  probe(): Promise<void>
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The key of a tenant's file. Throws a TypeError unless both are uuids. */
export function fileKey(tenantId: string, id: string): string {
  const [tenant, file] = [tenantId.toLowerCase(), id.toLowerCase()]
  if (!UUID.test(tenant) || !UUID.test(file))
    throw new TypeError('A file is kept by the uuids of its tenant and itself')
  return `${tenant}/${file.slice(0, 2)}/${file}`
}

const HASH = /^[0-9a-f]{64}$/

/** The key of a picture that was drawn for a tenant, by the hash of what it was made of. Throws a TypeError for any other name. */
export function pictureKey(tenantId: string, hash: string): string {
  const tenant = tenantId.toLowerCase()
  if (!UUID.test(tenant) || !HASH.test(hash)) throw new TypeError('A picture is kept by its tenant and a hash')
  return `${tenant}/pictures/${hash.slice(0, 2)}/${hash}`
}

/** The key of a picture in which nothing is one tenant's alone: drawn once for all. Throws a TypeError for any name but a hash. */
export function sharedPictureKey(hash: string): string {
  if (!HASH.test(hash)) throw new TypeError('A picture is kept by a hash')
  return `shared/pictures/${hash.slice(0, 2)}/${hash}`
}

const FONT = /^own-[0-9a-f]{16}$/

/** The key of a tenant's font by its id. Throws a TypeError for any other name. */
export function fontKey(tenantId: string, id: string): string {
  const tenant = tenantId.toLowerCase()
  if (!UUID.test(tenant) || !FONT.test(id)) throw new TypeError('A font is kept by its tenant and its id')
  return `${tenant}/fonts/${id}`
}

/** Opens the storage that `FILES_URL` names. Throws when its kind is not known. */
export function openFileStore(filesUrl: string): FileStore {
  const url = new URL(filesUrl)
  if (url.protocol === 'file:') return createDiskStore(fileURLToPath(url))
  throw new Error(`FILES_URL must begin with file:, but it begins with ${url.protocol}`)
}

function createDiskStore(root: string): FileStore {
  return {
    async put(key, bytes) {
      const path = join(root, key)
      await mkdir(dirname(path), { recursive: true })
      const draft = `${path}.${randomBytes(6).toString('hex')}.tmp`
      try {
        await writeDurably(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    find: async key => readFile(join(root, key)).catch(absentAsUndefined),
    remove: async key => rm(join(root, key), { force: true }),
    async removeAll({ tenantId, isDrawnOnly = false }) {
      const folder = tenantId.toLowerCase()
      if (!UUID.test(folder)) throw new TypeError('A tenant is named by its uuid')
      await rm(join(root, folder, isDrawnOnly ? 'pictures' : ''), { recursive: true, force: true })
    },
    async *listKeys() {
      for await (const path of walkFiles(root, () => true))
        if (!path.endsWith('.tmp')) yield relative(root, path).replaceAll(sep, '/')
    },
    async *listUploads(tenantId) {
      for await (const path of walkFiles(join(root, tenantId.toLowerCase()), name => /^[0-9a-f]{2}$/.test(name))) {
        const id = basename(path)
        const found = UUID.test(id) ? await stat(path).catch(absentAsUndefined) : undefined
        if (found) yield { id, writtenAt: found.mtime }
      }
    },
    removeDrafts: async before => removeOld(root, before, path => path.endsWith('.tmp')),
    removeDrawn: async before =>
      removeOld(root, before, path => /^[^/]+\/pictures\//.test(relative(root, path).replaceAll(sep, '/'))),
    async probe() {
      const path = join(root, `probe-${randomBytes(6).toString('hex')}.tmp`)
      await mkdir(root, { recursive: true })
      await writeDurably(path, Buffer.alloc(4_096)).finally(async () => rm(path, { force: true }))
    },
  }
}

/** The files of a folder and of those within it that are wanted; what goes meanwhile is passed over. */
async function* walkFiles(folder: string, wanted: (name: string) => boolean): AsyncGenerator<string> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(absentAsUndefined)) ?? []
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isFile()) yield path
    else if (entry.isDirectory() && wanted(entry.name)) yield* walkFiles(path, wanted)
  }
}

/** Removes those of the files that are older; answers how many. */
async function removeOld(root: string, before: Date, isMeant: (path: string) => boolean): Promise<number> {
  let removed = 0
  for await (const path of walkFiles(root, () => true)) {
    const found = isMeant(path) ? await stat(path).catch(absentAsUndefined) : undefined
    if (!found || found.mtime >= before) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

function absentAsUndefined(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
