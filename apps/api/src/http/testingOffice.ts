import type { RouteKey } from '@kitwright/contract'
import { createTestShop, type TestAnswer, type TestShop } from './testing.ts'

export type OfficeKey = Extract<RouteKey, `${string} /api/office/${string}`>
/** Calls as a member of the staff, by default the administrator. */
export type AskOffice = <K extends OfficeKey>(key: K, call?: object, token?: string) => Promise<TestAnswer<K>>

export interface TestOffice {
  readonly shop: TestShop
  /** Access tokens of the first shop's administrator and of its store staff. */
  readonly admin: string
  readonly store: string
  readonly ask: AskOffice
}

/** Creates a test shop with both kinds of staff signed in. */
export async function createTestOffice(): Promise<TestOffice> {
  const shop = await createTestShop()
  const emails = ['admin@angkor.example', 'store@angkor.example']
  const [admin = '', store = ''] = await Promise.all(emails.map(async email => shop.signInStaff(email)))
  const ask: AskOffice = async (key, call = {}, token = admin) => shop.call(key, { token, ...call } as never)
  return { shop, admin, store, ask }
}
