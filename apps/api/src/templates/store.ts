import type { ColourFamily, TemplateTag } from '@kitwright/contract'
import type { DesignDocument, Fill, Kit } from '@kitwright/design'
import type { ProductType } from '@kitwright/garment'
import { languageTag, namesByTag, type Language, type PartialNames } from '@kitwright/words'
import { sql, type Transaction } from '../database/index.ts'

/** A stored template without its document. */
export interface TemplateRecord {
  readonly id: string
  /** By tag. */
  readonly names: Readonly<Record<string, string>>
  readonly product_type: ProductType
  readonly document_hash: string
  readonly tags: TemplateTag[]
  readonly colours: ColourFamily[]
  /** Club colours of its document. */
  readonly club_colours: DesignDocument['clubColours'] | null
  /** Fill of its body. */
  readonly fill: Fill | null
  readonly kits: (Pick<Kit, 'role' | 'colours'> & { readonly fill: Fill | null })[]
  readonly is_published: boolean
  readonly version: number
  readonly created_at: Date
}
export type FullTemplateRecord = TemplateRecord & { readonly document: unknown }

const COLUMNS =
  sql.raw(`t.id, t.names, t.product_type, t.document_hash, t.tags, t.colours, t.is_published, t.version, t.created_at,
  t.document -> 'clubColours' as club_colours, t.document #> '{parts,base,fill}' as fill,
  array(select kit - 'parts' || jsonb_build_object('fill', kit #> '{parts,base,fill}')
    from jsonb_array_elements(coalesce(t.document -> 'kits', '[]')) with ordinality as each (kit, at) order by at) as kits`)

export interface TemplatesQuery {
  readonly page: number
  readonly pageSize: number
  /** The garments that the shop sells, or the one requested. */
  readonly types: readonly string[]
  /** A `like` pattern for the names; empty for all. */
  readonly like?: string
  readonly tag?: string
  readonly colour?: string
  readonly sort: 'order' | 'newest' | 'name'
  readonly language: Language
  readonly isOffice: boolean
}

export interface TemplatesPage {
  readonly rows: TemplateRecord[]
  readonly total: number
}

/** Templates that a shop was opened with have one time: the first of each garment lead. */
const newestFirst = (types: readonly string[]) =>
  sql`t.created_at desc, t.position, array_position(${[...types]}::text[], t.product_type)`

/** Returns a page of templates. The office also sees unpublished ones. */
export async function listTemplates(trx: Transaction, wanted: TemplatesQuery): Promise<TemplatesPage> {
  const { page, pageSize, types, like = '', tag, colour, sort, language, isOffice } = wanted
  const orders = {
    order: sql`array_position(${[...types]}::text[], t.product_type), t.position`,
    newest: newestFirst(types),
    name: sql`t.names ->> ${languageTag(language)}`,
  }
  const { rows } = await sql<TemplateRecord & { total: number }>`
    select ${COLUMNS}, count(*) over ()::int as total from templates t
    where t.deleted_at is null and (${isOffice} or t.is_published) and t.product_type = any(${[...types]}::text[])
      and (${tag ?? null}::text is null or ${tag ?? null} = any(t.tags))
      and (${colour ?? null}::text is null or ${colour ?? null} = any(t.colours))
      and (${like} = '' or t.name_key like ${like})
    order by ${orders[sort]}, t.id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(trx)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Returns the tags and colours of the published templates of these garments. */
export async function listFacets(
  trx: Transaction,
  types: readonly string[],
): Promise<{ tags: string[]; colours: string[] }> {
  const { rows } = await sql<{ tags: string[]; colours: string[] }>`
    with shown as (select tags, colours from templates
      where deleted_at is null and is_published and product_type = any(${[...types]}::text[]))
    select array(select distinct unnest(tags) from shown) as tags,
      array(select distinct unnest(colours) from shown) as colours`.execute(trx)
  return rows[0]!
}

/**
 * Returns the published templates of these garments in the shop's order, with the ids and hashes that name their
 * pictures.
 */
export async function listPictured(
  trx: Transaction,
  types: readonly string[],
): Promise<Pick<TemplateRecord, 'id' | 'document_hash'>[]> {
  const { rows } = await sql<Pick<TemplateRecord, 'id' | 'document_hash'>>`
    select id, document_hash from templates
    where deleted_at is null and is_published and product_type = any(${[...types]}::text[])
    order by array_position(${[...types]}::text[], product_type), position, id`.execute(trx)
  return rows
}

export async function findTemplate(trx: Transaction, id: string): Promise<FullTemplateRecord | undefined> {
  const { rows } = await sql<FullTemplateRecord>`
    select ${COLUMNS}, t.document from templates t where t.id = ${id} and t.deleted_at is null`.execute(trx)
  return rows[0]
}

/** Same as findTemplate, but locks the row against concurrent changes. */
export async function findTemplateToChange(trx: Transaction, id: string): Promise<FullTemplateRecord | undefined> {
  await sql`select from templates where id = ${id} for update`.execute(trx)
  return findTemplate(trx, id)
}

export interface TemplateToInsert {
  readonly name: PartialNames
  readonly productType: ProductType
  /** JSON text. */
  readonly json: string
  readonly hash: string
  readonly tags: readonly TemplateTag[]
  readonly colours: readonly ColourFamily[]
  readonly isPublished: boolean
}

/** Inserts a template at the end of its garment's list. */
export async function insertTemplate(trx: Transaction, template: TemplateToInsert): Promise<string> {
  const { name, productType, json, hash, tags, colours, isPublished } = template
  const { rows } = await sql<{ id: string }>`
    insert into templates (names, product_type, document, document_hash, tags, colours, is_published, position)
    values (${JSON.stringify(namesByTag(name))}::jsonb, ${productType}, ${json}::jsonb, ${hash}, ${[...tags]}::text[], ${[...colours]}::text[],
      ${isPublished}, (select coalesce(max(position), 0) + 1 from templates where product_type = ${productType}))
    returning id`.execute(trx)
  return rows[0]!.id
}

/** Inserts all templates of a new shop in one statement and in their order. The shop must have none yet. */
export async function insertFirstTemplates(trx: Transaction, templates: readonly TemplateToInsert[]): Promise<void> {
  const rows = templates.map(({ name, productType, json, hash, tags, colours, isPublished }, at) => ({
    names: namesByTag(name),
    product_type: productType,
    document: JSON.parse(json) as unknown,
    document_hash: hash,
    tags,
    colours,
    is_published: isPublished,
    position: at + 1,
  }))
  await sql`
    insert into templates (names, product_type, document, document_hash, tags, colours, is_published, position)
    select names, product_type, document, document_hash, tags, colours, is_published, position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh (names jsonb, product_type text, document jsonb,
      document_hash text, tags text[], colours text[], is_published boolean, position int)`.execute(trx)
}

export interface TemplateChange {
  readonly id: string
  readonly name: PartialNames
  readonly tags: readonly TemplateTag[]
  readonly isPublished: boolean
}

export async function updateTemplate(trx: Transaction, change: TemplateChange): Promise<void> {
  const { id, name, tags, isPublished } = change
  await sql`
    update templates set names = ${JSON.stringify(namesByTag(name))}::jsonb, tags = ${[...tags]}::text[],
      is_published = ${isPublished}, version = version + 1
    where id = ${id}`.execute(trx)
}

/** Replaces a template's document. Its version rises with the change that follows. */
export async function redrawTemplate(
  trx: Transaction,
  id: string,
  { json, hash, colours }: Pick<TemplateToInsert, 'json' | 'hash' | 'colours'>,
): Promise<void> {
  await sql`update templates set document = ${json}::jsonb, document_hash = ${hash}, colours = ${[...colours]}::text[]
    where id = ${id}`.execute(trx)
}

export async function hideTemplate(trx: Transaction, id: string, now: Date): Promise<void> {
  await sql`update templates set deleted_at = ${now}, version = version + 1 where id = ${id}`.execute(trx)
}

/** Serialises changes to the list until this transaction ends. */
export async function lockTemplates(trx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('templates ' || current_tenant_id(), 0))`.execute(trx)
}

export async function listIds(trx: Transaction, type: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from templates where product_type = ${type} and deleted_at is null`.execute(trx)
  return rows.map(({ id }) => id)
}

export async function orderTemplates(trx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`
    update templates t set position = wanted.position
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, position) where t.id = wanted.id`.execute(trx)
}

/** Counts the templates: `living` without the deleted ones, `ever` with them. */
export async function countTemplates(trx: Transaction): Promise<{ living: number; ever: number }> {
  const { rows } = await sql<{ living: number; ever: number }>`
    select count(*) filter (where deleted_at is null)::int as living, count(*)::int as ever from templates`.execute(trx)
  return rows[0]!
}

/** Returns the product types that have or once had a template. */
export async function listTypesEver(trx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ type: string }>`select distinct product_type as type from templates`.execute(trx)
  return rows.map(({ type }) => type)
}

type TemplateDocument = Pick<FullTemplateRecord, 'document' | 'document_hash'>

/** Lists the documents of the published templates of these garments, in display order. */
export async function listTemplateDocuments(trx: Transaction, types: readonly string[]): Promise<TemplateDocument[]> {
  const { rows } = await sql<TemplateDocument>`
    select document, document_hash from templates
    where deleted_at is null and is_published and product_type = any(${[...types]}::text[])
    order by array_position(${[...types]}::text[], product_type), position`.execute(trx)
  return rows
}

/** Lists the documents of the newest published templates, in the order of the list of templates. */
export async function listNewestDocuments(
  trx: Transaction,
  types: readonly string[],
  count: number,
): Promise<TemplateDocument[]> {
  const { rows } = await sql<TemplateDocument>`
    select t.document, t.document_hash from templates t
    where t.deleted_at is null and t.is_published and t.product_type = any(${[...types]}::text[])
    order by ${newestFirst(types)}, t.id limit ${count}`.execute(trx)
  return rows
}
