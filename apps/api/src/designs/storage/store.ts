import type { DesignStatus } from '@kitwright/contract'
import { eachLanguage, languageTag, type Language } from '@kitwright/words'
import { type Transaction, sql } from '../../database/index.ts'

/** A stored design without its document. */
export interface DesignRecord {
  readonly id: string
  readonly name: string
  readonly product_type: string
  readonly status: DesignStatus
  readonly revision: number
  readonly version: number
  readonly comment: string | null
  readonly sent_at: Date | null
  readonly rating: number | null
  readonly created_at: Date
  readonly updated_at: Date
  readonly preview_token: string | null
}

export interface FullDesignRecord extends DesignRecord {
  readonly document: unknown
  readonly document_hash: string
}

const COLUMNS = sql.raw(
  'd.id, d.name, d.product_type, d.status, d.revision, d.version, d.comment, d.sent_at, d.rating, d.created_at, d.updated_at, p.token as preview_token',
)
const WITH_LINK = sql.raw('left join preview_links p on p.design_id = d.id and p.revoked_at is null')
const WITH_DOCUMENT = sql.raw('join design_revisions r on r.design_id = d.id and r.revision = d.revision')

/** A design in its owner's list, with the number of answers to its share link. */
export interface ListedDesignRecord extends DesignRecord {
  readonly answers: number
  readonly unread_answers: number
}

export interface DocumentToKeep {
  /** JSON text. */
  readonly json: string
  readonly hash: string
  readonly productType: string
}

/** Serialises changes of one person's designs until this transaction ends, so that a limit cannot be exceeded. */
export async function lockDesignsOf(trx: Transaction, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('designs ' || ${ownerId}, 0))`.execute(trx)
}

export interface DesignQuota {
  /** The account that already owns the id, deleted designs included. */
  readonly owner_id: string | null
  readonly is_deleted: boolean | null
  /** Number of the person's designs that are not deleted. */
  readonly count: number
}

export async function findRoom(trx: Transaction, ownerId: string, id: string): Promise<DesignQuota> {
  const { rows } = await sql<DesignQuota>`
    select d.owner_id, d.deleted_at is not null as is_deleted,
      (select count(*)::int from designs where owner_id = ${ownerId} and deleted_at is null) as count
    from (select 1) one left join designs d on d.id = ${id}`.execute(trx)
  return rows[0]!
}

export interface NewDesign {
  readonly id: string
  readonly ownerId: string
  readonly name: string
  readonly document: DocumentToKeep
  readonly now: Date
}

/** Inserts a design. Throws a duplicate error if the id was taken in between. */
export async function insertDesign(trx: Transaction, { id, ownerId, name, document, now }: NewDesign): Promise<void> {
  await sql`
    with made as (
      insert into designs (id, owner_id, name, product_type, created_at, updated_at)
      values (${id}, ${ownerId}, ${name}, ${document.productType}, ${now}, ${now}) returning id, revision)
    insert into design_revisions (design_id, revision, document, document_hash, created_at)
    select id, revision, ${document.json}::jsonb, ${document.hash}, ${now}::timestamptz from made`.execute(trx)
}

export interface DesignChange {
  readonly id: string
  readonly name: string
  /** Null changes only the name and creates no revision. */
  readonly document: DocumentToKeep | null
  readonly status: DesignStatus
  readonly restoredFrom?: number
  readonly now: Date
}

export async function updateDesign(trx: Transaction, change: DesignChange): Promise<void> {
  const { id, name, document, status, restoredFrom = null, now } = change
  if (document === null) {
    await sql`update designs set name = ${name}, version = version + 1, updated_at = ${now} where id = ${id}`.execute(
      trx,
    )
    return
  }
  await sql`
    with changed as (
      update designs set name = ${name}, product_type = ${document.productType}, status = ${status},
        revision = revision + 1, version = version + 1, updated_at = ${now}
      where id = ${id} returning id, revision)
    insert into design_revisions (design_id, revision, document, document_hash, created_at, restored_from)
    select id, revision, ${document.json}::jsonb, ${document.hash}, ${now}::timestamptz, ${restoredFrom}::int
    from changed`.execute(trx)
}

/** Returns the number of an own design's latest revision, without reading its document. */
export async function findLatestRevision(trx: Transaction, ownerId: string, id: string): Promise<number | undefined> {
  const { rows } = await sql<{ revision: number }>`
    select revision from designs where id = ${id} and owner_id = ${ownerId} and deleted_at is null`.execute(trx)
  return rows[0]?.revision
}

export async function findDesign(trx: Transaction, ownerId: string, id: string): Promise<FullDesignRecord | undefined> {
  const { rows } = await sql<FullDesignRecord>`
    select ${COLUMNS}, r.document, r.document_hash from designs d ${WITH_DOCUMENT} ${WITH_LINK}
    where d.id = ${id} and d.owner_id = ${ownerId} and d.deleted_at is null`.execute(trx)
  return rows[0]
}

/** Finds a design like findDesign and locks the row against other changes and against orders being placed. */
export async function findDesignToChange(
  trx: Transaction,
  ownerId: string,
  id: string,
): Promise<FullDesignRecord | undefined> {
  // Locks the row before it is read with its link and revision, which come from the statement's snapshot.
  await sql`select from designs where id = ${id} and owner_id = ${ownerId} for update`.execute(trx)
  return findDesign(trx, ownerId, id)
}

/** Records the day on which the design was first sent. Later calls change nothing. */
export async function markSent(trx: Transaction, id: string, now: Date): Promise<void> {
  await sql`update designs set sent_at = ${now} where id = ${id} and sent_at is null`.execute(trx)
}

/** Puts a rejected design back into the shop's queue. The shop's comment stays beside it. */
export async function askAgain(trx: Transaction, id: string, now: Date): Promise<void> {
  await sql`update designs set status = 'reviewing', sent_at = ${now}, version = version + 1
    where id = ${id} and status = 'rejected'`.execute(trx)
}

/** Hides the design, its link and the visitors' answers from everybody. Its revisions stay for orders. */
export async function hideDesign(trx: Transaction, id: string, now: Date): Promise<void> {
  await sql`
    with hidden as (update designs set deleted_at = ${now}, version = version + 1 where id = ${id} returning id),
    forgotten as (delete from preview_answers where design_id in (select id from hidden))
    update preview_links set revoked_at = ${now} where revoked_at is null and design_id in (select id from hidden)`.execute(
    trx,
  )
}

export interface DesignsQuery {
  readonly page: number
  readonly pageSize: number
  /** A `like` pattern for folded names; empty for all. */
  readonly like: string
  readonly status: DesignStatus | undefined
  readonly sort: 'changed' | 'created' | 'name'
  readonly language: Language
}

// Names sort in the reader's language: Khmer letters in the order of the Khmer dictionary, accents beside their
// letters.
const BY_NAME = eachLanguage(language => sql.raw(`d.name collate "${languageTag(language)}-x-icu"`))
const BY_TIME = { changed: sql.raw('d.updated_at desc'), created: sql.raw('d.created_at desc') }

export async function listDesigns(
  trx: Transaction,
  ownerId: string,
  { page, pageSize, like, status, sort, language }: DesignsQuery,
): Promise<{ rows: ListedDesignRecord[]; total: number }> {
  const order = sort === 'name' ? BY_NAME[language] : BY_TIME[sort]
  const wanted = sql`d.owner_id = ${ownerId} and d.deleted_at is null
    and (${like} = '' or d.name_key like ${like}) and (${status ?? null}::text is null or d.status = ${status ?? null})`
  const { rows } = await sql<ListedDesignRecord>`
    select ${COLUMNS}, (select count(*)::int from preview_answers a where a.design_id = d.id) as answers,
      (select count(*)::int from preview_answers a where a.design_id = d.id and a.read_at is null) as unread_answers
    from designs d ${WITH_LINK} where ${wanted}
    order by ${order}, d.id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(trx)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from designs d where ${wanted}`.execute(trx)
  return { rows, total: counted[0]!.count }
}
