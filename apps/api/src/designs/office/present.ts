import type { Response_ } from '@kitwright/contract'
import { getAccount, listOwners, type Owner } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import { listDesignMessages } from '../../tenants/index.ts'
import { presentRow } from '../owner/present.ts'
import type { PictureAddress } from '../pictures/pictureAddress.ts'
import { listProposals, type ProposalRecord } from '../storage/proposalStore.ts'
import { type FullOwnedDesign, listReviews, type OwnedDesign, type ReviewRecord } from './store.ts'

type OfficeDesign = Response_<'GET /api/office/designs/{id}'>
type OfficeRow = Response_<'GET /api/office/designs'>['items'][number]
type QueueOrder = NonNullable<Response_<'GET /api/office/review'>['items'][number]['order']>

export interface OfficeDesignsDependencies {
  /** Signs the addresses of pictures. */
  readonly secret: string | Uint8Array
  readonly listOrdersOf: (trx: Transaction, designId: string) => Promise<OfficeDesign['orders']>
  /** Returns the orders in review by the designs that they need, the earliest due day first, one for each design. */
  readonly listReviewOrders: (trx: Transaction) => Promise<ReadonlyMap<string, QueueOrder>>
  /** Counts the orders in progress that use each design. */
  readonly countLiveOrders: (trx: Transaction, designIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
}

export interface PresentContext extends OfficeDesignsDependencies {
  readonly pictures: PictureAddress
  readonly tenantId: string
}

/** A whole design is presented to one member of the staff. */
export interface ReaderContext extends PresentContext {
  readonly by: string
  readonly now: Date
}

const NOBODY = (id: string): Owner => ({ id, firstName: '', lastName: '', email: '', phone: null })

export async function presentRows(
  trx: Transaction,
  rows: readonly OwnedDesign[],
  context: PresentContext,
): Promise<OfficeRow[]> {
  const owners = await listOwners(
    trx,
    rows.map(row => row.owner_id),
  )
  const live = await context.countLiveOrders(
    trx,
    rows.map(row => row.id),
  )
  return rows.map(row => ({
    ...presentRow(row, context.pictures, context.tenantId),
    owner: owners.get(row.owner_id) ?? NOBODY(row.owner_id),
    liveOrders: live.get(row.id) ?? 0,
    waitingSince: row.waiting_since?.toISOString() ?? null,
  }))
}

interface Verdicts {
  readonly reviews: readonly ReviewRecord[]
  readonly proposals: readonly ProposalRecord[]
}

/** Returns until when the reader can take the design's last verdict or open proposal back; null if they cannot. */
function undoUntilOf({ reviews, proposals }: Verdicts, { by, now }: ReaderContext): string | null {
  const [verdict] = reviews
  const open = proposals.find(({ state }) => state === 'open')
  const until = open ? open.proposed_by === by && open.undo_until : verdict?.reviewed_by === by && verdict.undo_until
  return until && until >= now ? until.toISOString() : null
}

export async function presentWhole(
  trx: Transaction,
  design: FullOwnedDesign,
  context: ReaderContext,
): Promise<OfficeDesign> {
  const [reviews, proposals] = [await listReviews(trx, design.id), await listProposals(trx, design.id)]
  const answers = await listDesignMessages(trx, design.id)
  const people = await listOwners(trx, [
    ...reviews.map(review => review.reviewed_by),
    ...proposals.map(proposal => proposal.proposed_by),
  ])
  const nameOf = (id: string): string => {
    const person = people.get(id)
    return person ? `${person.firstName} ${person.lastName}` : ''
  }
  const [row] = await presentRows(trx, [design], context)
  return {
    ...row!,
    document: design.document,
    orders: await context.listOrdersOf(trx, design.id),
    ownerLanguage: (await getAccount(trx, design.owner_id)).language,
    undoUntil: undoUntilOf({ reviews, proposals }, context),
    proposals: proposals.map(({ id, base_revision, state, note, proposed_by, proposed_at, ...answered }) => ({
      id,
      baseRevision: base_revision,
      state,
      note,
      by: nameOf(proposed_by),
      at: proposed_at.toISOString(),
      answeredAt: answered.answered_at?.toISOString() ?? null,
      answer: answered.answer,
      revision: answered.revision,
    })),
    answers: answers.map(({ id, message, sent_at, design_revision }) => ({
      id,
      text: message,
      at: sent_at.toISOString(),
      revision: design_revision,
    })),
    reviews: reviews.map(({ revision, status, comment, reviewed_by, reviewed_at }) => ({
      revision,
      status,
      comment,
      by: nameOf(reviewed_by),
      at: reviewed_at.toISOString(),
    })),
  }
}
