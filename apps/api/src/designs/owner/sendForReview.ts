import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { findDesign, findDesignToChange, type FullDesignRecord, markSent } from '../storage/store.ts'

interface DesignToSend {
  readonly id: string
  readonly ownerId: string
  readonly now: Date
}

/** The owner asks the shop to look at the design. Throws `not-found`, or `design-reviewed` where the shop has had its say. */
export async function sendForReview(trx: Transaction, { id, ownerId, now }: DesignToSend): Promise<FullDesignRecord> {
  const design = await findDesignToChange(trx, ownerId, id)
  if (!design) throw new ProblemError('not-found')
  if (design.status !== 'reviewing') throw new ProblemError('design-reviewed')
  await markSent(trx, id, now)
  return (await findDesign(trx, ownerId, id))!
}
