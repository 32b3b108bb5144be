import { DESK_LIMITS } from '@kitwright/contract'
import { listDesignChanges } from '@kitwright/design'
import type { Transaction } from '../../database/index.ts'
import { checkIfMatch, ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { recordEvent, withdrawEvents } from '../../events/index.ts'
import { findAnyDesignToChange } from '../office/store.ts'
import { requireAssets } from '../owner/createDesign.ts'
import { documentToKeep, readDocument, readStored } from '../storage/readDocument.ts'
import { requireOpen } from './answerProposal.ts'
import {
  findProposal,
  insertProposal,
  newProposalId,
  waitForOwner,
  waitForShop,
  withdrawOpenProposals,
  writeProposalAnswer,
} from '../storage/proposalStore.ts'

/** The mail of a proposal leaves this long after the last moment at which it is taken back. */
const GRACE_MS = 2_000

export interface RevisionToPropose {
  readonly id: string
  readonly ifMatch: string | undefined
  readonly document: unknown
  readonly note: string
  readonly by: string
  readonly tenant: TenantContext
  readonly origin: string
  readonly now: Date
}

/**
 * Proposes a revision to a design's owner; it replaces an earlier proposal. The design itself keeps its revision and
 * waits for its owner. Throws `not-found`, `precondition-required`, `stale-version`, `design-in-use`,
 * `proposal-unchanged`, or a problem of the document.
 */
export async function proposeRevision(trx: Transaction, wanted: RevisionToPropose): Promise<void> {
  const { id, note, by, tenant, origin, now } = wanted
  const design = await findAnyDesignToChange(trx, id)
  if (!design) throw new ProblemError('not-found')
  checkIfMatch(wanted.ifMatch, design.version)
  if (design.status === 'processing') throw new ProblemError('design-in-use')
  const read = readDocument(wanted.document, tenant)
  await requireAssets(trx, read, { ownerId: design.owner_id, designId: id })
  const document = documentToKeep(read)
  if (document.productType !== design.product_type)
    throw new ProblemError('document-invalid', [{ path: 'document.garment', id: 'invalid' }])
  if (listDesignChanges(readStored(design.document), read).length === 0) throw new ProblemError('proposal-unchanged')
  const undoUntil = new Date(now.getTime() + DESK_LIMITS.undoSeconds * 1_000)
  const heldUntil = new Date(undoUntil.getTime() + GRACE_MS).toISOString()
  const proposalId = await newProposalId(trx)
  const payload = { personId: design.owner_id, proposalId, name: design.name, note, heldUntil, origin }
  const eventId = await recordEvent(trx, { kind: 'DesignProposed', subjectId: id, payload })
  await withdrawOpenProposals(trx, id, now)
  const proposal = { designId: id, baseRevision: design.revision, document, note, by, eventId, undoUntil, now }
  await insertProposal(trx, proposalId, proposal)
  await waitForOwner(trx, id, note)
}

/**
 * Withdraws an open proposal; its mail too, if that still waits. Throws `not-found`, `proposal-answered` or
 * `proposal-withdrawn`.
 */
export async function withdrawProposal(
  trx: Transaction,
  { id, proposalId, now }: { readonly id: string; readonly proposalId: string; readonly now: Date },
): Promise<void> {
  const design = await findAnyDesignToChange(trx, id)
  const proposal = design && (await findProposal(trx, proposalId))
  if (!proposal || proposal.design_id !== id) throw new ProblemError('not-found')
  requireOpen(proposal)
  await withdrawEvents(trx, { ids: [proposal.event_id], now })
  await writeProposalAnswer(trx, { id: proposalId, state: 'withdrawn', now })
  if (design.revision === proposal.base_revision) await waitForShop(trx, id, now)
}
