import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { findDesign, findDesignToChange, type FullDesignRecord, markSent } from '../storage/store.ts'

interface DesignToSend {
  readonly id: string
  readonly ownerId: string
  readonly now: Date
}

/**
 * Requests a review of the design for its owner. Throws `not-found`, or `design-reviewed` if the shop has already
 * decided.
 */
export async function sendForReview(trx: Transaction, { id, ownerId, now }: DesignToSend): Promise<FullDesignRecord> {
  const design = await findDesignToChange(trx, ownerId, id)
  if (!design) throw new ProblemError('not-found')
  if (design.status !== 'reviewing') throw new ProblemError('design-reviewed')
  await markSent(trx, id, now)
  return (await findDesign(trx, ownerId, id))!
}
