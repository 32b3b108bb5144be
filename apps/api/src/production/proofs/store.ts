import type { PackPause, PackProblem, ProofState } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import { heldUntil } from '../runs/lease.ts'
import type { Problem } from '../garments/packError.ts'
import type { StoredProofCard, DifferenceMark, Wish } from './drawing/content.ts'

export interface ProofRecord {
  readonly id: string
  readonly order_id: string
  readonly hash: string | null
  readonly made_by: string
  readonly asked_at: Date
  readonly state: ProofState
  readonly problem: PackProblem | null
  readonly problem_values: Readonly<Record<string, string>> | null
  readonly content: readonly StoredProofCard[] | null
  readonly marks: readonly DifferenceMark[] | null
  readonly compared_to: string | null
  readonly sent_at: Date | null
  readonly answered_at: Date | null
  readonly answered_by: string | null
  readonly answer_text: string
  readonly wishes: readonly Wish[]
  readonly paused_by: PackPause | null
}

/** A proof that was sent to its customer. */
export interface ShownProof extends ProofRecord {
  readonly hash: string
  readonly content: readonly StoredProofCard[]
  readonly sent_at: Date
}

export async function findProof(trx: Transaction, id: string): Promise<ProofRecord | undefined> {
  const { rows } = await sql<ProofRecord>`select * from proofs where id = ${id}`.execute(trx)
  return rows[0]
}

/** Returns the latest proof of an order, in any state. */
export async function findLatestProof(trx: Transaction, orderId: string): Promise<ProofRecord | undefined> {
  const { rows } = await sql<ProofRecord>`
    select * from proofs where order_id = ${orderId} order by id desc limit 1`.execute(trx)
  return rows[0]
}

/** Returns the latest proof that was sent to the customer. */
export async function findShownProof(trx: Transaction, orderId: string): Promise<ShownProof | undefined> {
  const { rows } = await sql<ShownProof>`
    select * from proofs where order_id = ${orderId} and state in ('sent', 'accepted', 'changes')
    order by id desc limit 1`.execute(trx)
  return rows[0]
}

/** Returns the latest accepted proof. */
export async function findAcceptedProof(trx: Transaction, orderId: string): Promise<ShownProof | undefined> {
  const { rows } = await sql<ShownProof>`
    select * from proofs where order_id = ${orderId} and state = 'accepted' order by id desc limit 1`.execute(trx)
  return rows[0]
}

/** Inserts a proof; undefined if one is being made. */
export async function insertProof(
  trx: Transaction,
  { orderId, by, now }: { readonly orderId: string; readonly by: string; readonly now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into proofs (order_id, made_by, asked_at) values (${orderId}, ${by}::uuid, ${now}::timestamptz)
    on conflict (tenant_id, order_id) where state = 'making' do nothing returning id`.execute(trx)
  return rows[0]?.id
}

/** Renews the lease of a proof; false if it is no longer needed. */
export async function holdProof(trx: Transaction, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update proofs set held_until = ${heldUntil()}, paused_by = null where id = ${id} and state = 'making'`.execute(trx)
  return numAffectedRows === 1n
}

/** Stores the reason that an interrupted proof waits; its job starts it again. */
export async function pauseProof(trx: Transaction, id: string, by: PackPause): Promise<void> {
  await sql`update proofs set held_until = null, paused_by = ${by} where id = ${id} and state = 'making'`.execute(trx)
}

/** A proof in its shop's queue. */
export interface QueuedProof extends Pick<ProofRecord, 'id' | 'paused_by'> {
  readonly number: string
  /** Whether a process works on it. */
  readonly is_held: boolean
  /** Whether a process has worked on it. */
  readonly was_held: boolean
}

/** Lists the proofs of a shop that are being made, in the order in which they were requested. */
export async function listQueuedProofs(trx: Transaction): Promise<QueuedProof[]> {
  const { rows } = await sql<QueuedProof>`
    select p.id, o.number, p.paused_by, coalesce(p.held_until > now(), false) as is_held,
      p.held_until is not null as was_held
    from proofs p join orders o on o.id = p.order_id
    where p.state = 'making' order by p.id`.execute(trx)
  return rows
}

export interface ProofOutcome {
  readonly hash: string
  readonly content: readonly StoredProofCard[]
  readonly marks: readonly DifferenceMark[]
  readonly comparedTo: string | null
  readonly now: Date
}

/** Stores the result; false if the proof was no longer being made. */
export async function finishProof(
  trx: Transaction,
  id: string,
  { hash, content, marks, comparedTo, now }: ProofOutcome,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update proofs set state = 'sent', hash = ${hash}, content = ${JSON.stringify(content)}::jsonb,
      marks = ${JSON.stringify(marks)}::jsonb, compared_to = ${comparedTo}::uuid, sent_at = ${now}::timestamptz
    where id = ${id} and state = 'making'`.execute(trx)
  return numAffectedRows === 1n
}

export async function stopProof(trx: Transaction, id: string, problem: Problem): Promise<void> {
  await sql`update proofs set state = 'stopped', problem = ${problem.id}, problem_values = ${JSON.stringify(problem.values)}::jsonb
    where id = ${id} and state = 'making'`.execute(trx)
}

/** Stops all proofs of a shop that are being made and returns how many. */
export async function stopAllProofs(trx: Transaction): Promise<number> {
  const { rows } = await sql`
    update proofs set state = 'stopped', problem = 'broken', problem_values = '{}' where state = 'making'
    returning 1`.execute(trx)
  return rows.length
}

export interface ProofAnswer {
  readonly verdict: 'accepted' | 'changes'
  readonly text: string
  readonly wishes: readonly Wish[]
  readonly by: string
  readonly now: Date
}

export async function answerProof(
  trx: Transaction,
  id: string,
  { verdict, text, wishes, by, now }: ProofAnswer,
): Promise<void> {
  await sql`update proofs set state = ${verdict}, answer_text = ${text}, wishes = ${JSON.stringify(wishes)}::jsonb,
    answered_by = ${by}::uuid, answered_at = ${now}::timestamptz where id = ${id}`.execute(trx)
}

/** Erases a customer's proofs and answers when the customer is erased. Returns the names of the pictures to remove. */
export async function eraseProofsOf(trx: Transaction, ownerId: string): Promise<string[]> {
  const { rows } = await sql<Pick<ProofRecord, 'content'>>`
    delete from proofs where order_id in (select id from orders where owner_id = ${ownerId}) returning content`.execute(
    trx,
  )
  const cards = rows.flatMap(({ content }) => [...(content ?? [])])
  return [...new Set(cards.flatMap(({ look, views }) => [look, ...views.map(({ hash }) => hash)]))]
}
