import type { OwnFile, StoredFile } from '@kitwright/contract'
import type { Endpoints, Exchange } from '../endpoint/index.ts'
import { fileKey } from './stores/fileStore.ts'
import { type FilesDependencies, storePicture } from './storePicture.ts'
import { countOwnFiles, deleteOwnFile, listOwnFiles, type OwnFileRow } from './rows/ownFiles.ts'
import { countFiles } from './rows/quota.ts'
import { createShowFile } from './showFile.ts'
import type { StoredFileRow } from './rows/fileRows.ts'

type Routes =
  | 'POST /api/files'
  | 'POST /api/office/files'
  | 'GET /api/files'
  | 'GET /api/files/{id}'
  | 'DELETE /api/files/{id}'
type UploadExchange = Pick<Exchange<'POST /api/files'>, 'tenant' | 'person' | 'signal' | 'run' | 'upload'>

export function createFilesEndpoints(dependencies: FilesDependencies): Endpoints<Routes> {
  const keep = async (exchange: UploadExchange): Promise<{ value: StoredFile }> => {
    const sent = await exchange.upload()
    return { value: presentFile(await storePicture(exchange, dependencies, sent)) }
  }
  return {
    'POST /api/files': keep,
    'POST /api/office/files': keep,
    'GET /api/files': async ({ person, query, run }) => {
      const { rows, kept, total } = await run(async trx => ({
        rows: await listOwnFiles(trx, person.id, query),
        kept: await countFiles(trx, person.id),
        total: await countOwnFiles(trx, person.id),
      }))
      const { mostBytes, mostFiles } = dependencies.quota
      const value = { items: rows.map(presentOwnFile), ...query, total }
      return { value: { ...value, usedBytes: kept.bytes, mostBytes, mostFiles } }
    },
    'DELETE /api/files/{id}': async ({ tenant, person, params, run }) => {
      await run(async trx => deleteOwnFile(trx, person.id, params.id))
      // If the server stops here, housekeeping finds bytes without a row.
      await dependencies.store.remove(fileKey(tenant.id, params.id))
      return { value: null }
    },
    'GET /api/files/{id}': createShowFile(dependencies),
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

const presentOwnFile = (row: OwnFileRow): OwnFile => ({
  ...presentFile(row),
  createdAt: row.created_at.toISOString(),
  designs: [...row.designs],
  isOrdered: row.is_ordered,
  isInTemplate: row.in_template,
  isLogo: row.is_logo,
  isKhqr: row.is_khqr,
})
