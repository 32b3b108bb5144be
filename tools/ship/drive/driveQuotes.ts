import { randomUUID } from 'node:crypto'
import { dayAfter, dayIn, DEFAULT_TIME_ZONE } from '@kitwright/measure'
import { saveDesign } from './driveDesigns.ts'
import type { Trade } from './driveOrders.ts'
import { visit } from './visit.ts'

const PDF = /^application\/pdf/
/** Far enough ahead on whatever day the check runs. */
const inDays = (days: number): string => dayAfter(dayIn(new Date(), DEFAULT_TIME_ZONE), days)

/** Asks for a quote of a new design, and has staff send it. */
async function askAndSend({ buyer, office, fabric }: Trade, name: string) {
  const designId = await saveDesign(buyer, name)
  const lines = [{ id: randomUUID(), size: 'M', sleeve: 'short', qty: 3 }] as const
  const item = { id: designId, designId, name, fabric, lines: [...lines] }
  const { cart } = await buyer.ask('POST /api/cart/items', { body: item })
  const { id, items } = await buyer.ask('POST /api/customer-quotes', {
    body: { cart: { version: cart.version }, address: 'House 12, Street 271', phone: '012 345 678' },
  })
  const params = { id }
  const { version } = await office.ask('GET /api/office/quotes/{id}', { params })
  const body = {
    version,
    items: items.map(each => ({ id: each.id, price: { unitCents: 900, reason: 'By the check' } })),
    extras: [{ id: randomUUID(), text: 'Kit bag', qty: 1, unitCents: 500 }],
    expiresOn: inDays(10),
  }
  const sent = await office.ask('POST /api/office/quotes/{id}/revisions', { params, body })
  const renewed = { version: sent.version, isMailed: false }
  const { linkPath } = await office.ask('POST /api/office/quotes/{id}/link', { params, body: renewed })
  return { id, token: linkPath!.split('#')[1]! }
}

const OFFERED = { productType: 'SOCCER_KIT', fabric: 'interlock' } as const

/** Asks for prices without a design, and accepts and declines the offers by their links. */
async function driveOffer({ shop, office }: Trade): Promise<void> {
  const stranger = visit(shop.place)
  for (const answer of ['accept', 'decline'] as const) {
    const items = [{ productType: 'SOCCER_KIT', pieces: 30 }] as const
    const body = { team: 'Tigers', items: [...items], contact: '012 345 678' }
    const { number } = await stranger.ask('POST /api/quote-requests', { body })
    const asked = (await office.ask('GET /api/office/quote-requests')).items.find(each => each.number === number)!
    const { version, linkPath } = await office.ask('POST /api/office/quote-requests/{id}/offer', {
      params: { id: asked.id },
      body: {
        version: asked.version,
        lines: [{ text: 'Kit', qty: 30, unitCents: 900, garment: OFFERED, reason: 'By the check' }],
        expiresOn: inDays(10),
      },
    })
    const params = { token: linkPath!.split('#offer.')[1]! }
    await stranger.ask('GET /api/quote-offers/{token}', { params })
    await stranger.ask(`POST /api/quote-offers/{token}/${answer}`, { params, body: { version } })
    if (answer === 'accept') await stranger.ask('POST /api/quote-offers/{token}/keep', { params })
  }
}

/** Has staff make an offer at the counter, which is changed by a wish, given to the buyer, taken back and read as PDF. */
async function driveCounterOffer({ shop, buyer, office }: Trade): Promise<void> {
  const stranger = visit(shop.place)
  const line = { text: 'Kit bag', qty: 5, unitCents: 500, garment: null }
  await office.ask('GET /api/office/offer-prices', { query: { productType: 'SOCCER_KIT', pieces: 12 } })
  const made = await office.ask('POST /api/office/quote-requests', {
    body: { team: 'Walk-in', contact: '012 345 679', language: 'kh', lines: [line], expiresOn: inDays(10) },
  })
  const [byId, byToken] = [{ params: { id: made.id } }, { params: { token: made.linkPath!.split('#offer.')[1]! } }]
  const wish = { version: made.version, text: 'For six?', lines: [{ line: 0, qty: 6, text: '' }] }
  await stranger.ask('POST /api/quote-offers/{token}/wishes', { ...byToken, body: wish })
  const wished = await office.ask('GET /api/office/quote-requests/{id}', byId)
  const body = { version: wished.version, lines: [{ ...line, qty: 6 }], expiresOn: inDays(10) }
  const { version } = await office.ask('POST /api/office/quote-requests/{id}/offer', { ...byId, body })
  const { items } = await office.ask('GET /api/office/customers', { query: { search: buyer.email } })
  const customerId = items[0]!.id
  await office.ask('PUT /api/office/quote-requests/{id}/customer', { ...byId, body: { version, customerId } })
  await buyer.ask('GET /api/customer-offers')
  await office.ask('DELETE /api/office/quote-requests/{id}/customer', byId)
  await office.fetch(`/api/office/quote-requests/${made.id}/revisions/2/pdf?language=kh`, PDF)
  await stranger.fetch(`/api/quote-offers/${byToken.params.token}/revisions/1/pdf`, PDF)
}

/** Asks for quotes, answers them, and accepts and declines them, signed in and by their links. */
export async function driveQuotes(trade: Trade): Promise<void> {
  const { shop, buyer, office } = trade
  const stranger = visit(shop.place)
  const first = await askAndSend(trade, 'Quoted kit')
  const params = { id: first.id }
  const message = { text: 'Which blue is it?' }
  await buyer.ask('POST /api/customer-quotes/{id}/messages', { params, body: message })
  await office.ask('GET /api/office/quotes', { query: { status: 'waiting' } })
  await office.ask('POST /api/office/quotes/{id}/messages', { params, body: { text: 'Navy' } })
  await buyer.ask('GET /api/customer-quotes')
  await buyer.ask('GET /api/customer-quotes/{id}', { params })
  await buyer.fetch(`/api/customer-quotes/${first.id}/revisions/1/pdf`, PDF)
  await office.fetch(`/api/office/quotes/${first.id}/revisions/1/pdf`, PDF)
  await driveOffer(trade)
  await driveCounterOffer(trade)
  await stranger.fetch(`/api/quote-links/${first.token}/revisions/1/pdf`, PDF)
  await buyer.ask('POST /api/customer-quotes/{id}/accept', { params, body: { revision: 1 } })
  const second = { params: { token: (await askAndSend(trade, 'Second quoted kit')).token } }
  await stranger.ask('GET /api/quote-links/{token}', second)
  await stranger.ask('POST /api/quote-links/{token}/messages', { ...second, body: message })
  await stranger.ask('POST /api/quote-links/{token}/accept', { ...second, body: { revision: 1 } })
  const third = { params: { token: (await askAndSend(trade, 'Third quoted kit')).token } }
  await stranger.ask('POST /api/quote-links/{token}/decline', { ...third, body: { revision: 1, reason: 'Too late' } })
  const { id } = await askAndSend(trade, 'Fourth quoted kit')
  const designId = await saveDesign(buyer, 'Kit of the shop’s own quote')
  const { owner } = await office.ask('GET /api/office/quotes/{id}', { params: { id } })
  const line = { id: randomUUID(), size: 'M', sleeve: 'short', qty: 3 } as const
  await office.ask('POST /api/office/quotes', {
    body: {
      ownerId: owner.id,
      items: [{ designId, fabric: trade.fabric, lines: [line] }],
      address: 'House 12, Street 271',
      phone: '012 345 678',
    },
  })
  const refusal = { revision: 1, reason: 'Too expensive' }
  await buyer.ask('POST /api/customer-quotes/{id}/decline', { params: { id }, body: refusal })
}

/** Has staff make an order for the buyer and one that fills it in, and discard one for a new customer. */
export async function driveStaffOrders({ buyer, office, fabric }: Trade): Promise<void> {
  const designId = await saveDesign(buyer, 'Kit ordered by phone')
  const { items } = await office.ask('GET /api/office/customers', { query: { search: buyer.email } })
  const started = await office.ask('POST /api/office/order-drafts', {
    body: { customerId: items[0]!.id, source: 'phone' },
  })
  const params = { id: started.id }
  const headers = await office.version('GET /api/office/order-drafts/{id}', { params })
  const line = { designId, fabric, size: 'M', sleeve: 'short', qty: 2 } as const
  const content = { lines: [line], address: 'House 12, Street 271', phone: '012 345 678' }
  const saved = await office.ask('PUT /api/office/order-drafts/{id}', {
    params,
    headers,
    body: { source: 'phone', content },
  })
  const placed = await office.ask('POST /api/office/order-drafts/{id}/place', {
    params,
    headers: await office.version('GET /api/office/order-drafts/{id}', { params }),
    body: { shownTotalCents: saved.quote!.totalCents },
  })
  await office.ask('POST /api/office/order-drafts', { body: { fillInOf: placed.id, source: 'counter' } })
  const email = `counter-${randomUUID()}@ship.example`
  const customer = await office.ask('POST /api/office/customers', {
    body: { firstName: 'Srey', lastName: 'Neang', email, language: 'kh' },
  })
  const caller = await office.ask('POST /api/office/customers', {
    body: {
      firstName: 'Ratha',
      lastName: 'Chan',
      phone: `01270${String(Date.now()).slice(-4)}`,
      language: 'kh',
      isAnother: true,
    },
  })
  await office.ask('PUT /api/office/customers/{id}/email', {
    params: { id: caller.id },
    body: { email: `caller-${randomUUID()}@ship.example` },
  })
  const other = await office.ask('POST /api/office/order-drafts', {
    body: { customerId: customer.id, source: 'counter' },
  })
  const templates = await office.ask('GET /api/templates')
  await office.ask('POST /api/office/order-drafts/{id}/designs', {
    params: { id: other.id },
    body: { templateId: templates.items[0]!.id },
  })
  await office.ask('GET /api/office/order-drafts')
  await office.ask('DELETE /api/office/order-drafts/{id}', { params: { id: other.id } })
}
