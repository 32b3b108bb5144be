import { sql, type Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import type { FileStore } from '../../files/index.ts'
import { findOrderFingerprint, type OrderActions } from '../../orders/index.ts'
import { orderPack } from '../packs/endpoints.ts'
import { isDownloadable } from '../packs/packDownload.ts'
import { findPack, listPacks, type PackRecord } from '../packs/records/packStore.ts'
import { cancelPack } from '../packs/records/requestPack.ts'
import { choosePrinter } from '../printers/choosePrinter.ts'
import { findPackFingerprint } from '../printers/packFingerprint.ts'
import { insertProof } from '../proofs/store.ts'
import { getSupplierOf } from './officeEndpoints.ts'
import { isOutdated } from './present.ts'
import { insertNote, putHandover } from './store.ts'

/** Requests print files that are begun once the change can no longer be taken back. */
const makeFiles: OrderActions['makeFiles'] = async (trx, { orderId, by, now, heldUntil }) => {
  const order = await findOrderFingerprint(trx, orderId)
  if (!order) throw new ProblemError('not-found')
  if (!order.is_to_sew) throw new ProblemError('order-not-approved')
  const printer = await choosePrinter(trx, order)
  const { id, isNew } = await orderPack(trx, { order, by, now, printer, heldUntil })
  return isNew ? id : undefined
}

/** Returns the latest print files of an order that are made, complete and up to date. */
async function findPackToHand(
  trx: Transaction,
  files: FileStore,
  { orderId, tenantId, now }: { readonly orderId: string; readonly tenantId: string; readonly now: Date },
): Promise<PackRecord | undefined> {
  for (const listed of await listPacks(trx, orderId)) {
    if (listed.state !== 'done' || listed.remake_id !== null) continue
    const pack = (await findPack(trx, listed.id))!
    if (isOutdated(await findPackFingerprint(trx, orderId, pack), pack)) continue
    if (await isDownloadable({ files, tenantId, pack, now })) return pack
  }
  return undefined
}

const takeBack: OrderActions['takeBack'] = async (trx, { orderId, packId, proofId, isHandedOver, lastNoteId, now }) => {
  if (isHandedOver) {
    const { rows } = await sql`select from handover_notes where order_id = ${orderId} and by is null
      and (${lastNoteId}::uuid is null or id > ${lastNoteId}::uuid) limit 1`.execute(trx)
    if (rows.length > 0) throw new ProblemError('undo-ended')
  }
  if (packId !== undefined && !(await cancelPack(trx, packId, now))) throw new ProblemError('undo-ended')
  if (proofId === undefined) return
  const { numAffectedRows } = await sql`
    delete from proofs where id = ${proofId} and state = 'making' and held_until is null`.execute(trx)
  if (numAffectedRows !== 1n) throw new ProblemError('undo-ended')
}

/** The actions of production for changes of several orders. */
export const createOrderActions = (files: FileStore): OrderActions => ({
  makeFiles,
  takeBack,
  handOver: async (trx, { isNow, ...context }) => {
    const { orderId, by, now } = context
    const order = await findOrderFingerprint(trx, orderId)
    if (!order) throw new ProblemError('not-found')
    const supplierId = await getSupplierOf(trx, order)
    const pack = await findPackToHand(trx, files, context)
    if (pack) {
      await putHandover(trx, { orderId, supplierId, packId: pack.id, now })
      await insertNote(trx, { orderId, supplierId, kind: 'handed', by, now })
      return { isHandedOver: true }
    }
    if (isNow) throw new ProblemError('files-not-made')
    const packId = await makeFiles(trx, context)
    await sql`update packs set hands_over_by = ${by}::uuid where order_id = ${orderId} and remake_id is null
      and state in ('queued', 'making', 'checking')`.execute(trx)
    return packId === undefined ? {} : { packId }
  },
  sendProof: async (trx, { orderId, by, now, heldUntil }) => {
    const id = await insertProof(trx, { orderId, by, now })
    const payload = { heldUntil: heldUntil.toISOString() }
    if (id !== undefined) await recordEvent(trx, { kind: 'ProofAsked', subjectId: id, payload })
    return id
  },
})
