import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { z } from 'zod'
import { checked, type FileStore, pressKey, type PressKind, StoreError } from '../../files/index.ts'

/** A file of a pack's archive, and its storage location. */
export interface PackFile {
  readonly name: string
  /** Its {@link pressKey}'s hash and kind. */
  readonly hash: string
  readonly kind: PressKind
  readonly bytes: number
  readonly sha256: string
}

/** Machine-readable manifest: the archive's contents and the approval they belong to. */
export const MANIFEST = 'manifest.json'

/** The part of the manifest that is read again. */
export const manifestHeaderSchema = z.object({ approvedAt: z.iso.datetime() })

export interface ArchiveInput {
  readonly files: Pick<FileStore, 'read' | 'remove'>
  readonly tenantId: string
  /** The files in the archive's order; they may arrive one by one. */
  readonly kept: Iterable<PackFile> | AsyncIterable<PackFile>
  readonly madeAt: Date
}

/** Thrown if one of the files is no longer stored. */
export class PackFileMissingError extends Error {
  override name = 'PackFileMissingError'
}

/** A ZIP stores local time, which differs between machines; these archives use UTC. */
class UtcDate extends Date {
  override getFullYear = (): number => this.getUTCFullYear()
  override getMonth = (): number => this.getUTCMonth()
  override getDate = (): number => this.getUTCDate()
  override getHours = (): number => this.getUTCHours()
  override getMinutes = (): number => this.getUTCMinutes()
}

/**
 * Streams the stored files as one ZIP, a part of one file at a time: the same bytes for the same files. Fails if a file
 * is missing or altered. An altered file is removed, or everything made from it would fail again.
 */
export function openArchive({ files, tenantId, kept, madeAt }: ArchiveInput): Readable {
  const zip = new ZipFile()
  const mtime = new UtcDate(madeAt)
  const output = zip.outputStream as Readable
  let reading: Readable | undefined
  // A reader that disconnects or receives an error leaves no file open.
  output.once('close', () => reading?.destroy())
  const dropAltered = async (key: string, failed: unknown): Promise<void> => {
    if (failed instanceof StoreError && failed.kind === 'altered') await files.remove(key).catch(() => undefined)
  }
  const add = ({ name, hash, kind, bytes, sha256 }: PackFile): void => {
    const key = pressKey(tenantId, hash, kind)
    const open = async (): Promise<Readable> => {
      const content = await files.read(key)
      if (!content) throw new PackFileMissingError(key)
      return checked(content, { hash: sha256, where: key }).once('error', failed => void dropAltered(key, failed))
    }
    zip.addReadStreamLazy(name, { mtime, compress: false, size: bytes }, tell => {
      open().then(
        content => {
          // The ZIP would wait forever for the rest of an interrupted file.
          reading = content.once('error', error => output.destroy(error))
          if (output.destroyed) content.destroy()
          tell(null, content)
        },
        (error: unknown) => tell(error, undefined as never),
      )
    })
  }
  zip.on('error', error => output.destroy(error))
  const addAll = async (): Promise<void> => {
    for await (const each of kept) add(each)
    zip.end()
  }
  addAll().catch((error: unknown) => output.destroy(error as Error))
  return output
}

/** The length of an archive, and its hash. */
export interface ArchiveSums {
  readonly bytes: number
  readonly sha256: string
}

async function measure(archive: Readable): Promise<ArchiveSums> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of archive) {
    bytes += (chunk as Buffer).length
    hash.update(chunk as Buffer)
  }
  return { bytes, sha256: hash.digest('hex') }
}

/**
 * Computes the size and SHA-256 of the ZIP while its files are still being made. Files are read as they are added; their order is the
 * archive's.
 */
export interface ArchiveMeasurement {
  add(kept: readonly PackFile[]): void
  /** Ends the list of files. Throws if a file is missing or differs from what was stored. */
  end(): Promise<ArchiveSums>
  /** Stops reading. */
  drop(): void
}

export function measureArchive(input: Omit<ArchiveInput, 'kept'>): ArchiveMeasurement {
  const kept = new Readable({ objectMode: true, read: () => undefined })
  const measured = measure(openArchive({ ...input, kept }))
  // A caller that drops the measurement does not await its result.
  measured.catch(() => undefined)
  return {
    add: files => files.forEach(each => kept.push(each)),
    async end() {
      kept.push(null)
      return measured
    },
    drop: () => void kept.destroy(new Error('This archive is given up')),
  }
}

/** Returns whether all files are stored, since a download that has begun can only break off. */
export async function isWhole({
  files,
  tenantId,
  kept,
}: Pick<ArchiveInput, 'tenantId'> & {
  readonly files: Pick<FileStore, 'has'>
  readonly kept: readonly PackFile[]
}): Promise<boolean> {
  const there = await Promise.all(kept.map(async ({ hash, kind }) => files.has(pressKey(tenantId, hash, kind))))
  return there.every(Boolean)
}

/** Returns the keys of the files and of their metadata. */
export const keysOf = (tenantId: string, kept: readonly PackFile[]): string[] =>
  kept.flatMap(({ hash, kind }) => [pressKey(tenantId, hash, kind), pressKey(tenantId, hash, 'json')])
