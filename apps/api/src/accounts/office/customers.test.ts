import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestShop } from '../../http/testing.ts'
import { type AskOffice, createTestOffice } from '../../http/testingOffice.ts'

let shop: TestShop
let store: string
let ask: AskOffice
beforeAll(async () => {
  ;({ shop, store, ask } = await createTestOffice())
})
afterAll(async () => shop.close())

type List = { items: { id: string; email: string; createdAt: string }[]; total: number; after: string | null }
const list = async (query: object) => (await ask('GET /api/office/customers', { query }, store)).value as List
const emailsOf = ({ items }: List): string[] => items.map(({ email }) => email)
async function signUp(firstName: string, more: { phone?: string } = {}) {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
  const { access_token: token, email } = await shop.signUp()
  const body = { firstName, lastName: 'Chea', ...more }
  const { id } = (await shop.call('PUT /api/accounts/details', { token, body })).value
  return { id, email, token }
}
const details = async (token: string) => shop.call('GET /api/accounts/details', { token })

describe('customers', () => {
  test('are listed by page, by name, since when and when last seen', async () => {
    const people = [await signUp('Bopha'), await signUp('Arun'), await signUp('Chan')]
    const [bopha, arun, chan] = people.map(({ email }) => email)
    const sorted = async (sort: string, more = {}) => {
      const { items, total } = await list({ sort, pageSize: '100', ...more })
      return { total, ours: items.map(({ email }) => email).filter(email => people.some(each => each.email === email)) }
    }
    expect((await sorted('name')).ours).toEqual([arun, bopha, chan])
    expect((await sorted('since')).ours).toEqual([bopha, arun, chan])
    expect((await sorted('-seen')).ours).toEqual([chan, arun, bopha])
    expect(emailsOf(await list({})).slice(0, 3)).toEqual([chan, arun, bopha])
    const first = await list({ pageSize: '2' })
    const second = await list({ pageSize: '2', after: first.after })
    expect([first.items.length, second.total]).toEqual([2, first.total])
    expect(first.total).toBeGreaterThanOrEqual(3)
    expect([...emailsOf(first), ...emailsOf(second)].slice(0, 3)).toEqual([chan, arun, bopha])
    expect(await list({ search: 'nobody of this name' })).toMatchObject({ items: [], total: 0 })
  })

  test('are found by name, e-mail and telephone, as people write them', async () => {
    const { email } = await signUp('Sophea', { phone: '+855 97 765 4321' })
    for (const search of [
      'sophea',
      'Chea Sophea',
      email.toUpperCase(),
      '097 765 4321',
      '00855977654321',
      '៧៦៥ ៤៣២១',
      '765-43',
    ])
      expect([search, emailsOf(await list({ search }))]).toEqual([search, [email]])
    // E-mail addresses contain numbers, so a search for such digits would match one.
    for (const search of ['00', '+', '(', '%', '_'].filter(each => !email.includes(each)))
      expect([search, emailsOf(await list({ search, pageSize: '100' }))]).not.toEqual([
        search,
        expect.arrayContaining([email]),
      ])
  })

  test('are read with what they have: nothing at first', async () => {
    const { id, email } = await signUp('Dara')
    const { value } = await ask('GET /api/office/customers/{id}', { params: { id } }, store)
    expect(value).toMatchObject({ email, firstName: 'Dara', orders: 0, designs: 0, isBlocked: false, phone: null })
    expect(value).toEqual((await list({ search: email })).items[0])
    expect(value.lastSeenAt).toBe(shop.clock.now.toISOString())
  })

  test('are signed out at once when blocked, and sign in again when unblocked', async () => {
    const { id, token } = await signUp('Kosal')
    const set = async (isBlocked: boolean) =>
      ask('PUT /api/office/customers/{id}/blocked', { params: { id }, body: { isBlocked } }, store)
    expect((await set(true)).status).toBe(204)
    expect((await details(token)).error?.id).toBe('account-blocked')
    expect((await ask('GET /api/office/customers/{id}', { params: { id } })).value.isBlocked).toBe(true)
    await set(false)
    expect((await details(token)).error?.id).toBe('session-ended')
  })

  test('unblocking leaves sessions alone; a request signs a customer out everywhere', async () => {
    const { id, token } = await signUp('Mony')
    await ask('PUT /api/office/customers/{id}/blocked', { params: { id }, body: { isBlocked: false } }, store)
    expect((await details(token)).status).toBe(200)
    expect((await ask('DELETE /api/office/customers/{id}/sessions', { params: { id } }, store)).status).toBe(204)
    expect((await details(token)).error?.id).toBe('session-ended')
  })

  test('nobody blocks staff this way, nor another shop’s customer', async () => {
    const staff = (await ask('GET /api/office/staff')).value
    const other = await shop.signUp({ host: 'mekong.localhost' })
    const { value } = await shop.call('GET /api/accounts/details', {
      token: other.access_token,
      host: 'mekong.localhost',
    })
    for (const id of [staff[0]!.id, value.id]) {
      const call = { params: { id }, body: { isBlocked: true } }
      expect((await ask('GET /api/office/customers/{id}', { params: { id } })).error?.id).toBe('not-found')
      expect((await ask('PUT /api/office/customers/{id}/blocked', call)).error?.id).toBe('not-found')
    }
  })
})
