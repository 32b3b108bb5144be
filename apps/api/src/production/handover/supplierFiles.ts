import type { Response_ } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { type Endpoints, type Exchange, ProblemError } from '../../endpoint/index.ts'
import { type FilesDependencies, storePicture } from '../../files/index.ts'
import { findOrderFingerprint } from '../../orders/index.ts'
import { isDownloadable, openPackArchive, zipHeaders } from '../packs/packDownload.ts'
import { findPackFingerprint } from '../printers/packFingerprint.ts'
import { findPack, findPackOf, type PackRecord } from '../packs/records/packStore.ts'
import { getRemake, getWork, requireFresh } from './supplierLink.ts'
import { requireRoom } from './officeEndpoints.ts'
import { isOutdated } from './present.ts'
import { insertNote } from './store.ts'
import { tellStaff } from './notifyStaff.ts'

export type SupplierAction = (
  trx: Transaction,
  orderId: string,
  seen: { readonly tenantId: string; readonly now: Date },
) => Promise<{ readonly value: Response_<'POST /api/handovers/{token}/orders/{id}/photos'> }>
export type FileRoutes =
  | 'POST /api/handovers/{token}/orders/{id}/photos'
  | 'GET /api/handovers/{token}/orders/{id}/archive'
  | 'GET /api/handovers/{token}/remakes/{id}/archive'

interface SupplierPack {
  readonly pack: PackRecord | undefined
  readonly orderId: string
  readonly supplierId: string
}

/** Sends a pack's archive to its supplier and records the download. */
async function sendArchive<K extends FileRoutes>(
  store: FilesDependencies['store'],
  { tenant, now, run }: Pick<Exchange<K>, 'tenant' | 'now' | 'run'>,
  find: (trx: Transaction) => Promise<SupplierPack>,
) {
  const { pack, order, supplierId } = await run(async trx => {
    const found = await find(trx)
    return { ...found, order: (await findOrderFingerprint(trx, found.orderId))! }
  })
  if (!pack || !(await isDownloadable({ files: store, tenantId: tenant.id, pack, now })))
    throw new ProblemError('pack-gone')
  const note = { orderId: order.id, supplierId, kind: 'fetched', by: null, now } as const
  await run(async trx => insertNote(trx, note), { isShared: true })
  const bytes = await openPackArchive({ files: store, tenantId: tenant.id, pack })
  const value = { bytes, mime: 'application/zip', cacheControl: 'private, no-store' } as const
  return { value, headers: zipHeaders(pack, order) }
}

/** Endpoints that transfer files by the supplier's link: photographs in, print files out. */
export function fileEndpoints(kept: FilesDependencies, answer: SupplierAction): Endpoints<FileRoutes> {
  return {
    'POST /api/handovers/{token}/orders/{id}/photos': async exchange => {
      const { params, tenant, now, run } = exchange
      const { made_by } = await run(async trx => {
        const { link } = await getWork(trx, { params, now })
        await requireRoom(trx, params.id, 'photo')
        return link
      })
      const photo = await exchange.upload()
      // The person who made the link is recorded for everyone who uses it.
      const { id: fileId } = await storePicture({ ...exchange, person: { id: made_by } }, kept, photo)
      return run(async trx => {
        const { handover } = await getWork(trx, { params, now })
        await requireRoom(trx, params.id, 'photo')
        const { order_id: orderId, supplier_id: supplierId, number } = handover
        await tellStaff(trx, { kind: 'photo', orderId, supplierId, number, now })
        await insertNote(trx, { orderId, supplierId, kind: 'photo', fileId, by: null, now })
        return answer(trx, orderId, { tenantId: tenant.id, now })
      })
    },
    'GET /api/handovers/{token}/orders/{id}/archive': async ({ params, tenant, now, run }) =>
      sendArchive(kept.store, { tenant, now, run }, async trx => {
        const { handover } = await getWork(trx, { params, now })
        await requireFresh(trx, handover)
        const { order_id: orderId, supplier_id: supplierId } = handover
        return { pack: await findPack(trx, handover.pack_id), orderId, supplierId }
      }),
    'GET /api/handovers/{token}/remakes/{id}/archive': async ({ params, tenant, now, run }) =>
      sendArchive(kept.store, { tenant, now, run }, async trx => {
        const { remake, supplierId } = await getRemake(trx, { params, now })
        const pack = await findPackOf(trx, remake.id)
        if (pack && isOutdated(await findPackFingerprint(trx, remake.order_id, pack), pack))
          throw new ProblemError('pack-outdated')
        return { pack, orderId: remake.order_id, supplierId }
      }),
  }
}
