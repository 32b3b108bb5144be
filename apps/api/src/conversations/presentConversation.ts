import { isEmail, type Response_ } from '@kitwright/contract'
import { type Language, parseLanguage } from '@kitwright/words'
import { listOwners, nameIn, type Owner } from '../accounts/index.ts'
import { sql, type Transaction } from '../database/index.ts'
import { listSupplierNames } from '../suppliers/index.ts'
import type { ConversationRecord } from './conversationStore.ts'
import { type EntryRecord, findLastAskedOrder, listEntries } from './entryStore.ts'

type Page = Response_<'GET /api/office/conversations/{id}'>
type Row = Response_<'GET /api/office/conversations'>['items'][number]

interface Names {
  readonly people: ReadonlyMap<string, Owner>
  readonly suppliers: ReadonlyMap<string, string>
}

async function readNames(
  trx: Transaction,
  records: readonly ConversationRecord[],
  staffIds: readonly string[] = [],
): Promise<Names> {
  const ids = records.flatMap(({ account_id, assignee_id }) => [account_id ?? [], assignee_id ?? []].flat())
  return {
    people: await listOwners(trx, [...ids, ...staffIds]),
    suppliers: await listSupplierNames(
      trx,
      records.flatMap(({ supplier_id }) => supplier_id ?? []),
    ),
  }
}

const nameOf = ({ account_id, supplier_id, contact }: ConversationRecord, { people, suppliers }: Names): string =>
  contact ?? (supplier_id === null ? nameIn(people, account_id ?? '') : (suppliers.get(supplier_id) ?? ''))

function presentRow(record: ConversationRecord, names: Names): Row {
  const { id, account_id, supplier_id, state, snoozed_until, assignee_id, is_unread, waits_since } = record
  return {
    id,
    kind: account_id !== null ? 'customer' : supplier_id !== null ? 'supplier' : 'stranger',
    name: nameOf(record, names),
    state,
    snoozedUntil: snoozed_until?.toISOString() ?? null,
    assignee: assignee_id === null ? null : { id: assignee_id, name: nameIn(names.people, assignee_id) },
    isUnread: is_unread,
    waitsSince: waits_since?.toISOString() ?? null,
    last: {
      at: record.last_at.toISOString(),
      origin: record.last_origin,
      by: record.last_by,
      text: record.last_text,
    },
  }
}

/** Presents rows of the inbox. */
export async function presentRows(trx: Transaction, records: readonly ConversationRecord[]): Promise<Row[]> {
  const names = await readNames(trx, records)
  return records.map(record => presentRow(record, names))
}

/** The person or firm to whom answers go. */
export interface Correspondent {
  /** Null if nobody can be mailed. */
  readonly email: string | null
  readonly phone: string | null
  readonly language: Language
}

/** A stranger writes in the language of their last message. */
const languageOfText = (text: string): Language => (/\p{Script=Khmer}/u.test(text) ? 'kh' : 'en')

/** Reads where answers go: to the account's address, or the one that a stranger left. */
export async function readCorrespondent(trx: Transaction, record: ConversationRecord): Promise<Correspondent> {
  const { account_id, supplier_id, contact, last_text } = record
  if (contact !== null) {
    const isMail = isEmail(contact)
    return { email: isMail ? contact : null, phone: isMail ? null : contact, language: languageOfText(last_text) }
  }
  if (supplier_id !== null) {
    const { rows } = await sql<{ phone: string; language: string }>`
      select phone, language from suppliers where id = ${supplier_id}`.execute(trx)
    return { email: null, phone: rows[0]?.phone || null, language: parseLanguage(rows[0]?.language ?? '') }
  }
  const { rows } = await sql<{ email: string; phone: string | null; language: string; is_gone: boolean }>`
    select email, phone, language, removed_at is not null as is_gone from accounts where id = ${account_id}`.execute(
    trx,
  )
  const person = rows[0]
  return {
    email: person && !person.is_gone ? person.email : null,
    phone: person?.phone ?? null,
    language: parseLanguage(person?.language ?? ''),
  }
}

const refOf = <N extends string>(id: string | null, key: N, value: string | null) =>
  id === null ? null : ({ id, [key]: value ?? '' } as { id: string } & Record<N, string>)

function presentEntry(record: EntryRecord, names: Names, other: string): Page['entries'][number] {
  const { by, by_id, sender } = record
  return {
    id: record.id,
    at: record.at.toISOString(),
    origin: record.origin,
    by,
    name: by === 'staff' ? nameIn(names.people, by_id ?? '') : by === 'system' ? '' : other,
    what: record.what,
    subject: record.subject,
    text: record.text,
    order: refOf(record.order_id, 'number', record.order_number),
    design: refOf(record.design_id, 'name', record.design_name),
    quote: refOf(record.quote_id, 'number', record.quote_number),
    sender,
    isAutomatic: record.is_automatic,
    attachments: [...record.attachments],
    undoUntil: record.undo_until?.toISOString() ?? null,
  }
}

export interface PageQuery {
  readonly before?: string | undefined
  readonly pageSize: number
  /** Whether answers to our mails come in. */
  readonly takesMail: boolean
}

/** Presents a conversation with a page of its entries. */
export async function presentPage(
  trx: Transaction,
  record: ConversationRecord,
  { before, pageSize, takesMail }: PageQuery,
): Promise<Page> {
  const isSupplier = record.supplier_id !== null
  const found = await listEntries(trx, { id: record.id, isSupplier, before, pageSize })
  const shown = found.slice(0, pageSize)
  const staffIds = shown.flatMap(({ by_id }) => by_id ?? [])
  const names = await readNames(trx, [record], staffIds)
  const correspondent = await readCorrespondent(trx, record)
  const row = presentRow(record, names)
  return {
    conversation: {
      ...row,
      ...correspondent,
      customerId: record.account_id,
      supplierId: record.supplier_id,
      orderId: isSupplier ? await findLastAskedOrder(trx, record.supplier_id) : null,
      takesMail,
    },
    entries: shown.map(entry => presentEntry(entry, names, row.name)),
    before: found.length > shown.length ? shown.at(-1)!.place : null,
  }
}
