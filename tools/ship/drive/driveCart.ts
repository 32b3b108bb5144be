import { randomUUID } from 'node:crypto'
import { saveDesign } from './driveDesigns.ts'
import { FABRIC_SHIRT, type Trade } from './driveOrders.ts'
import { visit } from './visit.ts'

/** Fills a cart, changes it, has it approved by a link, puts an order in it again, and empties it. */
export async function driveCart({ shop, buyer, fabric }: Trade, orderId: string): Promise<void> {
  const designId = await saveDesign(buyer, 'Kit in the cart')
  const line = { id: randomUUID(), size: 'M', sleeve: 'short', qty: 3 } as const
  const item = { id: designId, designId, name: 'Kit in the cart', fabric, lines: [line] }
  const { cart } = await buyer.ask('POST /api/cart/items', { body: item })
  const lines = [{ ...line, qty: 4 }]
  const params = { id: designId }
  await buyer.ask('PUT /api/cart/items/{id}', { params, body: { version: cart.version, lines } })
  const sample = { id: randomUUID(), kind: 'swatches', productType: 'TSHIRT' } as const
  const { cart: sampled } = await buyer.ask('POST /api/cart/samples', { body: { sample } })
  await buyer.ask('DELETE /api/cart/samples/{id}', { params: { id: sample.id }, query: { version: sampled.version } })
  await buyer.ask('POST /api/cart/merge')
  const { version } = await buyer.ask('GET /api/cart/count')
  const { token } = await buyer.ask('POST /api/cart/link', { body: { version } })
  const stranger = visit(shop.place)
  await stranger.ask('GET /api/cart-approvals/{token}', { params: { token } })
  await stranger.ask('POST /api/cart-approvals/{token}', {
    params: { token },
    body: { version, name: 'Sok Treasurer' },
  })
  await buyer.ask('DELETE /api/cart/link')
  await buyer.ask('POST /api/cart/orders/{id}', { params: { id: orderId } })
  const { items, version: last } = await buyer.ask('GET /api/cart')
  for (const [i, { id }] of items.entries())
    await buyer.ask('DELETE /api/cart/items/{id}', { params: { id }, query: { version: last + i } })
}

/** Asks for the ways of delivery and the places, and saves an address and the shop's terms. */
export async function driveShipping({ office, buyer, fabric }: Trade): Promise<void> {
  const designId = randomUUID()
  const line = { designId, productType: FABRIC_SHIRT, fabric, sleeve: 'short', size: 'M', qty: 1 } as const
  await buyer.ask('POST /api/shipping/options', { body: { lines: [line] } })
  await buyer.ask('GET /api/places')
  await buyer.ask('GET /api/places/{district}', { params: { district: '1201' } })
  await buyer.ask('GET /api/addresses')
  const body = { name: 'Check', place: '120101', address: 'House 12', phone: '012 345 678' }
  const { items } = await buyer.ask('POST /api/addresses', { body })
  await buyer.ask('DELETE /api/addresses/{id}', { params: { id: items[0]!.id } })
  const { terms } = await office.ask('GET /api/office/shipping')
  await office.ask('PUT /api/office/shipping', { body: terms })
}
