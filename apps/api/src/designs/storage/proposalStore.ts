import type { ProposalState } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import type { DocumentToKeep } from './store.ts'

/** A stored proposal without its document. */
export interface ProposalRecord {
  readonly id: string
  readonly design_id: string
  readonly base_revision: number
  readonly state: ProposalState
  readonly note: string
  readonly proposed_by: string
  readonly proposed_at: Date
  readonly event_id: string
  readonly undo_until: Date
  readonly answered_at: Date | null
  readonly answer: string
  readonly revision: number | null
}

export interface FullProposalRecord extends ProposalRecord {
  readonly document: unknown
  readonly document_hash: string
}

const COLUMNS = sql.raw(
  'id, design_id, base_revision, state, note, proposed_by, proposed_at, event_id, undo_until, answered_at, answer, revision',
)

/** Lists a design's proposals, latest first. */
export async function listProposals(trx: Transaction, designId: string): Promise<ProposalRecord[]> {
  const { rows } = await sql<ProposalRecord>`
    select ${COLUMNS} from design_proposals where design_id = ${designId} order by id desc limit 50`.execute(trx)
  return rows
}

export async function findProposal(trx: Transaction, id: string): Promise<FullProposalRecord | undefined> {
  const { rows } = await sql<FullProposalRecord>`
    select ${COLUMNS}, document, document_hash from design_proposals where id = ${id}`.execute(trx)
  return rows[0]
}

/** Returns the id of a design's open proposal, if it starts from the present revision. */
export async function findOpenProposal(trx: Transaction, designId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select p.id from design_proposals p join designs d on d.id = p.design_id
    where p.design_id = ${designId} and p.state = 'open' and p.base_revision = d.revision`.execute(trx)
  return rows[0]?.id ?? null
}

export interface NewProposal {
  readonly designId: string
  readonly baseRevision: number
  readonly document: DocumentToKeep
  readonly note: string
  readonly by: string
  readonly eventId: string
  readonly undoUntil: Date
  readonly now: Date
}

/** Returns the id of a proposal to come; later ones sort after it. */
export async function newProposalId(trx: Transaction): Promise<string> {
  const { rows } = await sql<{ id: string }>`select time_uuid() as id`.execute(trx)
  return rows[0]!.id
}

/** Inserts a proposal under its id. The design must have no open one. */
export async function insertProposal(trx: Transaction, id: string, proposal: NewProposal): Promise<void> {
  const { designId, baseRevision, document, note, by, eventId, undoUntil, now } = proposal
  await sql`
    insert into design_proposals (id, design_id, base_revision, document, document_hash, note, proposed_by, proposed_at,
      event_id, undo_until)
    values (${id}, ${designId}, ${baseRevision}, ${document.json}::jsonb, ${document.hash}, ${note}, ${by}, ${now},
      ${eventId}, ${undoUntil})`.execute(trx)
}

/** Withdraws the open proposals of a design. */
export async function withdrawOpenProposals(trx: Transaction, designId: string, now: Date): Promise<void> {
  await sql`update design_proposals set state = 'withdrawn', answered_at = ${now}
    where design_id = ${designId} and state = 'open'`.execute(trx)
}

export interface ProposalAnswer {
  readonly id: string
  readonly state: Exclude<ProposalState, 'open'>
  readonly answer?: string
  readonly revision?: number
  readonly now: Date
}

export async function writeProposalAnswer(trx: Transaction, given: ProposalAnswer): Promise<void> {
  const { id, state, answer = '', revision = null, now } = given
  await sql`update design_proposals set state = ${state}, answered_at = ${now}, answer = ${answer}, revision = ${revision}
    where id = ${id} and state = 'open'`.execute(trx)
}

/** Leaves a design to its owner while a proposal is open. */
export async function waitForOwner(trx: Transaction, id: string, note: string): Promise<void> {
  await sql`update designs set status = 'rejected', sent_at = null, comment = ${note}, version = version + 1
    where id = ${id}`.execute(trx)
}

/** Puts a design that waits for its owner back into the shop's queue. */
export async function waitForShop(trx: Transaction, id: string, now: Date): Promise<void> {
  await sql`update designs set status = 'reviewing', sent_at = ${now}, comment = null, version = version + 1
    where id = ${id} and status = 'rejected'`.execute(trx)
}
