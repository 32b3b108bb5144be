import { DESK_LIMITS } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { findSupplier } from '../../suppliers/index.ts'
import { reminderOf } from '../next/planNextStep.ts'
import { readNextFacts } from '../next/readNextFacts.ts'
import { findLastReminder, insertReminder } from '../next/reminderStore.ts'
import { requireMailable } from './requireMailable.ts'
import type { BulkContext, ChangeMade, ChangeToMake } from './bulkTypes.ts'

const HOUR_MS = 3_600_000

/** Throws `supplier-without-email` if the order's supplier cannot be mailed. */
async function getSupplierToAsk(trx: Transaction, supplierId: string | null): Promise<string> {
  const supplier = supplierId === null ? undefined : await findSupplier(trx, supplierId)
  if (!supplier || supplier.email === '') throw new ProblemError('supplier-without-email')
  return supplier.id
}

/**
 * Reminds whom a locked order waits for: its customer of the proof, the deposit or the balance, or its supplier. Throws
 * `nothing-to-do` if it waits for nobody, `reminded-lately` if somebody was reminded within a day and the caller did not
 * ask for it once more, `supplier-without-email` and `customer-without-email`.
 */
export async function remind(
  trx: Transaction,
  { order, heldUntil }: ChangeToMake,
  { isAgain = false }: { readonly isAgain?: boolean | undefined },
  { by, tenant, now }: BulkContext,
): Promise<ChangeMade> {
  const about = reminderOf(await readNextFacts(trx, order, { role: by.role, tenant, now }))
  if (about === null) throw new ProblemError('nothing-to-do')
  const last = await findLastReminder(trx, { orderId: order.id, about })
  const isLately = last !== undefined && now.getTime() - last.at.getTime() < DESK_LIMITS.reminderHours * HOUR_MS
  if (isLately && !isAgain) throw new ProblemError('reminded-lately')
  if (about !== 'supplier') await requireMailable(trx, order.owner_id)
  const told = { number: order.number, by: by.actorId, heldUntil: heldUntil.toISOString() }
  const eventId =
    about === 'supplier'
      ? await recordEvent(trx, {
          kind: 'SupplierAsked',
          subjectId: order.id,
          payload: { ...told, supplierId: await getSupplierToAsk(trx, order.supplier_id) },
        })
      : await recordEvent(trx, {
          kind: 'CustomerReminded',
          subjectId: order.id,
          payload: { ...told, about, personId: order.owner_id },
        })
  const reminderId = await insertReminder(trx, { orderId: order.id, about, by: by.actorId, now })
  return { eventIds: [eventId], made: { reminderId } }
}
