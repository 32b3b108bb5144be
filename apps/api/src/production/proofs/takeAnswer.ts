import type { Transaction } from '../../database/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { approveByProof, type OrderRecord, readProvable } from '../../orders/index.ts'
import { isOpen } from './makeProof.ts'
import type { Wish } from './drawing/content.ts'
import { answerProof, findShownProof, type ProofAnswer, type ShownProof } from './store.ts'

export async function getShown(trx: Transaction, orderId: string): Promise<ShownProof> {
  const proof = await findShownProof(trx, orderId)
  if (!proof) throw new ProblemError('not-found')
  return proof
}

/** Returns whether the proof already has this answer. */
function isSame(
  { state, answer_text, wishes }: ShownProof,
  answer: Pick<ProofAnswer, 'verdict' | 'text' | 'wishes'>,
): boolean {
  const told = (each: readonly Wish[]): string => JSON.stringify(each.map(({ lineId, text }) => [lineId, text]))
  return state === answer.verdict && answer_text === answer.text && told(wishes) === told(answer.wishes)
}

interface AnswerToTake {
  /** Locked until the transaction ends. */
  readonly order: OrderRecord
  readonly answer: Pick<ProofAnswer, 'verdict' | 'text' | 'wishes'> & { readonly hash: string }
  /** The customer, or who of the staff writes their answer down. */
  readonly by: string
  readonly tenant: TenantContext
  readonly origin: string
  readonly now: Date
}

/**
 * Writes the answer to an order's proof down, and approves the order where the shop has that rule. Returns whether it is
 * new. Throws `not-found`, `order-status-conflict`, `proof-outdated`.
 */
export async function takeAnswer(
  trx: Transaction,
  { order, answer, by, tenant, origin, now }: AnswerToTake,
): Promise<boolean> {
  const proof = await getShown(trx, order.id)
  if (!isOpen(order)) throw new ProblemError('order-status-conflict', [{ path: 'status', id: order.status }])
  const { hash } = await readProvable(trx, order.id)
  if (answer.hash !== proof.hash || hash !== proof.hash) throw new ProblemError('proof-outdated')
  const { verdict, text, wishes } = answer
  const lines = new Set(proof.content.map(({ lineId }) => lineId))
  if (wishes.some(({ lineId }) => !lines.has(lineId))) throw new ProblemError('not-found')
  // A second press of the button counts as the same answer.
  if (isSame(proof, answer)) return false
  await answerProof(trx, proof.id, { verdict, text, wishes, by, now })
  if (verdict === 'accepted') await approveByProof(trx, { order, tenant, origin, now })
  return true
}
