import { areEnough, type OfficeAuth, RIGHTS, type Right, ROLE_RIGHTS, routes, type Route } from '@kitwright/contract'
import { loadErrorTexts } from '@kitwright/words'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBuyer } from '../testing/buyer.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import type { OfficeKey } from '../../http/testingOffice.ts'

// Tests access to the back office: every route against every kind of caller.

const KEYS = Object.keys(routes).filter((key): key is OfficeKey => key.includes(' /api/office/'))
const neededBy = (key: OfficeKey): OfficeAuth => (routes[key] as Route).auth as OfficeAuth
const MEKONG = 'mekong.localhost'
const PASSWORD = 'a long staff word'
/** Files with many rows need the right to read them too. */
const WITH_TWO: Partial<Record<OfficeKey, Right>> = {
  'GET /api/office/figures/csv': 'money',
  'GET /api/office/debts/csv': 'money',
  'GET /api/office/audit/csv': 'people',
}
/** Changes that everyone of the staff may make: of their own things, and notes and tasks for colleagues. */
const OF_ONESELF = [
  'PUT /api/office/me/notifications',
  'POST /api/office/views',
  'DELETE /api/office/views/{id}',
  'POST /api/office/orders/{id}/notes',
  'POST /api/office/tasks',
  'PUT /api/office/tasks/{id}/done',
  ...KEYS.filter(key => !key.startsWith('GET') && /^\w+ \/api\/office\/me\/(?:factors|sessions)/.test(key)),
]

const { errors: KHMER } = await loadErrorTexts('kh')
let shop: TestShop
let people: Record<'visitor' | 'customer' | 'store' | 'admin' | 'foreigner', string>
/** One of the staff for each right, who has no other. */
const holders = new Map<Right, string>()
beforeAll(async () => {
  shop = await createTestShop()
  const [admin, store, foreigner] = await Promise.all([
    shop.signInStaff('admin@angkor.example'),
    shop.signInStaff('store@angkor.example'),
    shop.signInStaff('admin@mekong.example', { host: MEKONG }),
  ])
  people = { visitor: '', customer: (await shop.signUp()).access_token, store, admin, foreigner }
  for (const right of RIGHTS) {
    const made = await shop.call('POST /api/office/roles', { token: admin, body: { name: right, rights: [right] } })
    const email = `${right}@angkor.example`
    const person = { firstName: 'Only', lastName: right, email, password: PASSWORD, role: 'STORE' as const }
    await shop.call('POST /api/office/staff', { token: admin, body: { ...person, ownRoleId: made.value.id } })
    holders.set(right, await shop.signInStaff(email, { password: PASSWORD }))
  }
})
afterAll(async () => shop.close())

const NOBODY = '00000000-0000-4000-8000-000000000000'
/**
 * Calls a route. An authorised caller reaches the check of the request, which is always invalid or names a missing
 * object.
 */
async function ask(key: OfficeKey, token: string, { id = NOBODY, host }: { id?: string; host?: string } = {}) {
  const params = { id, productType: 'TSHIRT' }
  const headers = { 'accept-language': 'km', 'if-match': '"0"' }
  const body = key.startsWith('GET') || key.startsWith('DELETE') ? {} : { body: {} }
  const { status, error } = await shop.call(key, { token, host, headers, params, ...body } as never)
  return { status, id: error?.id, message: error?.message }
}

describe('every route of the office', () => {
  test.each(KEYS)('%s', async key => {
    const refused = { status: 403, id: 'forbidden', message: KHMER.forbidden }
    const unknown = { status: 401, id: 'unauthenticated', message: KHMER.unauthenticated }
    const lacking = { status: 403, id: 'right-missing', message: KHMER['right-missing'] }
    const needed = neededBy(key)
    expect(needed === 'staff' || [needed].flat().every(right => RIGHTS.includes(right))).toBe(true)
    expect(await ask(key, people.visitor)).toEqual(unknown)
    expect(await ask(key, people.customer)).toEqual(refused)
    expect(await ask(key, people.foreigner)).toEqual(unknown)
    const expectBy = async (token: string, rights: readonly Right[]): Promise<void> => {
      const also = WITH_TWO[key]
      // The request may be found invalid before.
      if (also && rights.includes('exports') && !rights.includes(also))
        expect([400, 403]).toContain((await ask(key, token)).status)
      else if (!areEnough(rights, needed)) expect(await ask(key, token)).toEqual(lacking)
      else expect([401, 403]).not.toContain((await ask(key, token)).status)
    }
    await expectBy(people.store, ROLE_RIGHTS.STORE)
    for (const [right, token] of holders) await expectBy(token, [right])
    expect([401, 403]).not.toContain((await ask(key, people.admin)).status)
  })
})

test('every change asks for a right, but notes, tasks and one’s own things', () => {
  const open = KEYS.filter(key => !key.startsWith('GET') && neededBy(key) === 'staff')
  expect(open.toSorted()).toEqual(OF_ONESELF.toSorted())
})

test('store staff may do what they could do before roles were made of rights', () => {
  const store = KEYS.filter(key => areEnough(ROLE_RIGHTS.STORE, neededBy(key)))
  const closed = KEYS.filter(key => !store.includes(key)).map(key => key.split('/')[3]!)
  expect([...new Set(closed)].toSorted().join(' ')).toBe(
    'api-keys audit bakong brand catalogue colourcard customers debts figures files fonts groups margins orders pages prices printers remakes review roles rule-texts rules samples shipping sizecharts staff staff-policy supplier-invoices suppliers telegram templates views',
  )
})

test('another shop’s rows are not there, by whatever id they are asked for', async () => {
  const buyer = await createBuyer(shop)
  const order = await buyer.order()
  const { value: staff } = await shop.call('GET /api/office/staff', { token: people.admin })
  const { value: customers } = await shop.call('GET /api/office/customers', { token: people.admin })
  const { value: templates } = await shop.call('GET /api/office/templates', { token: people.admin, query: {} })
  const body = { contact: 'sok@example.com', subject: 'Hello', message: 'Do you sew caps?' }
  await shop.call('POST /api/contact', { body })
  const { value: messages } = await shop.call('GET /api/office/messages', { token: people.admin, query: {} })
  const owned: readonly [OfficeKey, string | undefined, object?][] = [
    ['GET /api/office/orders/{id}', order.id],
    ['POST /api/office/orders/{id}/move', order.id, { to: 'APPROVED' }],
    ['POST /api/office/orders/{id}/payments', order.id, { cents: 100, method: 'cash' }],
    ['PUT /api/office/orders/{id}/supplier', order.id, { supplier: 'A' }],
    ['GET /api/office/designs/{id}', buyer.designId],
    ['POST /api/office/designs/{id}/review', buyer.designId, { status: 'ready' }],
    ['GET /api/office/customers/{id}', customers.items[0]?.id],
    ['PUT /api/office/customers/{id}/blocked', customers.items[0]?.id, { isBlocked: true }],
    ['PUT /api/office/customers/{id}/email', customers.items[0]?.id, { email: 'new@example.com' }],
    ['DELETE /api/office/customers/{id}/sessions', customers.items[0]?.id],
    ['PUT /api/office/messages/{id}/answered', messages.items[0]?.id, { isAnswered: true }],
    ['PUT /api/office/staff/{id}', staff[0]?.id, { role: 'STORE', isBlocked: false }],
    ['DELETE /api/office/staff/{id}', staff[0]?.id],
    ['GET /api/office/staff/{id}/sessions', staff[0]?.id],
    ['DELETE /api/office/staff/{id}/sessions', staff[0]?.id],
    ['DELETE /api/office/staff/{id}/factors', staff[0]?.id],
    ['DELETE /api/office/customers/{id}/factors', customers.items[0]?.id],
    ['DELETE /api/office/templates/{id}', templates.items[0]?.id],
  ]
  for (const [key, id, sent] of owned) {
    expect([key, id]).toEqual([key, expect.any(String)])
    const call = { host: MEKONG, token: people.foreigner, params: { id }, headers: { 'if-match': '"1"' }, body: sent }
    expect([key, (await shop.call(key, call as never)).error?.id]).toEqual([key, 'not-found'])
  }
})
