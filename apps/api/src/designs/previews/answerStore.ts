import { sql, type Transaction } from '../../database/index.ts'

export interface NewAnswer {
  readonly designId: string
  readonly id: string
  readonly visitorId: string
  readonly revision: number
  readonly name: string
  readonly looksGood: boolean
  readonly comment: string
  readonly now: Date
}

/** Serialises answers to one design until this transaction ends, so that the limit cannot be exceeded. */
export async function lockAnswersOf(trx: Transaction, designId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('answers ' || ${designId}, 0))`.execute(trx)
}

export async function countAnswers(trx: Transaction, designId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from preview_answers where design_id = ${designId}`.execute(trx)
  return rows[0]!.count
}

/** Whether the answer was given before, under its own id or as the visitor's approval of the revision. */
export async function isAnswered(trx: Transaction, answer: NewAnswer): Promise<boolean> {
  const { designId, id, visitorId, revision, looksGood, comment } = answer
  const { rows } = await sql`
    select from preview_answers where design_id = ${designId} and (id = ${id}
      or (${looksGood && comment === ''} and looks_good and visitor_id = ${visitorId} and revision = ${revision}))
    limit 1`.execute(trx)
  return rows.length > 0
}

/**
 * Stores an answer. A browser's second approval of a revision counts only as a comment. Returns false if the design has
 * no such revision.
 */
export async function insertAnswer(trx: Transaction, answer: NewAnswer): Promise<boolean> {
  const { designId, id, visitorId, revision, name, looksGood, comment, now } = answer
  const { numAffectedRows } = await sql`
    insert into preview_answers (design_id, id, revision, visitor_id, name, looks_good, comment, answered_at)
    select design_id, ${id}::uuid, revision, ${visitorId}::uuid, ${name}, ${looksGood}::boolean and not exists (
      select from preview_answers a where a.design_id = r.design_id and a.visitor_id = ${visitorId}
        and a.revision = r.revision and a.looks_good), ${comment}, ${now}::timestamptz
    from design_revisions r where design_id = ${designId} and revision = ${revision}`.execute(trx)
  return numAffectedRows === 1n
}

export interface Approvals {
  readonly looksGood: number
  readonly looksGoodEarlier: number
}

/**
 * Counts the browsers that approved the current design, and those that approved only an earlier one. Identical
 * documents count as one.
 */
export async function countApprovals(trx: Transaction, designId: string): Promise<Approvals> {
  const { rows } = await sql<Approvals>`
    select (count(*) filter (where is_now))::int as "looksGood", (count(*) filter (where not is_now))::int as "looksGoodEarlier"
    from (
      select bool_or(r.document_hash = c.document_hash) as is_now
      from preview_answers a
      join designs d on d.id = a.design_id
      join design_revisions r on r.design_id = a.design_id and r.revision = a.revision
      join design_revisions c on c.design_id = a.design_id and c.revision = d.revision
      where a.design_id = ${designId} and a.looks_good
      group by a.visitor_id) visitors`.execute(trx)
  return rows[0]!
}

export interface AnswerRecord {
  readonly id: string
  readonly name: string
  readonly looks_good: boolean
  readonly comment: string
  readonly answered_at: Date
  readonly is_read: boolean
  readonly is_of_earlier: boolean
}

/** Lists a design's answers, latest first. */
export async function listAnswers(
  trx: Transaction,
  { designId, page, pageSize }: { designId: string; page: number; pageSize: number },
): Promise<AnswerRecord[]> {
  const { rows } = await sql<AnswerRecord>`
    select a.id, a.name, a.looks_good, a.comment, a.answered_at, a.read_at is not null as is_read,
      r.document_hash <> c.document_hash as is_of_earlier
    from preview_answers a
    join designs d on d.id = a.design_id
    join design_revisions r on r.design_id = a.design_id and r.revision = a.revision
    join design_revisions c on c.design_id = a.design_id and c.revision = d.revision
    where a.design_id = ${designId}
    order by a.answered_at desc, a.id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(trx)
  return rows
}

export async function countUnread(trx: Transaction, designId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from preview_answers where design_id = ${designId} and read_at is null`.execute(trx)
  return rows[0]!.count
}

/** Marks the answers given up to that moment as read. */
export async function markRead(
  trx: Transaction,
  { designId, until, now }: { designId: string; until: Date; now: Date },
): Promise<void> {
  await sql`update preview_answers set read_at = ${now}
    where design_id = ${designId} and read_at is null and answered_at <= ${until}`.execute(trx)
}

/** Deletes an answer and returns whether it existed. */
export async function deleteAnswer(trx: Transaction, designId: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from preview_answers where design_id = ${designId} and id = ${id}`.execute(trx)
  return numAffectedRows === 1n
}
