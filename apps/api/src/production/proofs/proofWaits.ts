import type { Response_ } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { waitReason } from '../runs/waitReason.ts'
import { listQueuedProofs, type ProofRecord } from './store.ts'

type Waits = NonNullable<Response_<'GET /api/office/orders/{id}/proof'>['proof']>['waits']

/** Reads the reason that a proof waits and its place in the shop's queue. Null while a process works on it, and at its end. */
export async function readProofWaits(
  trx: Transaction,
  { id, state }: Pick<ProofRecord, 'id' | 'state'>,
): Promise<Waits> {
  if (state !== 'making') return null
  const queue = await listQueuedProofs(trx)
  const at = queue.findIndex(each => each.id === id)
  const self = queue[at]
  if (!self || self.is_held) return null
  const { paused_by: pausedBy, was_held: wasBegun } = self
  const place = at + 1
  return { for: waitReason({ place, pausedBy, wasBegun }), place, order: at > 0 ? queue[0]!.number : null }
}
