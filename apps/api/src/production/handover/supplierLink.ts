import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { findOpenLink, type OpenedLink } from '../../suppliers/index.ts'
import { findPackFingerprint } from '../printers/packFingerprint.ts'
import { findRemake } from '../remakes/store.ts'
import { isOutdated } from './present.ts'
import { findHandover, type HandoverRecord } from './store.ts'

/** Returns an open link. Unknown, expired and ended links give the same error, so that guessing reveals nothing. */
export async function getLink(trx: Transaction, token: string, now: Date): Promise<OpenedLink> {
  const link = await findOpenLink(trx, token, now)
  if (!link) throw new ProblemError('link-invalid')
  return link
}

interface SupplierLinkRequest {
  readonly params: { readonly token: string; readonly id: string }
  readonly now: Date
}

export async function getWork(
  trx: Transaction,
  { params, now }: SupplierLinkRequest,
): Promise<{ readonly link: OpenedLink; readonly handover: HandoverRecord }> {
  const link = await getLink(trx, params.token, now)
  const handover = await findHandover(trx, params.id)
  if (handover?.supplier_id !== link.supplier_id) throw new ProblemError('not-found')
  return { link, handover }
}

/** Returns a remake of one of the supplier's orders. */
export async function getRemake(trx: Transaction, { params, now }: SupplierLinkRequest) {
  const { supplier_id: supplierId } = await getLink(trx, params.token, now)
  const remake = await findRemake(trx, params.id)
  const handover = remake && (await findHandover(trx, remake.order_id))
  if (!remake || handover?.supplier_id !== supplierId) throw new ProblemError('not-found')
  return { remake, supplierId }
}

export async function requireFresh(trx: Transaction, handover: HandoverRecord): Promise<void> {
  if (isOutdated(await findPackFingerprint(trx, handover.order_id, handover), handover))
    throw new ProblemError('pack-outdated')
}
