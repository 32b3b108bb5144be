import type { Database } from '../../database/index.ts'
import { findPackagedUpload, isPackagedUpload } from '../stores/packagedUploads.ts'
import { fileKey, type FileStore } from '../stores/fileStore.ts'
import { isCompletePicture } from '../rasters/isCompletePicture.ts'
import { hashBytes } from '../stores/hashBytes.ts'
import { listFileFacts, noteHash, type StoredFileRow } from '../rows/fileRows.ts'
import { StoreError } from '../stores/storeError.ts'

/** An upload as whoever prints or draws it gets it. */
export interface UploadBytes {
  readonly id: string
  /** Null: there are none, or others than came. Empty: the disk does not give them. */
  readonly bytes: Uint8Array | null
  /** Whether the content under its name differs from the upload. */
  readonly isAltered: boolean
}

/** A tenant's uploads by their ids, in that order, each held against what it was when it came. */
export type UploadReader = (tenantId: string, ids: readonly string[]) => Promise<UploadBytes[]>

export type FileFacts = Pick<StoredFileRow, 'id' | 'bytes' | 'sha256'>

/**
 * The permanent errors of a file that exists but cannot be read from the disk. It counts as an empty file and is never
 * retried.
 */
const FOR_GOOD = ['EIO', 'EISDIR', 'EACCES', 'EPERM', 'ENOTDIR']

function nothingRead(error: NodeJS.ErrnoException): Uint8Array | 'altered' {
  // A bucket tells of itself what was written over in it.
  if (error instanceof StoreError && error.kind === 'altered') return 'altered'
  if (!FOR_GOOD.includes(error.code ?? '')) throw error
  return new Uint8Array()
}

/** Its hash where it is what its row says; null where it is not. Of one that came before hashes were kept as much as its length says. */
async function hashAsKept(bytes: Uint8Array, { bytes: length, sha256: wanted }: FileFacts): Promise<string | null> {
  if (bytes.length !== length) return null
  const sha256 = await hashBytes(bytes)
  return wanted === null || wanted === sha256 ? sha256 : null
}

interface VerifiedUpload extends UploadBytes {
  /** The hash to record from now on. Half a picture is no measure for what may be fetched from a backup. */
  readonly newHash?: string
}

/** Reads an upload and checks length and SHA-256 against its row. Does not write; `newHash` is set when the row has no hash yet. */
export async function verifyUpload(
  files: Pick<FileStore, 'find'>,
  tenantId: string,
  facts: FileFacts,
): Promise<VerifiedUpload> {
  const { id, sha256: wanted } = facts
  const bytes = (await files.find(fileKey(tenantId, id)).catch(nothingRead)) ?? null
  if (bytes === 'altered') return { id, bytes: null, isAltered: true }
  if (!bytes?.length) return { id, bytes, isAltered: false }
  const sha256 = await hashAsKept(bytes, facts)
  if (sha256 === null) return { id, bytes: null, isAltered: true }
  return { id, bytes, isAltered: false, ...(wanted === null && isCompletePicture(bytes) && { newHash: sha256 }) }
}

/**
 * Creates a reader of uploads. For uploads from before hashes were stored, the first reader records the hash, and
 * housekeeping records all others within a week; from then on their content can be verified.
 */
export function createUploadReader(database: Database, files: Pick<FileStore, 'find'>): UploadReader {
  return async (tenantId, ids) => {
    if (ids.length === 0) return []
    const stored = ids.filter(id => !isPackagedUpload(id))
    const rows = stored.length === 0 ? [] : await database.withTenant(tenantId, async trx => listFileFacts(trx, stored))
    const known = new Map(rows.map(row => [row.id, row]))
    const read: UploadBytes[] = []
    for (const id of ids) {
      const packaged = await findPackagedUpload(id)
      if (packaged) {
        read.push({ id, bytes: packaged, isAltered: false })
        continue
      }
      const facts = known.get(id)
      const { newHash, ...held } = facts
        ? await verifyUpload(files, tenantId, facts)
        : { id, bytes: null, isAltered: false, newHash: undefined }
      if (newHash !== undefined) await database.withTenant(tenantId, async trx => noteHash(trx, id, newHash))
      read.push(held)
    }
    return read
  }
}
