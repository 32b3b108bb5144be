import type { AssetRef } from '@kitwright/design'
import { openDatabase } from '../database/database.ts'
import { writeWithQuotaRetry } from '../database/retryOnFullStorage.ts'
import { newId } from '../database/newId.ts'
import type { KeepFailure, StoredImage } from '../database/types.ts'

export interface NewImage {
  readonly blob: Blob
  readonly widthPx: number
  readonly heightPx: number
}
export type PutImageResult =
  | { readonly ok: true; readonly asset: AssetRef }
  | { readonly ok: false; readonly reason: KeepFailure }

/** Stores a checked picture in this browser under a new id. Never throws. */
export async function putImage({ blob, widthPx, heightPx }: NewImage): Promise<PutImageResult> {
  const id = newId()
  const kept = await writeWithQuotaRetry(async () =>
    (await openDatabase()).put('images', { id, blob, widthPx, heightPx }),
  )
  return kept.ok ? { ok: true, asset: { source: 'local', id, widthPx, heightPx } } : kept
}

/** Stores a picture from the server under its server id. */
export async function adoptImage({ id, widthPx, heightPx }: AssetRef, blob: Blob): Promise<void> {
  await writeWithQuotaRetry(async () => (await openDatabase()).put('images', { id, blob, widthPx, heightPx }))
}

export async function getImage(id: string): Promise<StoredImage | null> {
  try {
    return (await (await openDatabase()).get('images', id)) ?? null
  } catch {
    return null
  }
}

/**
 * Records which server file holds the same picture; undefined clears it. If storage is full, the picture is sent again
 * another time.
 */
export async function noteFileId(id: string, fileId: string | undefined): Promise<void> {
  const image = await getImage(id)
  if (image) await writeWithQuotaRetry(async () => (await openDatabase()).put('images', { ...image, fileId }))
}

const urls = new Map<string, Promise<string | null>>()

async function localUrl(id: string): Promise<string | null> {
  const image = await getImage(id)
  if (!image) urls.delete(id)
  return image ? URL.createObjectURL(image.blob) : null
}

/** Returns the URL of the picture for an `<img>`; null if this browser does not store it. */
export function imageUrl(asset: Pick<AssetRef, 'source' | 'id'>): Promise<string | null> {
  if (asset.source === 'file') return Promise.resolve(`/api/files/${asset.id}`)
  let url = urls.get(asset.id)
  if (!url) {
    url = localUrl(asset.id)
    urls.set(asset.id, url)
  }
  return url
}

/** MIME type of a picture; null where only the server knows it. */
export async function imageMime(asset: Pick<AssetRef, 'source' | 'id'>): Promise<string | null> {
  return asset.source === 'local' ? ((await getImage(asset.id))?.blob.type ?? null) : null
}
