import type { Transaction } from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import { isReadyToSew, listOrderedDesigns } from '../record/changeStore.ts'
import type { OrderRecord } from '../record/store.ts'
import { changeOrderStatus } from './changeOrderStatus.ts'

interface AcceptedProof {
  /** Locked until the transaction ends. */
  readonly order: OrderRecord
  readonly tenant: Pick<TenantContext, 'settings'>
  readonly origin: string
  readonly now: Date
}

/**
 * Approves an order under review whose proof was accepted, in a shop with that rule. An order with a design that staff
 * have not approved waits for them. Returns whether it was approved.
 */
export async function approveByProof(
  trx: Transaction,
  { order, tenant, origin, now }: AcceptedProof,
): Promise<boolean> {
  if (order.status !== 'REVIEWING' || !parseSettings(tenant.settings).proofApproves) return false
  if (!(await listOrderedDesigns(trx, order.id)).every(isReadyToSew)) return false
  const by = { role: 'system', actorId: null } as const
  await changeOrderStatus(trx, { order, to: 'APPROVED', ...by, note: '', tenant, origin, now })
  return true
}
