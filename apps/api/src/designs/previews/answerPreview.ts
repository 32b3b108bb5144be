import { LIMITS } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import {
  type Approvals,
  countAnswers,
  countApprovals,
  insertAnswer,
  isAnswered,
  lockAnswersOf,
  type NewAnswer,
} from './answerStore.ts'
import { getShared } from './shareDesign.ts'
import { tellOfAnswers } from './tellOfAnswers.ts'

export interface AnswerRequest extends Omit<NewAnswer, 'designId'> {
  readonly token: string
}

/**
 * Stores a visitor's answer to a shared design, once however often it is sent. Throws `preview-closed`, `not-found`
 * (also for a revision that the design does not have) or `answers-full`.
 */
export async function answerPreview(trx: Transaction, { token, ...request }: AnswerRequest): Promise<Approvals> {
  const { id: designId } = await getShared(trx, token)
  await lockAnswersOf(trx, designId)
  const answer = { ...request, designId }
  if (!(await isAnswered(trx, answer))) {
    if ((await countAnswers(trx, designId)) >= LIMITS.previewAnswers) throw new ProblemError('answers-full')
    if (!(await insertAnswer(trx, answer))) throw new ProblemError('not-found')
    await tellOfAnswers(trx, answer.now, designId)
  }
  return countApprovals(trx, designId)
}
