import type { Response_ } from '@kitwright/contract'
import type { ApiKey } from '../../endpoint/index.ts'
import type { Transaction } from '../../database/index.ts'
import { listOrderHistory, listOrderLines, listParcels, type OrderRecord } from '../../orders/index.ts'

type OrderRow = Response_<'GET /v1/orders'>['items'][number]
type WholeOrder = Response_<'GET /v1/orders/{id}'>

/** Whether a key may know who a customer is. */
export const knowsCustomers = ({ scopes }: Pick<ApiKey, 'scopes'>): boolean => scopes.includes('customers:read')

/** Returns an order as partners see it. Who ordered is shown to a key with the scope for customers only. */
export function presentOrderRow(
  order: OrderRecord & { readonly owner_name?: string },
  key: Pick<ApiKey, 'scopes'>,
): OrderRow {
  const { owner_id: id, owner_name: name = '', phone, address } = order
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    source: order.source,
    placedAt: order.placed_at.toISOString(),
    promisedOn: order.promised_on,
    dueOn: order.due_on,
    pieces: order.qty,
    currency: 'USD',
    subtotalCents: order.subtotal_cents,
    discountCents: order.discount_cents,
    feesCents: order.fees_cents,
    totalCents: order.total_cents,
    paidCents: order.paid_cents,
    customer: knowsCustomers(key) ? { id, name, phone, address } : null,
    version: order.version,
  }
}

/** Returns an order with its lines, parcels and history. */
export async function presentOrder(trx: Transaction, order: OrderRecord, key: ApiKey): Promise<WholeOrder> {
  const lines = await listOrderLines(trx, order.id)
  const history = await listOrderHistory(trx, order.id)
  return {
    ...presentOrderRow(order, key),
    lines: lines.map(line => ({
      id: line.id,
      product: line.product_type,
      fabric: line.fabric,
      size: line.size,
      sleeve: line.sleeve,
      design: { id: line.design_id, revision: line.revision, name: line.design_name },
      playerName: line.player_name,
      printedName: line.print_name,
      printedNumber: line.number,
      pieces: line.qty,
      unitCents: line.unit_cents,
      totalCents: line.total_cents,
    })),
    parcels: (await listParcels(trx, order.id)).items,
    history: history.map(({ from_status: from, to_status: to, at }) => ({ from, to, at: at.toISOString() })),
  }
}
