import { randomUUID } from 'node:crypto'
import type { CustomerQuote, OfficeQuote } from '@kitwright/contract'
import { dayAfter, dayIn, DEFAULT_TIME_ZONE } from '@kitwright/measure'
import type { TestShop } from '../../http/testing.ts'
import { ADDRESS, createBuyer } from './buyer.ts'
import { cartLine } from './cartBrowser.ts'

/** Returns the day that is `days` after that of the shop's clock, where a shop is that has chosen no time zone. */
export const shopDayAfter = ({ clock }: Pick<TestShop, 'clock'>, days: number): string =>
  dayAfter(dayIn(clock.now, DEFAULT_TIME_ZONE), days)

/** Creates a customer who asks for quotes, and the calls with which staff answer them. */
export async function createQuoteDesk(shop: TestShop) {
  const buyer = await createBuyer(shop)
  const { token } = buyer
  const staff = await shop.signInStaff('store@angkor.example')
  const ask = async (body: object = {}, lines = [cartLine({ qty: 12 })], designId = buyer.designId) => {
    const item = { id: designId, designId, name: 'Home kit', fabric: 'interlock', lines }
    const { value } = await shop.call('POST /api/cart/items', { token, body: item })
    const cart = { version: value.cart.version }
    return shop.call('POST /api/customer-quotes', { token, body: { ...ADDRESS, cart, ...body } })
  }
  const open = async (id: string) => shop.call('GET /api/office/quotes/{id}', { token: staff, params: { id } })
  const send = async (quote: Pick<CustomerQuote, 'id' | 'items'>, body: object = {}) => {
    const { version } = (await open(quote.id)).value
    const items = quote.items.map(({ id }) => ({ id, price: null }))
    return shop.call('POST /api/office/quotes/{id}/revisions', {
      token: staff,
      params: { id: quote.id },
      body: { version, items, expiresOn: shopDayAfter(shop, 14), ...body },
    })
  }
  return {
    ...buyer,
    staff,
    ask,
    open,
    send,
    /** Asks for a quote and sends it. */
    async sent(body: object = {}): Promise<OfficeQuote> {
      const { value, error } = await ask()
      if (error) throw new Error(`not asked: ${error.id}`)
      const answer = await send(value, body)
      if (answer.error) throw new Error(`not sent: ${answer.error.id}`)
      return answer.value
    },
    read: async (id: string, by = token) => shop.call('GET /api/customer-quotes/{id}', { token: by, params: { id } }),
    accept: async (id: string, revision = 1, by = token) =>
      shop.call('POST /api/customer-quotes/{id}/accept', { token: by, params: { id }, body: { revision } }),
    decline: async (id: string, reason = 'Too expensive', revision = 1) =>
      shop.call('POST /api/customer-quotes/{id}/decline', { token, params: { id }, body: { revision, reason } }),
    write: async (id: string, text: string, itemId: string | null = null) =>
      shop.call('POST /api/customer-quotes/{id}/messages', { token, params: { id }, body: { text, itemId } }),
    extra: (change: object = {}) => ({ id: randomUUID(), text: 'Kit bag', qty: 2, unitCents: 750, ...change }),
  }
}
