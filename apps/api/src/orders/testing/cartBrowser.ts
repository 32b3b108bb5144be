import { randomUUID } from 'node:crypto'
import type { CartLine, Response_ } from '@kitwright/contract'
import { createDesign } from '@kitwright/design'
import type { TestAnswer, TestShop } from '../../http/testing.ts'

type AddAnswer = TestAnswer<'POST /api/cart/items'>

/** A plain line of five in M. */
export const cartLine = (change: Partial<CartLine> = {}): CartLine => ({
  id: randomUUID(),
  size: 'M',
  sleeve: 'short',
  qty: 5,
  playerName: '',
  printName: '',
  number: null,
  version: 'player',
  kit: null,
  ...change,
})

/** A browser that keeps the shop's cookies, with the calls of a cart. It is a guest until it has a token. */
export async function createCartBrowser(shop: TestShop, { host = 'localhost' } = {}) {
  const cookies = new Map<string, string>()
  let token: string | undefined
  const keep = (setCookie: string | string[] | number | undefined): void => {
    for (const line of [setCookie ?? []].flat()) {
      const [pair = ''] = String(line).split(';')
      const at = pair.indexOf('=')
      if (pair.slice(at + 1) === '') cookies.delete(pair.slice(0, at))
      else cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
  const { raw } = await shop.call('GET /whoami', { host })
  keep(raw.headers['set-cookie'])
  const headersNow = () => ({
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
  })
  const call: TestShop['call'] = async (key, wanted) => {
    const sent = { ...wanted, host, headers: { ...headersNow(), ...wanted?.headers }, ...(token && { token }) }
    const answer = await shop.call(key, sent as typeof wanted)
    keep(answer.raw.headers['set-cookie'])
    return answer
  }
  const item = (change: object = {}) => {
    const id = randomUUID()
    const document = createDesign('soccer')
    return { id, designId: id, name: 'Lions', fabric: 'interlock', document, lines: [cartLine()], ...change }
  }
  return {
    cookies,
    call,
    item,
    signIn: (given: string | undefined) => {
      token = given
    },
    /** Puts a new design of its own in the cart. */
    add: async (change: object = {}): Promise<AddAnswer> => call('POST /api/cart/items', { body: item(change) }),
    cart: async (): Promise<Response_<'GET /api/cart'>> => (await call('GET /api/cart', {})).value,
    change: async (id: string, body: object) =>
      call('PUT /api/cart/items/{id}', { params: { id }, body: body as never }),
    remove: async (id: string, version: number) =>
      call('DELETE /api/cart/items/{id}', { params: { id }, query: { version } }),
    merge: async () => call('POST /api/cart/merge', {}),
  }
}
