import type { Readable } from 'node:stream'
import { ProblemError } from '../../endpoint/index.ts'
import { type FileStore, parseStoredJson, pressKey } from '../../files/index.ts'
import type { OrderSign } from '../../orders/index.ts'
import { isWhole, MANIFEST, openArchive, manifestHeaderSchema } from '../storage/archive.ts'
import type { PackRecord } from './records/packStore.ts'
import { packExpiryDate } from '../runs/expiry.ts'

interface PackDownload {
  readonly files: FileStore
  readonly tenantId: string
  readonly pack: PackRecord
  readonly now: Date
}

/** Returns whether the archive of a pack can be downloaded: done, not expired, and complete. */
export async function isDownloadable({ files, tenantId, pack, now }: PackDownload): Promise<boolean> {
  const isKept = pack.state === 'done' && pack.ended_at! > packExpiryDate(now)
  return isKept && isWhole({ files, tenantId, kept: pack.files! })
}

/**
 * Opens the archive of a pack with exactly the bytes that were measured, of the approval it was made by, whatever
 * became of the order since. Throws `pack-gone` if the stored files have changed.
 */
export async function openPackArchive({ files, tenantId, pack }: Omit<PackDownload, 'now'>): Promise<Readable> {
  const kept = pack.files!
  const manifest = kept.find(({ name }) => name === MANIFEST)
  const said =
    manifest && parseStoredJson(await files.find(pressKey(tenantId, manifest.hash, 'json')), manifestHeaderSchema)
  if (!said) throw new ProblemError('pack-gone')
  return openArchive({ files, tenantId, kept, madeAt: new Date(said.approvedAt) })
}

/** Returns the headers of the archive's download. */
export const zipHeaders = (
  { bytes, remake }: Pick<PackRecord, 'bytes' | 'remake'>,
  { number }: Pick<OrderSign, 'number'>,
) => ({
  'content-length': String(bytes),
  'content-disposition': `attachment; filename="${number}${remake === null ? '' : `-R${remake}`}-print.zip"`,
})
