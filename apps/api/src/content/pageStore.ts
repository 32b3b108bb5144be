import type { PageContent } from '@kitwright/pages/content'
import { sql, type Transaction } from '../database/index.ts'

/** A page without its content. */
export interface PageRecord {
  readonly slug: string
  readonly is_own: boolean
  readonly version: number
  readonly published_version: number | null
  readonly publish_at: Date | null
  readonly saved_at: Date
}
export interface FullPageRecord extends PageRecord {
  readonly content: PageContent
}

/** Number of revisions of a page that are kept, besides the one that visitors see. */
const MAX_REVISIONS = 200

const newest = sql`select p.slug, p.is_own, p.version, p.published_version, p.publish_at, r.saved_at, r.content
  from pages p join page_revisions r on r.tenant_id = p.tenant_id and r.slug = p.slug and r.version = p.version`

/** Lists the pages that the tenant has changed or made, with their newest revisions, in the order in which they were made. */
export async function listPages(trx: Transaction): Promise<FullPageRecord[]> {
  const { rows } = await sql<FullPageRecord>`${newest} order by p.created_at, p.slug`.execute(trx)
  return rows
}

/** Returns a page with its newest revision. */
export async function findPageRecord(trx: Transaction, slug: string): Promise<FullPageRecord | undefined> {
  const { rows } = await sql<FullPageRecord>`${newest} where p.slug = ${slug}`.execute(trx)
  return rows[0]
}

/** Returns what visitors see of a page; null if its tenant hid it, undefined if the tenant has never changed it. */
export async function findPublished(trx: Transaction, slug: string): Promise<PageContent | 'first' | null | undefined> {
  const { rows } = await sql<{ content: PageContent | null; published_version: number | null }>`
    select p.published_version, r.content from pages p
    left join page_revisions r on r.tenant_id = p.tenant_id and r.slug = p.slug and r.version = p.published_version
    where p.slug = ${slug}`.execute(trx)
  const [row] = rows
  if (!row) return undefined
  return row.published_version === 0 ? 'first' : row.content
}

/** Makes concurrent changes of the tenant's pages wait for each other. */
export async function lockPages(trx: Transaction): Promise<void> {
  await sql`select from tenants where id = current_tenant_id() for update`.execute(trx)
}

export interface NewRevision {
  readonly slug: string
  readonly version: number
  readonly content: PageContent
  /** Null for what the program wrote. */
  readonly savedBy: string | null
  readonly now: Date
  readonly restoredFrom: number | null
}

export async function insertPage(trx: Transaction, slug: string, isOwn: boolean): Promise<void> {
  await sql`insert into pages (slug, is_own, version, published_version)
    values (${slug}, ${isOwn}, 1, ${isOwn ? null : 0})`.execute(trx)
}

/** Saves a revision as the page's newest. A planned publication of an earlier one ends, since nobody has seen this one. */
export async function insertRevision(trx: Transaction, revision: NewRevision): Promise<void> {
  const { slug, version, content, savedBy, now, restoredFrom } = revision
  await sql`update pages set version = ${version}, publish_at = null where slug = ${slug}`.execute(trx)
  await sql`insert into page_revisions (slug, version, content, saved_by, saved_at, restored_from)
    values (${slug}, ${version}, ${JSON.stringify(content)}::jsonb, ${savedBy}, ${now}, ${restoredFrom})`.execute(trx)
  await sql`delete from page_revisions r using pages p
    where p.tenant_id = r.tenant_id and p.slug = r.slug and r.slug = ${slug}
      and r.version <= ${version - MAX_REVISIONS} and r.version is distinct from p.published_version`.execute(trx)
}

export async function deletePage(trx: Transaction, slug: string): Promise<void> {
  await sql`delete from pages where slug = ${slug}`.execute(trx)
}

/** Changes what visitors see of a page. */
export async function setPublished(trx: Transaction, slug: string, version: number | null): Promise<void> {
  await sql`update pages set published_version = ${version}, publish_at = null where slug = ${slug}`.execute(trx)
}
export async function setPublishAt(trx: Transaction, slug: string, at: Date): Promise<void> {
  await sql`update pages set publish_at = ${at} where slug = ${slug}`.execute(trx)
}

export interface RevisionRow {
  readonly version: number
  readonly saved_at: Date
  readonly by: string | null
  readonly restored_from: number | null
  readonly total: number
}

/** Lists the revisions of a page, newest first. */
export async function listRevisions(
  trx: Transaction,
  { slug, page, pageSize }: { readonly slug: string; readonly page: number; readonly pageSize: number },
): Promise<RevisionRow[]> {
  const { rows } = await sql<RevisionRow>`
    select r.version, r.saved_at, r.restored_from, a.first_name || ' ' || a.last_name as by, count(*) over ()::int as total
    from page_revisions r left join accounts a on a.tenant_id = r.tenant_id and a.id = r.saved_by
    where r.slug = ${slug} order by r.version desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(trx)
  return rows
}

export async function findRevision(trx: Transaction, slug: string, version: number): Promise<PageContent | undefined> {
  const { rows } = await sql<{ content: PageContent }>`
    select content from page_revisions where slug = ${slug} and version = ${version}`.execute(trx)
  return rows[0]?.content
}

/** Returns which of these files staff of the tenant uploaded: a customer's picture stays the customer's. */
export async function listExistingFiles(trx: Transaction, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from files f join accounts a on a.tenant_id = f.tenant_id and a.id = f.account_id
    where f.id = any(${ids}::uuid[]) and a.role <> 'CUSTOMER'`.execute(trx)
  return rows.map(({ id }) => id)
}

/**
 * Writes into the tenant's settings which own pages visitors can open and when the next publication is due: every
 * server knows the settings of a tenant, and finds due ones without looking at each tenant's rows.
 */
export async function tellSettings(trx: Transaction): Promise<void> {
  await sql`
    update tenants set settings = settings - 'ownPages' - 'publishPagesAt' - 'hasOwnHome' || jsonb_strip_nulls(jsonb_build_object(
      'ownPages', (
        select jsonb_agg(jsonb_build_object('slug', p.slug, 'title', r.content -> 'title') order by p.created_at, p.slug)
        from pages p join page_revisions r
          on r.tenant_id = p.tenant_id and r.slug = p.slug and r.version = p.published_version
        where p.is_own),
      'hasOwnHome', (select true from pages where slug = 'home' and published_version > 0),
      'publishPagesAt', (select min(publish_at) from pages)))
    where id = current_tenant_id()`.execute(trx)
}

/** Publishes the pages whose moment has come. Returns how many. */
export async function publishDue(trx: Transaction, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`update pages set published_version = version, publish_at = null
    where publish_at <= ${now}`.execute(trx)
  if (numAffectedRows > 0n) await tellSettings(trx)
  return Number(numAffectedRows)
}
