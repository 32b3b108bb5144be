import type { ApiScope, RouteKey } from '@kitwright/contract'
import { createTestShop, type TestAnswer, type TestOptions, type TestShop } from '../../http/testing.ts'
import { createBuyer } from '../../orders/testing/buyer.ts'

export type V1Key = Extract<RouteKey, `${string} /v1/${string}`>

const MEKONG = 'mekong.localhost'

/** Opens a shop whose staff make keys, with a customer who orders and a program that calls with a key. */
export async function openPartnerDesk(options: TestOptions = {}) {
  const shop: TestShop = await createTestShop(options)
  const staffOf = async (host?: string) =>
    shop.signInStaff(host === MEKONG ? 'admin@mekong.example' : 'admin@angkor.example', host ? { host } : {})
  const makeKey = async (
    scopes: readonly ApiScope[],
    more: { host?: string; callsPerMinute?: number; days?: number } = {},
  ) => {
    const { host, days = null, ...body } = more
    const { value, error } = await shop.call('POST /api/office/api-keys', {
      host,
      token: await staffOf(host),
      body: { name: 'Accounting', scopes: [...scopes], expiresInDays: days, ...body },
    })
    if (error) throw new Error(error.id)
    return value
  }
  const call = async <K extends V1Key>(key: K, token: string, sent: object = {}): Promise<TestAnswer<K>> =>
    shop.call(key, { token, ...sent } as never)
  return { shop, buyer: await createBuyer(shop), staffOf, makeKey, call, MEKONG }
}
export type PartnerDesk = Awaited<ReturnType<typeof openPartnerDesk>>
