import type { FileStore } from '../files/index.ts'
import type { OrderSign } from '../orders/index.ts'
import { isWhole } from './archive.ts'
import type { PackRecord } from './packStore.ts'
import { keptSince } from './sweepPacks.ts'

interface Fetched {
  readonly files: FileStore
  readonly tenantId: string
  readonly pack: PackRecord
  readonly now: Date
}

/** Whether the archive of a pack can be given out: done, kept, and all of it there. */
export async function isFetchable({ files, tenantId, pack, now }: Fetched): Promise<boolean> {
  const isKept = pack.state === 'done' && pack.ended_at! > keptSince(now)
  return isKept && isWhole({ files, tenantId, kept: pack.files! })
}

/** Of the archive as a download. */
export const zipHeaders = (
  { bytes, remake }: Pick<PackRecord, 'bytes' | 'remake'>,
  { number }: Pick<OrderSign, 'number'>,
) => ({
  'content-length': String(bytes),
  'content-disposition': `attachment; filename="${number}${remake === null ? '' : `-R${remake}`}-print.zip"`,
})
