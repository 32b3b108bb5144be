import { STAFF_ORDER_LIMITS } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { requireCustomer } from '../quotes/startQuote.ts'
import { findShipping } from '../record/shippingStore.ts'
import { type LineRecord, listLines, type OrderRecord } from '../record/store.ts'
import { findAnyOrder } from '../staff/store.ts'
import { type DraftContent, type DraftRecord, insertDraft } from './draftStore.ts'

export interface DraftToStart {
  readonly body: Exchange<'POST /api/office/order-drafts'>['body']
  readonly staffId: string
  readonly now: Date
}

const EMPTY: DraftContent = {
  lines: [],
  extras: [],
  address: '',
  landmark: '',
  phone: '',
  note: '',
  shipping: null,
  promisedOn: null,
  acceptsUnprinted: false,
  isOnAccount: false,
}

type DraftLine = DraftContent['lines'][number]

/** Returns one piece without a player of each design, fabric and cut of an order. */
function linesLike(lines: readonly LineRecord[]): DraftLine[] {
  const groups = new Map(
    lines.map(line => [JSON.stringify([line.design_id, line.fabric, line.sleeve, line.version, line.kit]), line]),
  )
  return [...groups.values()].map(line => ({
    designId: line.design_id,
    fabric: line.fabric,
    size: line.size as DraftLine['size'],
    sleeve: line.sleeve,
    qty: 1,
    playerName: '',
    printName: '',
    number: null,
    version: line.version,
    kit: line.kit,
    price: null,
  }))
}

/** Returns a customer's latest address; nothing of it binds the order. */
async function findLastAddress(trx: Transaction, ownerId: string): Promise<Partial<DraftContent>> {
  const { rows } = await sql<Pick<DraftContent, 'address' | 'landmark' | 'phone'>>`
    select coalesce(o.address, '') as address, coalesce(o.landmark, '') as landmark, coalesce(o.phone, a.phone, '') as phone
    from accounts a left join lateral (
      select address, landmark, phone from orders where owner_id = a.id order by placed_at desc, id limit 1) o on true
    where a.id = ${ownerId}`.execute(trx)
  return rows[0] ?? {}
}

async function contentLike(trx: Transaction, order: OrderRecord): Promise<DraftContent> {
  const lines = linesLike((await listLines(trx, order.id)).filter(line => line.price_source !== 'sample'))
  if (lines.length === 0) throw new ProblemError('fill-in-empty')
  const was = await findShipping(trx, order.id)
  const { address, landmark, phone } = order
  const shipping = was?.method
    ? {
        method: was.method,
        place: was.place,
        directions: was.directions,
        mapPoint: was.map_point,
        purchaseNumber: '',
        neededBy: null,
        isRush: false,
      }
    : null
  return { ...EMPTY, lines, address, landmark, phone, shipping, acceptsUnprinted: order.accepts_unprinted }
}

async function requireFewDrafts(trx: Transaction): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from order_drafts where order_id is null`.execute(trx)
  if (rows[0]!.count >= STAFF_ORDER_LIMITS.drafts) throw new ProblemError('drafts-full')
}

/**
 * Begins an order for a customer, or one with more of an order's designs. A fill-in of a fill-in belongs to the first
 * order. Throws `not-found`, `drafts-full`, `fill-in-empty`.
 */
export async function startDraft(trx: Transaction, { body, staffId, now }: DraftToStart): Promise<DraftRecord> {
  await requireFewDrafts(trx)
  const { source, customerId: ownerId, fillInOf: first } = body
  if (ownerId !== undefined) {
    await requireCustomer(trx, ownerId)
    const content = { ...EMPTY, ...(await findLastAddress(trx, ownerId)) }
    return insertDraft(trx, { ownerId, source, fillInOf: null, content, madeBy: staffId, now })
  }
  const order = first === undefined ? undefined : await findAnyOrder(trx, first)
  if (!order) throw new ProblemError('not-found')
  await requireCustomer(trx, order.owner_id)
  const content = await contentLike(trx, order)
  const fillInOf = order.fill_in_of ?? order.id
  return insertDraft(trx, { ownerId: order.owner_id, source, fillInOf, content, madeBy: staffId, now })
}
