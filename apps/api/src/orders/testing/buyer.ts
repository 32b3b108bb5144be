import { randomUUID } from 'node:crypto'
import type { Order, LineInput } from '@kitwright/contract'
import { createDesign } from '@kitwright/design'
import { sql } from '../../database/index.ts'
import type { TestShop } from '../../http/testing.ts'

export const ADDRESS = { address: 'House 12, Street 271, Phnom Penh', phone: '012 345 678' }

/** Returns a line of ten interlock kits of the design. */
export const lineOf = (designId: string, change: Partial<LineInput> = {}): LineInput => ({
  designId,
  productType: 'SOCCER_KIT',
  fabric: 'interlock',
  size: 'M',
  sleeve: 'short',
  qty: 10,
  ...change,
})

/** Creates a signed-in customer of Angkor Kits with one design. */
export async function createBuyer(shop: TestShop) {
  const { access_token: token, email } = await shop.signUp()
  const saveDesign = async (name: string, document = createDesign('soccer')): Promise<string> => {
    const body = { id: randomUUID(), name, document }
    return (await shop.call('POST /api/designs', { token, body })).value.id
  }
  const designId = await saveDesign('Home kit')
  const place = async (wanted: { key?: string; body?: object; lines?: object[] } = {}) => {
    const body = { ...ADDRESS, lines: wanted.lines ?? [lineOf(designId)], ...wanted.body } as never
    return shop.call('POST /api/orders', { token, body, headers: { 'idempotency-key': wanted.key ?? randomUUID() } })
  }
  return {
    token,
    email,
    designId,
    saveDesign,
    place,
    /** Places an order successfully. */
    async order(wanted: Parameters<typeof place>[0] = {}): Promise<Order> {
      const { value, error } = await place(wanted)
      if (error) throw new Error(`not placed: ${error.id}`)
      return value
    },
    get: async (id: string) => shop.call('GET /api/orders/{id}', { token, params: { id } }),
    list: async (query = {}) => shop.call('GET /api/orders', { token, query }),
    cancel: async (id: string, ifMatch?: string, reason = '') =>
      shop.call('POST /api/orders/{id}/cancel', {
        token,
        params: { id },
        body: { reason },
        headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
      }),
  }
}

export interface Counts {
  readonly orders: number
  readonly lines: number
  readonly history: number
  readonly keys: number
  readonly events: number
}

/** Counts the rows of Angkor's tables that placing an order writes. */
export async function countRows(shop: TestShop): Promise<Counts> {
  return shop.database.withTenant(await shop.tenantId('angkor'), async trx => {
    const { rows } = await sql<Counts>`select (select count(*) from orders) as orders,
      (select count(*) from order_lines) as lines, (select count(*) from order_history) as history,
      (select count(*) from idempotency_keys) as keys,
      (select count(*) from events where kind = 'OrderPlaced') as events`.execute(trx)
    return rows[0]!
  })
}
