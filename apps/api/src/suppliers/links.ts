import { createHash, randomBytes } from 'node:crypto'
import { sql, type Transaction } from '../database/index.ts'

export interface LinkRecord {
  readonly id: string
  readonly supplier_id: string
  readonly made_by: string
  readonly made_at: Date
  readonly expires_at: Date
  readonly ended_at: Date | null
  readonly opened_at: Date | null
}

const MAX_LISTED = 100
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
const COLUMNS = sql`id, supplier_id, made_by, made_at, expires_at, ended_at, opened_at`

/** Returns the links of a supplier, latest first. */
export async function listLinks(trx: Transaction, supplierId: string): Promise<LinkRecord[]> {
  const { rows } = await sql<LinkRecord>`
    select ${COLUMNS} from supplier_links where supplier_id = ${supplierId} order by id desc limit ${MAX_LISTED}`.execute(
    trx,
  )
  return rows
}

interface NewLink {
  readonly supplierId: string
  readonly by: string
  readonly expiresAt: Date
  readonly now: Date
}

/** Creates a link and returns its token, this once: only its hash is stored. */
export async function insertLink(
  trx: Transaction,
  { supplierId, by, expiresAt, now }: NewLink,
): Promise<{ readonly link: LinkRecord; readonly token: string }> {
  const token = randomBytes(32).toString('base64url')
  const { rows } = await sql<LinkRecord>`
    insert into supplier_links (supplier_id, hash, made_by, made_at, expires_at)
    values (${supplierId}, ${hashOf(token)}, ${by}, ${now}::timestamptz, ${expiresAt}::timestamptz) returning ${COLUMNS}`.execute(
    trx,
  )
  return { link: rows[0]!, token }
}

/** Ends a link; false if there is none. */
export async function endLink(trx: Transaction, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update supplier_links set ended_at = coalesce(ended_at, ${now}::timestamptz) where id = ${id} returning 1`.execute(
    trx,
  )
  return rows.length > 0
}

export interface OpenedLink extends LinkRecord {
  readonly supplier: string
  readonly language: string
}

/**
 * Returns the link that a token opens, with its supplier; undefined if the token is unknown, expired or ended, or if
 * the shop no longer works with the supplier.
 */
export async function findOpenLink(trx: Transaction, token: string, now: Date): Promise<OpenedLink | undefined> {
  const { rows } = await sql<OpenedLink>`
    select l.id, l.supplier_id, l.made_by, l.made_at, l.expires_at, l.ended_at, l.opened_at, s.name as supplier, s.language
    from supplier_links l join suppliers s on s.id = l.supplier_id
    where l.hash = ${hashOf(token)} and l.ended_at is null and l.expires_at > ${now}::timestamptz and s.ended_at is null`.execute(
    trx,
  )
  return rows[0]
}

/**
 * Returns suppliers with open work whose last link has ended or ends within three days, time enough to send another,
 * with that date. Open work is a hand-over not yet sent, of an order in production, or a remake.
 */
export async function listLinksEnding(trx: Transaction, now: Date): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ id: string; ends_at: Date }>`
    select s.id, max(least(l.ended_at, l.expires_at)) as ends_at
    from suppliers s join supplier_links l on l.supplier_id = s.id
    where s.ended_at is null and (
      exists (select from handovers h join orders o on o.id = h.order_id and o.supplier_id = h.supplier_id
        where h.supplier_id = s.id and h.state <> 'sent' and order_status_is(o.status, 'in_production'))
      or exists (select from remakes r join handovers h on h.order_id = r.order_id join orders o on o.id = h.order_id
        where r.sent_at is null and h.supplier_id = s.id and o.supplier_id = s.id and o.status <> 'CANCELED'))
    group by s.id having max(least(l.ended_at, l.expires_at)) < ${now}::timestamptz + interval '3 days'`.execute(trx)
  return new Map(rows.map(({ id, ends_at }) => [id, ends_at]))
}

/** Records that somebody has opened the link. */
export async function noteOpened(trx: Transaction, id: string, now: Date): Promise<void> {
  await sql`update supplier_links set opened_at = ${now}::timestamptz where id = ${id}`.execute(trx)
}

const MAILED_LINK_MS = 30 * 24 * 60 * 60_000

/** Creates a link of thirty days for a mail to the supplier, and returns its token. */
export async function makeSupplierLink(
  trx: Transaction,
  { supplierId, by, now }: { readonly supplierId: string; readonly by: string; readonly now: Date },
): Promise<string> {
  const expiresAt = new Date(now.getTime() + MAILED_LINK_MS)
  return (await insertLink(trx, { supplierId, by, expiresAt, now })).token
}
