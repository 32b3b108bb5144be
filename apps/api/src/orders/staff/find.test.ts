import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer, lineOf } from '../testing/buyer.ts'

// A customer on the telephone gives a name or a number in their own form, by which staff find the order and the
// account.

let shop: TestShop
let store: string
const ids: Record<'khmer' | 'latin', { email: string; number: string }> = {} as never
const phones: (string | null)[] = []
const PEOPLE = {
  khmer: { firstName: 'សុខា', lastName: 'ចាន់', phone: '០៩៧ ១២៣ ៤៥៦៧' },
  latin: { firstName: 'Dara', lastName: 'Keo', phone: '+855 12 345 678' },
}
beforeAll(async () => {
  shop = await createTestShop()
  store = await shop.signInStaff('store@angkor.example')
  for (const key of ['khmer', 'latin'] as const) {
    const buyer = await createBuyer(shop)
    phones.push((await shop.call('PUT /api/accounts/details', { token: buyer.token, body: PEOPLE[key] })).value.phone)
    // The order has its own phone number.
    const { number } = await buyer.order({ body: { phone: key === 'khmer' ? '011 222 333' : '010 444 555' } })
    ids[key] = { email: buyer.email, number }
  }
  // An account from before phone numbers were normalised.
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
    trx.updateTable('accounts').set({ phone: '០១២ ៣៤៥ ៦៧៨' }).where('email', '=', ids.latin.email).execute(),
  )
})
afterAll(async () => shop.close())

const customers = async (search: string): Promise<string[]> => {
  const { value } = await shop.call('GET /api/office/customers', { token: store, query: { search } })
  return value.items.map(({ email }) => email)
}
const orders = async (search: string): Promise<string[]> => {
  const { value } = await shop.call('GET /api/office/orders', { token: store, query: { search } })
  return value.items.map(({ number }) => number)
}

test('an account stores its telephone in dialling form, however it was written', () => {
  expect(phones).toEqual(['+855971234567', '+85512345678'])
})

describe('an order is found by', () => {
  test.each([
    '012 345 678',
    '012345678',
    '+855 12 345 678',
    '+85512345678',
    '855 12-345-678',
    '០១២ ៣៤៥ ៦៧៨',
    '345 678',
  ])('the telephone %s', async search => {
    expect(await customers(search)).toEqual([ids.latin.email])
    expect(await orders(search)).toEqual([ids.latin.number])
  })
  test.each(['010 444 555', '០១០៤៤៤៥៥៥', '+855 10 444 555', '00855 10 444 555'])(
    'the order’s own, %s',
    async search => {
      expect(await orders(search)).toEqual([ids.latin.number])
    },
  )
  test.each(['Dara Keo', 'keo dara', ' KEO  DARA', 'DaraKeo'])('the name %s', async search => {
    expect(await customers(search)).toEqual([ids.latin.email])
    expect(await orders(search)).toEqual([ids.latin.number])
  })
  test.each(['សុខា ចាន់', 'ចាន់ សុខា', 'ចាន់សុខា', 'ចាន់\u200bសុខា'])('the name %s', async search => {
    expect(await customers(search)).toEqual([ids.khmer.email])
    expect(await orders(search)).toEqual([ids.khmer.number])
  })
})

test('an order found tells whose it is; where none is found, none is counted', async () => {
  const find = async (search: string) =>
    (await shop.call('GET /api/office/orders', { token: store, query: { search } })).value
  const found = await find('Dara Keo')
  expect(found).toMatchObject({ total: 1, items: [{ owner: { firstName: 'Dara', email: ids.latin.email } }] })
  expect(await find('nobody of this name')).toMatchObject({ total: 0, items: [] })
})

test('orders are turned over page by page, none twice', async () => {
  const page = async (query: object) => (await shop.call('GET /api/office/orders', { token: store, query })).value
  const first = await page({ pageSize: 1 })
  const second = await page({ pageSize: 1, after: first.after! })
  expect([first, second].map(({ items }) => items[0]!.number).toSorted()).toEqual(
    [ids.khmer.number, ids.latin.number].toSorted(),
  )
  expect([first.before, second.after, first.total, first.isTotalExact]).toEqual([null, null, 2, true])
  expect(await page({ pageSize: 1, before: second.before! })).toEqual(first)
  expect((await page({ pageSize: 2 })).after).toBeNull()
})

test('look-alikes find nobody: signs of `like`, a lone country code, order numbers among telephones', async () => {
  for (const search of ['%', '_', '+', '(', '\\']) expect(await customers(search)).toEqual([])
  const { number } = ids.khmer
  expect(await orders(number)).toEqual([number])
})

describe('an order and its customer are found however a name is typed:', () => {
  let number: string
  let own: Awaited<ReturnType<typeof createBuyer>>
  beforeAll(async () => {
    const buyer = await createBuyer(shop)
    own = buyer
    await shop.call('PUT /api/accounts/details', { token: buyer.token, body: { firstName: 'ស្ត្រី', lastName: 'Žižić' } })
    const designId = await buyer.saveDesign('Łódź ក្រុមភ្នំពេញ')
    const players = [
      lineOf(designId, { playerName: 'Phạm Đức', printName: 'ĐỨC' }),
      lineOf(designId, { playerName: 'ហេង ដារ៉ា' }),
    ]
    number = (await buyer.order({ body: { lines: players } })).number
  })
  test.each(['ស្រ្តី', 'ស្ដ្រី', 'ស្ត\u200b្រី', 'zizic', 'ŽIŽIĆ', 'Z\u030cizic'])('the customer %s', async search => {
    expect(await customers(search)).toHaveLength(1)
    expect(await orders(search)).toEqual([number])
  })
  test.each(['lodz', 'Łódź', 'ភ្នំ\u200bពេញ', 'ភ្នំពេញ'])('the design %s', async search => {
    expect(await orders(search)).toEqual([number])
  })
  test.each(['pham duc', 'Đức', 'duc', 'ដារ៉ា', 'ដារា៉', 'ហេង\u200bដារ៉ា'])('the player %s', async search => {
    expect(await orders(search)).toEqual([number])
  })
  test.each(['lodz', 'ភ្នំ\u200bពេញ', 'duc', 'ដារា៉'])('the customer’s own lists by %s', async search => {
    const query = { query: { search }, token: own.token }
    expect((await shop.call('GET /api/orders', query)).value.items.map(order => order.number)).toEqual([number])
    const isPlayer = ['duc', 'ដារា៉'].includes(search)
    expect((await shop.call('GET /api/designs', query)).value.total).toBe(isPlayer ? 0 : 1)
    expect((await shop.call('GET /api/office/designs', { ...query, token: store })).value.total).toBe(isPlayer ? 0 : 1)
  })
  test('its number without hyphen and zeros', async () => {
    const [letters, digits] = number.split('-')
    for (const short of [`${letters}${Number(digits)}`, `${letters!.toLowerCase()} ${Number(digits)}`])
      expect(await orders(short), short).toContain(number)
    const search = `${letters}${Number(digits)}`
    expect((await own.list({ search })).value.items.map(order => order.number)).toEqual([number])
  })
})
