import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry as ZipEntry, openPromise, type ZipFile } from 'yauzl'
import { BackupError, type Entry, MANIFEST, type Manifest, manifestSchema } from './manifest.ts'

export interface ArchiveReader {
  readonly manifest: Manifest
  /** Opens an entry of the manifest. */
  open(name: string): Promise<Readable>
  close(): void
}

const MAX_MANIFEST_BYTES = 512 * 1024 * 1024

/** Throws a {@link BackupError} when the file is no backup, was cut off, or is of a kind that a newer version makes. */
export async function openArchive(path: string): Promise<ArchiveReader> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new BackupError(`There is no file ${path}.`)
    throw new BackupError(`${path} is no backup, or was cut off before its end.`, { cause: error })
  })
  try {
    const entries = new Map<string, ZipEntry>()
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
    const open = async (name: string): Promise<Readable> => {
      const entry = entries.get(name)
      if (!entry) throw new BackupError(`${path} is damaged: it lacks ${name}.`)
      return zip.openReadStreamPromise(entry)
    }
    return { manifest: await readManifest(path, entries, zip), open, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error instanceof BackupError ? error : new BackupError(`${path} is damaged.`, { cause: error })
  }
}

async function readManifest(path: string, entries: ReadonlyMap<string, ZipEntry>, zip: ZipFile): Promise<Manifest> {
  const entry = entries.get(MANIFEST)
  if (!entry || entry.uncompressedSize > MAX_MANIFEST_BYTES)
    throw new BackupError(`${path} is a ZIP archive, but no backup of Kitwright.`)
  const read: unknown = JSON.parse(String(await buffer(await zip.openReadStreamPromise(entry))))
  if ((read as { format?: unknown }).format !== 1)
    throw new BackupError(`${path} was made by a newer version of Kitwright: restore it with that version.`)
  return manifestSchema.parse(read)
}

/** Reads every entry and compares it with what the manifest says of it. Throws a {@link BackupError} at the first that differs. */
export async function checkArchive({ manifest, open }: ArchiveReader): Promise<void> {
  for (const entry of manifest.entries) await checkEntry(entry, open)
}

async function checkEntry({ name, bytes, sha256 }: Entry, open: ArchiveReader['open']): Promise<void> {
  const hash = createHash('sha256')
  let read = 0
  try {
    for await (const chunk of await open(name)) {
      hash.update(chunk as Buffer)
      read += (chunk as Buffer).length
    }
  } catch (error) {
    throw error instanceof BackupError ? error : new BackupError(`The backup is damaged: ${name} cannot be read.`)
  }
  if (read !== bytes || hash.digest('hex') !== sha256)
    throw new BackupError(`The backup is damaged: ${name} is not what was written.`)
}
