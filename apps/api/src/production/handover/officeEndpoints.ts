import { SUPPLIER_LIMITS } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { type Endpoints, ProblemError } from '../../endpoint/index.ts'
import type { FileStore } from '../../files/index.ts'
import { type OrderSign, shopDay } from '../../orders/index.ts'
import { findSupplier } from '../../suppliers/index.ts'
import { isDownloadable } from '../packs/packDownload.ts'
import type { PrinterRef } from '../printers/pressProfile.ts'
import { findPackFingerprint, type OrderWithFingerprint } from '../printers/packFingerprint.ts'
import { findPack } from '../packs/records/packStore.ts'
import { beginProduction, requireConsistentStep, requireUnfinished } from './inProduction.ts'
import { isOutdated, presentHandover } from './present.ts'
import { writeReadyDay } from './promise.ts'
import {
  countNotes,
  deleteHandover,
  findHandover,
  type HandoverRecord,
  holdState,
  insertNote,
  putHandover,
  updateState,
} from './store.ts'

type Routes =
  | 'GET /api/office/orders/{id}/handover'
  | 'POST /api/office/orders/{id}/handover'
  | 'DELETE /api/office/orders/{id}/handover'
  | 'POST /api/office/orders/{id}/handover/state'
  | 'POST /api/office/orders/{id}/handover/notes'
  | 'PUT /api/office/orders/{id}/handover/promise'

async function getSign(trx: Transaction, orderId: string, of?: PrinterRef): Promise<OrderWithFingerprint> {
  const sign = await findPackFingerprint(trx, orderId, of)
  if (!sign) throw new ProblemError('not-found')
  return sign
}

async function getHandover(trx: Transaction, orderId: string): Promise<HandoverRecord> {
  const found = await findHandover(trx, orderId)
  if (!found) throw new ProblemError('not-found')
  return found
}

/** Throws `handover-full` if the limit is reached. */
export async function requireRoom(trx: Transaction, orderId: string, kind: 'text' | 'photo'): Promise<void> {
  const { notes, photos } = await countNotes(trx, orderId)
  if (notes >= SUPPLIER_LIMITS.notes || (kind === 'photo' && photos >= SUPPLIER_LIMITS.photos))
    throw new ProblemError('handover-full')
}

/** Keeps an answer to a supplier on an order that they work on; they read it on their page. */
export async function answerSupplier(
  trx: Transaction,
  {
    orderId,
    text,
    by,
    now,
  }: { readonly orderId: string; readonly text: string; readonly by: string; readonly now: Date },
): Promise<void> {
  const { supplier_id: supplierId } = await getHandover(trx, orderId)
  await requireRoom(trx, orderId, 'text')
  await insertNote(trx, { orderId, supplierId, kind: 'text', text, by, now })
}

/** Returns the supplier whom an order names and the shop works with. */
export async function getSupplierOf(trx: Transaction, { supplier_id: id }: OrderSign): Promise<string> {
  const supplier = id === null ? undefined : await findSupplier(trx, id)
  if (!supplier) throw new ProblemError('order-without-supplier')
  if (supplier.ended_at !== null) throw new ProblemError('supplier-ended')
  return supplier.id
}

const answer = async (trx: Transaction, orderId: string, today: string) => ({
  value: { handover: await presentHandover(trx, await getHandover(trx, orderId), today) },
})

/** Endpoints with which staff manage an order and its supplier: hand it over, take it back, answer. */
export function createOfficeHandoverEndpoints(files: FileStore): Endpoints<Routes> {
  return {
    'GET /api/office/orders/{id}/handover': async ({ params, tenant, now, run }) =>
      run(async trx => {
        await getSign(trx, params.id)
        const found = await findHandover(trx, params.id)
        return { value: { handover: found ? await presentHandover(trx, found, shopDay(now, tenant)) : null } }
      }),
    'POST /api/office/orders/{id}/handover': async ({ params, body, tenant, person, origin, now, run }) => {
      const pack = await run(async trx => findPack(trx, body.packId))
      if (!pack || pack.order_id !== params.id || pack.remake_id !== null) throw new ProblemError('not-found')
      if (!(await isDownloadable({ files, tenantId: tenant.id, pack, now }))) throw new ProblemError('pack-gone')
      return run(async trx => {
        const sign = await getSign(trx, params.id, pack)
        const supplierId = await getSupplierOf(trx, sign)
        if (isOutdated(sign, pack)) throw new ProblemError('pack-outdated')
        await beginProduction(trx, { orderId: params.id, note: body.note, tenant, person, origin, now })
        await putHandover(trx, { orderId: params.id, supplierId, packId: pack.id, now })
        await insertNote(trx, { orderId: params.id, supplierId, kind: 'handed', by: person.id, now })
        return answer(trx, params.id, shopDay(now, tenant))
      })
    },
    'DELETE /api/office/orders/{id}/handover': async ({ params, person, now, run }) =>
      run(async trx => {
        const handover = await getHandover(trx, params.id)
        const { order_id: orderId, supplier_id: supplierId } = handover
        requireUnfinished(handover)
        await deleteHandover(trx, orderId)
        await insertNote(trx, { orderId, supplierId, kind: 'ended', by: person.id, now })
        return { value: null }
      }),
    'POST /api/office/orders/{id}/handover/state': async ({ params, body, person, tenant, now, run }) =>
      run(async trx => {
        const handover = await getHandover(trx, params.id)
        const { order_id: orderId, supplier_id: supplierId } = handover
        requireConsistentStep(handover, body.state)
        const { state, tracking } = await holdState(trx, orderId)
        // A page that shows an earlier step must not undo the supplier's later one.
        if (body.shownState !== undefined && body.shownState !== state) throw new ProblemError('stale-version')
        if (body.state !== state || body.tracking !== tracking) {
          await updateState(trx, orderId, body)
          const text = body.state === 'sent' ? body.tracking : ''
          await insertNote(trx, { orderId, supplierId, kind: body.state, text, by: person.id, now })
        }
        return answer(trx, orderId, shopDay(now, tenant))
      }),
    'PUT /api/office/orders/{id}/handover/promise': async ({ params, body, tenant, now, run }) =>
      run(async trx => {
        const today = shopDay(now, tenant)
        await writeReadyDay(trx, await getHandover(trx, params.id), { on: body.readyOn, today })
        return answer(trx, params.id, today)
      }),
    'POST /api/office/orders/{id}/handover/notes': async ({ params, body, person, tenant, now, run }) =>
      run(async trx => {
        await answerSupplier(trx, { orderId: params.id, text: body.text, by: person.id, now })
        return answer(trx, params.id, shopDay(now, tenant))
      }),
  }
}
