import { type BinaryReply, type Exchange, ProblemError, type Reply } from '../endpoint/index.ts'
import { defineJob, WorkerError, type WorkerPool } from '../workers/index.ts'
import { findPackagedUpload } from './stores/packagedUploads.ts'
import { fileKey, type FileStore } from './stores/fileStore.ts'
import { createRasters } from './rasters/rasters.ts'
import { findFile, noteWeight, type StoredFileRow } from './rows/fileRows.ts'

const weigh = defineJob<Uint8Array, boolean>(new URL('./weighWorker.ts', import.meta.url), {
  limitMs: 2_000,
  limitMb: 600,
})

const DOWNLOAD = { 'content-disposition': 'attachment; filename="receipt.pdf"' }

type FileRequest = Pick<Exchange<'GET /api/files/{id}'>, 'tenant' | 'params' | 'signal' | 'run'>
interface FileViewDependencies {
  readonly store: FileStore
  readonly workers: Pick<WorkerPool, 'run'>
}

/**
 * A kept file as browsers get it. A drawing of before drawings were weighed at the upload is weighed when it is first asked for, and one
 * that would keep them busy is shown as the pixels that we made of it. Throws `not-found`, and `svg-too-complex` where even we cannot.
 */
export function createShowFile({
  store,
  workers,
}: FileViewDependencies): (request: FileRequest) => Promise<Reply<'GET /api/files/{id}'>> {
  const ensureRaster = createRasters(store, workers)
  const underWay = new Map<string, Promise<boolean>>()

  const weighNow = async ({ tenant, run }: FileRequest, row: StoredFileRow, bytes: Uint8Array): Promise<boolean> => {
    const caller = { tenantId: tenant.id, accountId: row.account_id }
    const isHeavy = await workers.run(weigh, bytes, caller).catch(tooHeavyAsTrue)
    await run(async trx => noteWeight(trx, row.id, isHeavy), { isShared: true })
    return isHeavy
  }
  const isHeavy = async (request: FileRequest, row: StoredFileRow, bytes: Uint8Array): Promise<boolean> => {
    if (row.mime !== 'image/svg+xml') return false
    if (row.is_heavy !== null) return row.is_heavy
    const weighing = underWay.get(row.id) ?? weighNow(request, row, bytes).finally(() => underWay.delete(row.id))
    underWay.set(row.id, weighing)
    return weighing
  }
  const rasterOf = async (
    { tenant, signal }: FileRequest,
    row: StoredFileRow,
    bytes: Uint8Array,
  ): Promise<Uint8Array> => {
    const key = await ensureRaster({ tenantId: tenant.id, accountId: row.account_id, signal, bytes })
    const raster = key && (await store.find(key))
    if (!raster) throw new ProblemError('svg-too-complex')
    return raster
  }
  return async request => {
    const { tenant, params, run } = request
    const packaged = await findPackagedUpload(params.id)
    if (packaged) return reply(params.id, packaged, 'image/svg+xml')
    const row = await run(async trx => findFile(trx, params.id))
    const bytes = row && (await store.find(fileKey(tenant.id, row.id)))
    if (!bytes) throw new ProblemError('not-found')
    // A PDF is downloaded: a browser that shows it here would run its viewer on this origin.
    if (row.mime === 'application/pdf') return { ...reply(row.id, bytes, row.mime), headers: DOWNLOAD }
    if (!(await isHeavy(request, row, bytes))) return reply(row.id, bytes, row.mime)
    return reply(`${row.id}-pixels`, await rasterOf(request, row, bytes), 'image/png')
  }
}

function reply(name: string, bytes: Uint8Array, mime: string): { value: BinaryReply; etag: string } {
  return { value: { bytes, mime, cacheControl: 'public, max-age=31536000, immutable' }, etag: `"${name}"` }
}

function tooHeavyAsTrue(error: unknown): boolean {
  if (error instanceof WorkerError && error.reason === 'too-heavy') return true
  throw error
}
