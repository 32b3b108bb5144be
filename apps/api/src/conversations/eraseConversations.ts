import { type RawBuilder, sql, type Transaction } from '../database/index.ts'

/** Conversations of a customer, and of the address that they wrote from as a stranger. */
const ofPerson = ({ id, email, phone }: ErasedPerson): RawBuilder<unknown> => sql`(select id from conversations
  where tenant_id = current_tenant_id() and (account_id = ${id} or contact = ${email || null} or contact = ${phone}))`

export interface ErasedPerson {
  readonly id: string
  readonly email: string
  readonly phone: string | null
}

/**
 * Erases a customer's conversation, with the contact form's messages in it. What suppliers wrote about their orders is
 * forgotten by the search and the list of the inbox; `eraseHandoversOf` erases the words themselves, before this.
 */
export async function eraseConversationsOf(trx: Transaction, person: ErasedPerson): Promise<void> {
  const own = ofPerson(person)
  await sql`delete from conversation_messages where conversation_id in ${own}`.execute(trx)
  await sql`delete from contact_messages where conversation_id in ${own}`.execute(trx)
  await sql`delete from conversations where id in ${own}`.execute(trx)
}

/** Rebuilds what the inbox shows and finds of suppliers' conversations, from the hand-over notes that are left. */
export async function refreshSupplierConversations(trx: Transaction, supplierIds: readonly string[]): Promise<void> {
  const ids = [...supplierIds]
  await sql`delete from search_terms where subject_id in (
    select id from conversations where tenant_id = current_tenant_id() and supplier_id = any(${ids}::uuid[]))`.execute(
    trx,
  )
  await sql`update conversations c set last_text = '' where tenant_id = current_tenant_id() and supplier_id = any(${ids}::uuid[])`.execute(
    trx,
  )
  await sql`select keep_conversation_terms(c.tenant_id, c.id, n.text) from conversations c
    join handover_notes n on n.tenant_id = c.tenant_id and n.supplier_id = c.supplier_id and n.kind = 'text'
    where c.tenant_id = current_tenant_id() and c.supplier_id = any(${ids}::uuid[])`.execute(trx)
}
