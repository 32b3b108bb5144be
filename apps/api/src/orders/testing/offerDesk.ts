import type { TestShop } from '../../http/testing.ts'
import type { AskOffice } from '../../http/testingOffice.ts'
import { shopDayAfter } from './quoteDesk.ts'

/** Makes offers for visitors without a design, which their links accept. */
export function createOfferDesk({ shop, ask }: { readonly shop: TestShop; readonly ask: AskOffice }) {
  const kit = (change: object = {}) => ({
    text: 'Kit',
    qty: 20,
    unitCents: 700,
    garment: { productType: 'SOCCER_KIT', fabric: 'interlock' },
    reason: 'School price',
    ...change,
  })
  /** Asks for a price as a visitor. Returns the request as staff see it. */
  const request = async ({ contact = 'coach@lions.example' }: { contact?: string } = {}) => {
    const items = [{ productType: 'SOCCER_KIT', pieces: 20 }]
    const body = { team: 'Lions of Kampot', contact, items }
    const { number } = (await shop.call('POST /api/quote-requests', { body: body as never })).value
    return (await ask('GET /api/office/quote-requests')).value.items.find(each => each.number === number)!
  }
  interface Terms {
    readonly lines?: object[]
    readonly days?: number
    readonly contact?: string
  }
  /** Sends an offer and returns the token of its link, its version and its number. */
  const offer = async ({ lines = [kit()], days = 10, ...who }: Terms = {}) => {
    const { id, version, number } = await request(who)
    const { value, error } = await ask('POST /api/office/quote-requests/{id}/offer', {
      params: { id },
      body: { version, lines, expiresOn: shopDayAfter(shop, days) },
    })
    if (error) throw new Error(`not offered: ${error.id}`)
    return { id, number, version: value.version, token: value.linkPath!.replace('/quote#offer.', '') }
  }
  type OfferLink = Pick<Awaited<ReturnType<typeof offer>>, 'token' | 'version'>
  const accept = async ({ token, version }: OfferLink, call: TestShop['call'] = shop.call, by?: string) =>
    call('POST /api/quote-offers/{token}/accept', { params: { token }, body: { version }, ...(by && { token: by }) })
  return {
    kit,
    request,
    offer,
    accept,
    keep: async ({ token }: Pick<OfferLink, 'token'>, call: TestShop['call'] = shop.call, by?: string) =>
      call('POST /api/quote-offers/{token}/keep', { params: { token }, ...(by && { token: by }) }),
    /** Makes an offer that a signed-in customer has accepted. */
    held: async (by: string, terms: Parameters<typeof offer>[0] = {}) => {
      const sent = await offer(terms)
      const { error } = await accept(sent, shop.call, by)
      if (error) throw new Error(`not accepted: ${error.id}`)
      return sent
    },
    /** The request as staff see it. */
    seen: async (number: string) =>
      (await ask('GET /api/office/quote-requests')).value.items.find(each => each.number === number)!,
  }
}
