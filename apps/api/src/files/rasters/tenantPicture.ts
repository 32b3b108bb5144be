import { fileKey, type FileStore } from '../stores/fileStore.ts'
import type { EnsureRaster } from './rasters.ts'

const OWN_FILE = /^\/api\/files\/([0-9a-f-]{36})$/

interface Source {
  readonly files: FileStore
  readonly ensureRaster: EnsureRaster
}

interface PictureRef {
  readonly tenantId: string
  /** The picture's address for browsers; a missing or external address does not count. */
  readonly address: string | null | undefined
}

/**
 * Reads the pixels of one of the tenant's own pictures, for paper and mails. Null if it belongs to another tenant, is
 * deleted or cannot be drawn.
 */
export async function readPixels(
  { files, ensureRaster }: Source,
  { tenantId, address }: PictureRef,
): Promise<Uint8Array | null> {
  const [, id] = OWN_FILE.exec(address ?? '') ?? []
  const bytes = id && (await files.find(fileKey(tenantId, id)).catch(() => undefined))
  const key = bytes && (await ensureRaster({ tenantId, bytes }))
  return (key && (await files.find(key))) || null
}
