import { randomUUID } from 'node:crypto'
import { parsePhone } from '@kitwright/measure'
import { loadPriceList } from '../../catalogue/index.ts'
import { sql, type Transaction } from '../../database/index.ts'
import { type DesignToOrder, designsToOrder } from '../../designs/index.ts'
import { type Exchange, ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { shopDay } from '../promise/promiseTerms.ts'
import { requireItems } from './checkItems.ts'
import { priceByList } from './priceQuote.ts'
import type { QuoteItem, QuoteRecord } from './record/quoteRecord.ts'
import { insertQuote } from './record/quoteStore.ts'
import { requireQuantities } from './sendQuote.ts'

type StartBody = Exchange<'POST /api/office/quotes'>['body']

export interface QuoteToStart {
  readonly body: StartBody
  readonly staffId: string
  readonly tenant: TenantContext
  readonly now: Date
}

/** Throws `not-found` unless the account is an open one of a customer. Locks it against its erasure. */
export async function requireCustomer(trx: Transaction, id: string): Promise<void> {
  const { rows } = await sql`
    select from accounts where id = ${id} and role = 'CUSTOMER' and removed_at is null and not is_blocked for key share`.execute(
    trx,
  )
  if (rows.length === 0) throw new ProblemError('not-found', [{ path: 'ownerId', id: 'not-found' }])
}

/** Returns the customer's designs in their present revisions, and locks them against deletion. */
async function loadDesigns(
  trx: Transaction,
  { ownerId, items }: StartBody,
): Promise<ReadonlyMap<string, DesignToOrder>> {
  const ids = [...new Set(items.map(({ designId }) => designId))]
  const { rows } = await sql<{ designs: DesignToOrder[] }>`
    select ${designsToOrder(ownerId, ids)} as designs`.execute(trx)
  return new Map(rows[0]!.designs.map(design => [design.id, design]))
}

/** Returns the items of the quote. Throws `quote-design-gone` for what is no design of the customer. */
function itemsOf({ items }: StartBody, designs: ReadonlyMap<string, DesignToOrder>): QuoteItem[] {
  return items.map(({ designId, fabric, lines }, i) => {
    const design = designs.get(designId)
    if (!design) throw new ProblemError('quote-design-gone', [{ path: `items.${i}`, id: 'quote-design-gone' }])
    if (new Set(lines.map(({ id }) => id)).size < lines.length)
      throw new ProblemError('invalid-input', [{ path: `items.${i}.lines`, id: 'duplicate' }])
    const { name, productType, revision } = design
    return { id: randomUUID(), designId, revision, name, productType, fabric, lines }
  })
}

/**
 * Starts a quote for a customer, who sees it once a revision is sent. Throws `not-found`, `phone-invalid`,
 * `needed-by-past`, `quote-design-gone`, `quote-fabric-gone`, `quantity-invalid` and the problems of prices.
 */
export async function startQuote(trx: Transaction, { body, staffId, tenant, now }: QuoteToStart): Promise<QuoteRecord> {
  const phone = parsePhone(body.phone)
  if (phone === null) throw new ProblemError('phone-invalid', [{ path: 'phone', id: 'phone-invalid' }])
  if (body.neededBy !== null && body.neededBy < shopDay(now, tenant))
    throw new ProblemError('needed-by-past', [{ path: 'neededBy', id: 'wrong-date' }])
  await requireCustomer(trx, body.ownerId)
  const designs = await loadDesigns(trx, body)
  const items = itemsOf(body, designs)
  const list = await loadPriceList(trx, body.ownerId)
  requireItems(items, { designs, list, tenant })
  requireQuantities(items)
  priceByList(items, { list, tenant, now })
  const { ownerId, neededBy, address, landmark } = body
  return insertQuote(trx, { ownerId, startedBy: staffId, items, neededBy, address, landmark, phone, now })
}
