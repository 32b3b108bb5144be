import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { findAnyDesignToChange, type FullOwnedDesign, writeReview } from '../office/store.ts'
import { readStored } from '../storage/readDocument.ts'
import { updateDesign } from '../storage/store.ts'
import {
  findProposal,
  type FullProposalRecord,
  type ProposalRecord,
  waitForShop,
  writeProposalAnswer,
} from '../storage/proposalStore.ts'

/** Throws `proposal-withdrawn` or `proposal-answered` for a proposal that is closed. */
export function requireOpen({ state }: Pick<ProposalRecord, 'state'>): void {
  if (state === 'withdrawn') throw new ProblemError('proposal-withdrawn')
  if (state !== 'open') throw new ProblemError('proposal-answered')
}

/** Locks the design of a proposal, then reads both. Throws `not-found`. */
async function lockProposed(
  trx: Transaction,
  proposalId: string,
): Promise<{ design: FullOwnedDesign; proposal: FullProposalRecord }> {
  const seen = await findProposal(trx, proposalId)
  const design = seen && (await findAnyDesignToChange(trx, seen.design_id))
  // Read again, since somebody else may have answered while this call waited for the lock.
  const proposal = design && (await findProposal(trx, proposalId))
  if (!proposal) throw new ProblemError('not-found')
  return { design, proposal }
}

/**
 * Accepts a proposal for the design's owner: it becomes the approved revision, and the one before counts as rejected,
 * so that orders in review take the new one. Throws `not-found`, `proposal-answered`, `proposal-withdrawn`,
 * `proposal-outdated` or `design-in-use`.
 */
export async function acceptProposal(trx: Transaction, proposalId: string, now: Date): Promise<void> {
  const { design, proposal } = await lockProposed(trx, proposalId)
  requireOpen(proposal)
  if (design.revision !== proposal.base_revision) throw new ProblemError('proposal-outdated')
  if (design.status === 'processing') throw new ProblemError('design-in-use')
  const { id, name, revision: base, product_type: productType } = design
  const by = proposal.proposed_by
  await writeReview(trx, { id, revision: base, status: 'rejected', comment: proposal.note, by, now })
  const document = { json: JSON.stringify(readStored(proposal.document)), hash: proposal.document_hash, productType }
  await updateDesign(trx, { id, name, document, status: 'reviewing', now })
  const revision = base + 1
  await writeReview(trx, { id, revision, status: 'ready', comment: '', by, now })
  await writeProposalAnswer(trx, { id: proposalId, state: 'accepted', revision, now })
}

/** Declines a proposal; the design waits for the shop again. Throws as `acceptProposal`. */
export async function declineProposal(
  trx: Transaction,
  { proposalId, reason, now }: { readonly proposalId: string; readonly reason: string; readonly now: Date },
): Promise<void> {
  const { design, proposal } = await lockProposed(trx, proposalId)
  requireOpen(proposal)
  await writeProposalAnswer(trx, { id: proposalId, state: 'declined', answer: reason, now })
  if (design.revision === proposal.base_revision) await waitForShop(trx, design.id, now)
}
