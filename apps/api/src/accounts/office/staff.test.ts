import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestShop } from '../../http/testing.ts'
import { type AskOffice, createTestOffice } from '../../http/testingOffice.ts'

let shop: TestShop
let admin: string
let store: string
let ask: AskOffice
beforeAll(async () => {
  ;({ shop, admin, store, ask } = await createTestOffice())
})
afterAll(async () => shop.close())

const signIn = async (email: string, password?: string) => shop.signInStaff(email, { password })

const PASSWORD = 'a long staff word'
async function add(name: string, role: 'STORE' | 'ADMIN') {
  const person = { firstName: name, lastName: 'Chea', email: `${name}@angkor.example`, password: PASSWORD }
  const { value } = await ask('POST /api/office/staff', { body: { ...person, role } })
  return { ...person, id: value.id, token: await signIn(person.email, person.password) }
}
const listed = async () => (await ask('GET /api/office/staff')).value
const own = async (token: string) => shop.call('GET /api/office/me', { token })

describe('staff', () => {
  test('are added by an administrator, and come in at once', async () => {
    const person = { firstName: 'New', lastName: 'One', email: 'new@angkor.example', password: 'a long staff password' }
    const body = { ...person, role: 'ADMIN' }
    expect((await ask('POST /api/office/staff', { body }, store)).error?.id).toBe('right-missing')
    const added = await ask('POST /api/office/staff', { body })
    const like = {
      firstName: 'New',
      lastName: 'One',
      email: person.email,
      phone: null,
      role: 'ADMIN',
      isBlocked: false,
    }
    expect(added.value).toMatchObject(like)
    expect((await own(await signIn(person.email, person.password))).value).toEqual(added.value)
    expect(await listed()).toContainEqual(added.value)
    const again = await ask('POST /api/office/staff', { body: { ...body, role: 'STORE' } })
    expect([again.error?.id, again.error?.fields]).toEqual(['email-taken', [{ path: 'email', id: 'email-taken' }]])
  })

  test('have no password that is guessed first', async () => {
    const body = {
      firstName: 'A',
      lastName: 'B',
      email: 'weak@angkor.example',
      password: 'Password123!',
      role: 'STORE',
    }
    const { error } = await ask('POST /api/office/staff', { body })
    expect([error?.id, error?.fields?.[0]?.path]).toEqual(['password-too-common', 'password'])
  })

  test('lose their sessions when another administrator changes their role or blocks them', async () => {
    const { id, email, token } = await add('mover', 'ADMIN')
    const change = async (body: object) => ask('PUT /api/office/staff/{id}', { params: { id }, body })
    expect((await change({ role: 'ADMIN', isBlocked: false })).value).toMatchObject({ role: 'ADMIN', isBlocked: false })
    // The account is unchanged, so no session ends.
    expect((await own(token)).status).toBe(200)
    expect((await change({ role: 'STORE' })).value).toMatchObject({ role: 'STORE', isBlocked: false })
    expect((await own(token)).error?.id).toBe('session-ended')
    const asStore = await signIn(email, PASSWORD)
    expect((await change({ isBlocked: true })).value).toMatchObject({ role: 'STORE', isBlocked: true })
    expect((await own(asStore)).error?.id).toBe('account-blocked')
    await change({ isBlocked: false })
    expect((await own(asStore)).error?.id).toBe('session-ended')
    expect((await own(await signIn(email, PASSWORD))).value.role).toBe('STORE')
  })

  test('are removed at once and for good, and their e-mail is free again', async () => {
    const clerk = await add('clerk', 'STORE')
    expect((await ask('DELETE /api/office/staff/{id}', { params: clerk }, store)).error?.id).toBe('right-missing')
    expect((await ask('DELETE /api/office/staff/{id}', { params: clerk })).status).toBe(204)
    expect((await own(clerk.token)).status).toBeGreaterThan(400)
    expect(await signIn(clerk.email, clerk.password).catch(() => 'refused')).toBe('refused')
    expect((await listed()).map(({ id }) => id)).not.toContain(clerk.id)
    expect((await ask('DELETE /api/office/staff/{id}', { params: clerk })).error?.id).toBe('not-found')
    expect((await ask('PUT /api/office/staff/{id}', { params: clerk, body: { isBlocked: false } })).error?.id).toBe(
      'not-found',
    )
    const again = { firstName: 'Clerk', lastName: 'Two', email: clerk.email, password: PASSWORD }
    expect((await ask('POST /api/office/staff', { body: { ...again, role: 'STORE' } })).status).toBe(201)
  })

  test('nobody removes, blocks or demotes themselves', async () => {
    const params = { id: (await own(admin)).value.id }
    for (const body of [
      { role: 'STORE', isBlocked: false },
      { role: 'ADMIN', isBlocked: true },
    ])
      expect((await ask('PUT /api/office/staff/{id}', { params, body })).error?.id).toBe('own-staff-account')
    expect((await ask('DELETE /api/office/staff/{id}', { params })).error?.id).toBe('own-staff-account')
    expect((await ask('GET /api/office/staff')).status).toBe(200)
  })

  test('customers are not among them', async () => {
    const { access_token: token } = await shop.signUp()
    const { id } = (await shop.call('GET /api/accounts/details', { token })).value
    expect((await listed()).map(each => each.id)).not.toContain(id)
    expect((await ask('PUT /api/office/staff/{id}', { params: { id }, body: { role: 'ADMIN' } })).error?.id).toBe(
      'not-found',
    )
    expect((await ask('DELETE /api/office/staff/{id}', { params: { id } })).error?.id).toBe('not-found')
  })

  test('hear by mail of what they wish to hear of, of everything at first', async () => {
    const read = async () => (await ask('GET /api/office/me/notifications', {}, store)).value
    expect(await read()).toEqual({ orders: true, messages: true, digest: false })
    const body = { orders: false, messages: true, digest: true }
    expect((await ask('PUT /api/office/me/notifications', { body }, store)).value).toEqual(body)
    expect(await read()).toEqual(body)
    const older = { orders: true, messages: true }
    expect((await ask('PUT /api/office/me/notifications', { body: older }, store)).value).toEqual({ ...body, ...older })
  })

  test('two administrators who remove each other at once leave one', async () => {
    const { value: me } = await own(admin)
    for (const { id, role } of await listed())
      if (role === 'ADMIN' && id !== me.id) await ask('DELETE /api/office/staff/{id}', { params: { id } })
    const other = await add('rival', 'ADMIN')
    await Promise.all([
      ask('DELETE /api/office/staff/{id}', { params: { id: other.id } }),
      ask('DELETE /api/office/staff/{id}', { params: { id: me.id } }, other.token),
    ])
    const left = await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
      trx.selectFrom('accounts').select('id').where('role', '=', 'ADMIN').where('is_blocked', '=', false).execute(),
    )
    expect(left).toHaveLength(1)
  })
})
