import { createDesign } from '@kitwright/design'
import { findGarmentByProductType, isProductType } from '@kitwright/garment'
import { type Account, forgetSignIns, anonymiseAccount } from '../accounts/index.ts'
import { eraseConversationsOf, refreshSupplierConversations } from '../conversations/index.ts'
import { sql, type Transaction } from '../database/index.ts'
import { documentToKeep } from '../designs/index.ts'
import { blankRemakesOf, eraseHandoversOf, erasePacksOf, eraseProofsOf, type PackFile } from '../production/index.ts'

export interface ErasedPerson {
  /** The files whose bytes must be removed after the commit. */
  readonly fileIds: readonly string[]
  /** The print files of their orders, also to be removed after the commit. */
  readonly printFiles: readonly PackFile[]
  /** Names of the proof pictures, also to be removed after the commit. */
  readonly proofPictures: readonly string[]
  /** Ids of exports, also to be removed after the commit. */
  readonly exportIds: readonly string[]
  readonly keptFiles: number
  readonly orders: number
}

/**
 * Erases one customer in the scope of their tenant, as the owner of the tables: orders and what they refer to stay for
 * accounting, without personal data. A new table with personal data must be added here; `customer.test.ts` checks all
 * tables.
 */
export async function erasePerson(trx: Transaction, account: Account, now: Date): Promise<ErasedPerson> {
  await sql`select from accounts where id = ${account.id} for update`.execute(trx)
  await eraseNews(trx, account)
  await forgetSignIns(trx, account)
  await sql`delete from telegram_updates where chat_id = (select chat_id from telegram_links where account_id = ${account.id})`.execute(
    trx,
  )
  await sql`delete from telegram_links where account_id = ${account.id}`.execute(trx)
  await sql`delete from telegram_messages where account_id = ${account.id}`.execute(trx)
  await sql`delete from idempotency_keys where person_id = ${account.id}`.execute(trx)
  await sql`delete from contact_messages where tenant_id = current_tenant_id()
    and (account_id = ${account.id} or lower(contact) = ${account.email || null} or contact = ${account.phone})`.execute(
    trx,
  )
  await sql`delete from squads where owner_id = ${account.id}`.execute(trx)
  await sql`delete from carts where owner_id = ${account.id}`.execute(trx)
  const suppliers = await listSuppliersOf(trx, account.id)
  const photos = await eraseHandoversOf(trx, account.id)
  await eraseConversationsOf(trx, account)
  await refreshSupplierConversations(trx, suppliers)
  await blankRemakesOf(trx, account.id)
  const printFiles = await erasePacksOf(trx, account.id)
  const proofPictures = await eraseProofsOf(trx, account.id)
  await eraseQuotes(trx, account.id)
  const exportIds = await eraseExports(trx, account.id)
  const orders = await blankOrders(trx, account.id)
  await eraseDesigns(trx, account.id, now)
  const files = await eraseFiles(trx, account.id)
  if (orders > 0 || files.keptFiles > 0) await anonymiseAccount(trx, account.id, now)
  else await sql`delete from accounts where id = ${account.id}`.execute(trx)
  return { ...files, fileIds: [...files.fileIds, ...photos], printFiles, proofPictures, exportIds, orders }
}

/** Erases the notifications about them, both sent and pending. */
async function eraseNews(trx: Transaction, { id, email: address }: Account): Promise<void> {
  // An empty address would match everything that names none.
  const email = address || null
  await sql`
    with gone as (delete from events where tenant_id = current_tenant_id() and (subject_id = ${id} or payload ->> 'email' = ${email}
      or payload::text like '%' || ${id} || '%'
      or subject_id in (select id from orders where owner_id = ${id} union all select id from customer_quotes where owner_id = ${id}
        union all select id from designs where owner_id = ${id}
        union all select id from conversations where account_id = ${id} or contact = ${email}
        union all select id from contact_messages where account_id = ${id} or lower(contact) = ${email})) returning id),
    unheard as (delete from outbox where tenant_id = current_tenant_id() and event_id in (select id from gone)),
    heard as (delete from heard_events where tenant_id = current_tenant_id() and event_id in (select id from gone))
    delete from deliveries where tenant_id = current_tenant_id()
      and (lower(recipient) = ${email} or event_id in (select id from gone))`.execute(trx)
}

/** Erases the quotes, kept offers and unfinished orders. An order keeps the prices that it was made with. */
async function eraseQuotes(trx: Transaction, ownerId: string): Promise<void> {
  const own = sql`(select id from customer_quotes where owner_id = ${ownerId})`
  await sql`delete from customer_quote_messages where quote_id in ${own}`.execute(trx)
  await sql`delete from customer_quote_revisions where quote_id in ${own}`.execute(trx)
  await sql`delete from customer_quotes where owner_id = ${ownerId}`.execute(trx)
  await sql`delete from held_offers where owner_id = ${ownerId}`.execute(trx)
  await sql`delete from order_drafts where owner_id = ${ownerId}`.execute(trx)
  await sql`update orders set extras = (select coalesce(jsonb_agg(case when e ? 'kind' then e else e || '{"text": ""}' end), '[]') from jsonb_array_elements(extras) e)
    where owner_id = ${ownerId}`.execute(trx)
  await sql`update order_lines set price_reason = '' where order_id in (select id from orders where owner_id = ${ownerId})`.execute(
    trx,
  )
}

/** Returns the suppliers who wrote about the customer's orders. */
async function listSuppliersOf(trx: Transaction, ownerId: string): Promise<string[]> {
  const { rows } = await sql<{ supplier_id: string }>`select distinct supplier_id from handover_notes
    where order_id in (select id from orders where owner_id = ${ownerId})`.execute(trx)
  return rows.map(({ supplier_id }) => supplier_id)
}

async function eraseExports(trx: Transaction, accountId: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`delete from account_exports where account_id = ${accountId} returning id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Keeps what was sold, the price, the date and the payments. Returns the number of orders. */
async function blankOrders(trx: Transaction, ownerId: string): Promise<number> {
  const own = sql`(select id from orders where owner_id = ${ownerId})`
  await sql`update order_lines set player_name = '', print_name = '', number = null, design_name = product_type
    where order_id in ${own}`.execute(trx)
  await sql`update order_history set note = '' where order_id in ${own}`.execute(trx)
  await sql`delete from api_answers where answer ->> 'id' in (select id::text from orders where owner_id = ${ownerId})`.execute(
    trx,
  )
  await sql`delete from order_edits where order_id in ${own}`.execute(trx)
  await sql`delete from order_notes where order_id in ${own}`.execute(trx)
  await sql`delete from order_tags where order_id in ${own}`.execute(trx)
  await sql`update tasks set title = '{"en": "–", "kh": "–"}' where order_id in ${own}`.execute(trx)
  await sql`delete from payment_slips where order_id in ${own}`.execute(trx)
  await sql`delete from credit_terms where account_id = ${ownerId}`.execute(trx)
  await sql`delete from customer_group_members where account_id = ${ownerId}`.execute(trx)
  await sql`delete from claim_photos where claim_id in (select id from claims where order_id in ${own})`.execute(trx)
  await sql`update claims set text = '', answer = '' where order_id in ${own}`.execute(trx)
  await sql`update order_shipping set directions = '', map_point = '', purchase_number = '', place = '', promise_reason = ''
    where order_id in ${own}`.execute(trx)
  await sql`update parcels set tracking = '', tracking_url = '' where order_id in ${own}`.execute(trx)
  await sql`delete from saved_addresses where owner_id = ${ownerId}`.execute(trx)
  await sql`update payments set note = '' where order_id in ${own}`.execute(trx)
  await sql`update ratings set comment = '' where order_id in ${own}`.execute(trx)
  const { numAffectedRows = 0n } = await sql`
    update orders set address = '', landmark = '', phone = '', note = '',
      cart_approved_by = null, cart_approved_at = null where owner_id = ${ownerId}`.execute(trx)
  return Number(numAffectedRows)
}

/** Erases the designs. An ordered one stays as a plain garment, since the order's lines refer to it. */
async function eraseDesigns(trx: Transaction, ownerId: string, now: Date): Promise<void> {
  const own = sql`(select id from designs where owner_id = ${ownerId})`
  await sql`delete from preview_answers where design_id in ${own}`.execute(trx)
  await sql`delete from preview_links where design_id in ${own}`.execute(trx)
  await sql`delete from design_reviews where design_id in ${own}`.execute(trx)
  await sql`delete from design_proposals where design_id in ${own}`.execute(trx)
  await sql`delete from file_uses where design_id in ${own}`.execute(trx)
  await sql`delete from designs d where owner_id = ${ownerId}
    and not exists (select from order_lines l where l.design_id = d.id)`.execute(trx)
  await sql`delete from design_revisions r where design_id in ${own} and not exists (
    select from order_lines l where l.design_id = r.design_id and l.revision = r.revision)`.execute(trx)
  const { rows } = await sql<{ product_type: string }>`
    update designs d set name = product_type, comment = null, sent_at = null, deleted_at = coalesce(deleted_at, ${now}),
      revision = (select max(revision) from design_revisions r where r.design_id = d.id)
    where owner_id = ${ownerId} returning product_type`.execute(trx)
  for (const type of new Set(rows.map(row => row.product_type))) await blankDocuments(trx, ownerId, type)
}

async function blankDocuments(trx: Transaction, ownerId: string, productType: string): Promise<void> {
  const garment = isProductType(productType) ? findGarmentByProductType(productType) : undefined
  if (!garment) throw new Error(`There is no garment for ${productType}`)
  const { json, hash } = documentToKeep(createDesign(garment.id))
  await sql`update design_revisions set document = ${json}::jsonb, document_hash = ${hash}
    where design_id in (select id from designs where owner_id = ${ownerId} and product_type = ${productType})`.execute(
    trx,
  )
}

/** Erases the files, except those that templates or designs of others show. */
async function eraseFiles(trx: Transaction, accountId: string): Promise<Pick<ErasedPerson, 'fileIds' | 'keptFiles'>> {
  const { rows } = await sql<{ id: string }>`
    delete from files f where account_id = ${accountId}
      and not exists (select from file_uses u where u.file_id = f.id)
      and not exists (select from page_files p where p.file_id = f.id) returning id`.execute(trx)
  const kept = await trx.selectFrom('files').select('id').where('account_id', '=', accountId).execute()
  return { fileIds: rows.map(({ id }) => id), keptFiles: kept.length }
}
