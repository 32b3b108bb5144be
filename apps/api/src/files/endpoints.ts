import type { StoredFile } from '@kitwright/contract'
import { type Endpoints, Problem } from '../endpoint/index.ts'
import { fileKey, type FileStore } from './fileStore.ts'
import { keepPicture } from './keepPicture.ts'
import { findFile, type StoredFileRow } from './store.ts'

export function createFilesEndpoints(store: FileStore): Endpoints<'POST /api/files' | 'GET /api/files/{id}'> {
  return {
    'POST /api/files': async exchange => {
      const { bytes } = await exchange.upload()
      return { value: presentFile(await keepPicture(exchange, store, bytes)) }
    },
    'GET /api/files/{id}': async ({ tenant, params, run }) => {
      const row = await run(async trx => findFile(trx, params.id))
      const bytes = row && (await store.find(fileKey(tenant.id, row.id)))
      if (!bytes) throw new Problem('not-found')
      const cacheControl = 'public, max-age=31536000, immutable'
      return { value: { bytes, mime: row.mime, cacheControl }, etag: `"${row.id}"` }
    },
  }
}

export const presentFile = ({ id, mime, width_px, height_px, bytes }: StoredFileRow): StoredFile => ({
  id,
  url: `/api/files/${id}`,
  mime,
  widthPx: width_px,
  heightPx: height_px,
  bytes,
})
