import { API_SCOPES } from '@kitwright/contract'
import { placeOrder, type Trade } from '../driveOrders.ts'
import { visit } from '../visit.ts'

/** Makes a key, reads and changes orders as a partner's program does, and ends the key. */
export async function drivePartners(trade: Trade): Promise<void> {
  const { office, shop } = trade
  const name = 'Accounting of the check'
  const made = await office.ask('POST /api/office/api-keys', {
    body: { name, scopes: [...API_SCOPES], expiresInDays: 30 },
  })
  const partner = visit(shop.place, () => made.key)
  await partner.ask('GET /v1/key')
  await partner.ask('GET /v1/products')
  await partner.ask('GET /v1/prices')
  const { items: designs } = await partner.ask('GET /v1/designs')
  await partner.ask('GET /v1/designs/{id}', { params: { id: designs[0]!.id } })
  const { items: customers } = await partner.ask('GET /v1/customers')
  await partner.ask('GET /v1/customers/{id}', { params: { id: customers[0]!.id } })
  const { id } = await placeOrder(trade)
  const params = { id }
  await partner.ask('GET /v1/orders', { query: { limit: 5, status: 'REVIEWING' } })
  await partner.ask('GET /v1/orders/{id}', { params })
  await partner.ask('POST /v1/orders/{id}/notes', { params, body: { text: 'Seen by accounting' } })
  const headers = { 'idempotency-key': `cancel-${id}` }
  const body = { to: 'CANCELED', note: 'By the check' } as const
  await partner.ask('POST /v1/orders/{id}/move', { params, headers, body })
  await office.ask('GET /api/office/api-keys')
  await office.ask('DELETE /api/office/api-keys/{id}', { params: { id: made.id } })
}

/** Sends a piece of a made order in a parcel, and corrects its tracking. */
export async function drivePartnerParcel({ office, shop }: Trade, id: string): Promise<void> {
  const body = { name: 'Workshop of the check', scopes: ['production:write' as const], expiresInDays: 30 }
  const { key } = await office.ask('POST /api/office/api-keys', { body })
  const partner = visit(shop.place, () => key)
  const { left } = await office.ask('GET /api/office/orders/{id}/parcels', { params: { id } })
  const lines = [{ lineId: left[0]!.lineId, qty: 1 }]
  const tracking = { carrier: 'Check', tracking: '41', trackingUrl: '' }
  const sent = await partner.ask('POST /v1/orders/{id}/parcels', { params: { id }, body: { ...tracking, lines } })
  const parcel = sent.parcels[0]!.id
  await partner.ask('PUT /v1/orders/{id}/parcels/{parcel}', { params: { id, parcel }, body: tracking })
}
