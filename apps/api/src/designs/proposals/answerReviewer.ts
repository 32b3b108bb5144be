import { REVIEW_LIMITS, type Response_ } from '@kitwright/contract'
import { getAccount } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import { type Endpoints, ProblemError } from '../../endpoint/index.ts'
import { insertMessage, listDesignMessages } from '../../tenants/index.ts'
import { listReviews } from '../office/store.ts'
import { listProposals } from '../storage/proposalStore.ts'
import { askAgain, findDesign, findDesignToChange } from '../storage/store.ts'

type ReviewTalk = Response_<'GET /api/designs/{id}/review'>
export type ReviewTalkRoutes = 'GET /api/designs/{id}/review' | 'POST /api/designs/{id}/review/answers'

interface TalkReader {
  readonly designId: string
  readonly now: Date
}

/** Returns the shop's comments and the owner's answers. A verdict that can still be taken back has not been said yet. */
async function readTalk(trx: Transaction, { designId, now }: TalkReader): Promise<ReviewTalk> {
  const said = (await listReviews(trx, designId)).filter(({ undo_until }) => !undo_until || undo_until < now)
  const notes = (await listProposals(trx, designId)).filter(
    ({ state, undo_until }) => state === 'accepted' || state === 'declined' || (state === 'open' && undo_until < now),
  )
  const comments = said.filter(({ comment }) => comment !== '')
  const entries: ReviewTalk['entries'] = [
    ...comments.map(({ position, comment, reviewed_at, revision }) => ({
      id: position,
      by: 'shop' as const,
      text: comment,
      at: reviewed_at.toISOString(),
      revision,
    })),
    // An accepted proposal's note is the comment of a verdict already.
    ...notes
      .filter(({ state }) => state !== 'accepted')
      .map(({ id, note, proposed_at, base_revision: revision }) => ({
        id,
        by: 'shop' as const,
        text: note,
        at: proposed_at.toISOString(),
        revision,
      })),
    ...(await listDesignMessages(trx, designId)).map(({ id, message, sent_at, design_revision }) => ({
      id,
      by: 'customer' as const,
      text: message,
      at: sent_at.toISOString(),
      revision: design_revision,
    })),
  ]
  return { entries: entries.toSorted((a, b) => a.at.localeCompare(b.at)), layerId: comments[0]?.layer_id ?? null }
}

interface AnswerToWrite {
  readonly ownerId: string
  readonly designId: string
  readonly text: string
  readonly now: Date
}

/**
 * Writes the owner's answer to the shop, which its staff get as a message. A rejected design without an open proposal
 * waits for the shop again. Throws `not-found`, `design-not-commented`, `design-talk-full`.
 */
async function answerReviewer(trx: Transaction, { ownerId, designId, text, now }: AnswerToWrite): Promise<ReviewTalk> {
  const design = await findDesignToChange(trx, ownerId, designId)
  if (!design) throw new ProblemError('not-found')
  const { entries } = await readTalk(trx, { designId, now })
  if (!entries.some(({ by }) => by === 'shop')) throw new ProblemError('design-not-commented')
  if (entries.filter(({ by }) => by === 'customer').length >= REVIEW_LIMITS.answers)
    throw new ProblemError('design-talk-full')
  const { email } = await getAccount(trx, ownerId)
  const { name: subject, revision } = design
  const about = { id: designId, revision }
  await insertMessage(trx, { contact: email, subject, message: text, personId: ownerId, design: about, now })
  const isProposed = (await listProposals(trx, designId)).some(({ state }) => state === 'open')
  if (design.status === 'rejected' && !isProposed) await askAgain(trx, designId, now)
  return readTalk(trx, { designId, now })
}

/** Endpoints by which a design's owner reads the shop's comments and answers them. */
export function createReviewTalkEndpoints(): Endpoints<ReviewTalkRoutes> {
  return {
    'GET /api/designs/{id}/review': async ({ person, params, now, run }) =>
      run(async trx => {
        if (!(await findDesign(trx, person.id, params.id))) throw new ProblemError('not-found')
        return { value: await readTalk(trx, { designId: params.id, now }) }
      }),
    'POST /api/designs/{id}/review/answers': async ({ person, params, body, now, run }) =>
      run(async trx => {
        const answer = { ownerId: person.id, designId: params.id, text: body.text, now }
        return { value: await answerReviewer(trx, answer) }
      }),
  }
}
