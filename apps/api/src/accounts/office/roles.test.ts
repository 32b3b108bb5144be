import type { Right } from '@kitwright/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestShop } from '../../http/testing.ts'
import { type AskOffice, createTestOffice, type OfficeKey } from '../../http/testingOffice.ts'

let shop: TestShop
let admin: string
let ask: AskOffice
beforeAll(async () => {
  ;({ shop, admin, ask } = await createTestOffice())
})
afterAll(async () => shop.close())

const PASSWORD = 'a long staff word'
let count = 0
const makeRole = async (rights: readonly Right[], token = admin) =>
  ask('POST /api/office/roles', { body: { name: `Role ${++count}`, rights } }, token)

interface Holder {
  readonly id: string
  readonly email: string
  readonly roleId: string
  readonly token: string
  readonly refresh: string
}

/** Adds one of the staff with a role of these rights, and signs them in. */
async function addHolder(rights: readonly Right[]): Promise<Holder> {
  const role = await makeRole(rights)
  const email = `holder${++count}@angkor.example`
  const person = { firstName: 'Holder', lastName: 'Chea', email, password: PASSWORD, role: 'STORE' }
  const { value } = await ask('POST /api/office/staff', { body: { ...person, ownRoleId: role.value.id } })
  const body = { email, password: PASSWORD, clientId: 'office' as const }
  const tokens = (await shop.call('POST /api/accounts/token', { body })).value
  return { id: value.id, email, roleId: role.value.id, token: tokens.access_token, refresh: tokens.refresh_token }
}

const refusalOf = async (key: OfficeKey, call: object, token: string) => (await ask(key, call, token)).error?.id
const idOf = async (email: string) => {
  const staff = (await ask('GET /api/office/staff')).value
  return staff.find(member => member.email === email)!.id
}

describe('a role of the shop’s own', () => {
  test('has a name of its own and its rights once', async () => {
    const made = await ask('POST /api/office/roles', { body: { name: 'Till', rights: ['money', 'orders', 'money'] } })
    expect(made.value).toMatchObject({ name: 'Till', rights: ['money', 'orders'], people: 0 })
    const again = await ask('POST /api/office/roles', { body: { name: 'till', rights: [] } })
    expect([again.error?.id, again.error?.fields?.[0]?.path]).toEqual(['role-name-taken', 'name'])
    const params = { id: made.value.id }
    expect((await ask('PUT /api/office/roles/{id}', { params, body: { name: 'TILL', rights: [] } })).value).toEqual({
      ...made.value,
      name: 'TILL',
      rights: [],
    })
    expect((await ask('DELETE /api/office/roles/{id}', { params })).status).toBe(204)
    expect((await ask('DELETE /api/office/roles/{id}', { params })).error?.id).toBe('not-found')
  })

  test('stays while people have it', async () => {
    const { id, roleId } = await addHolder(['orders'])
    const params = { id: roleId }
    expect((await ask('DELETE /api/office/roles/{id}', { params })).error?.id).toBe('role-in-use')
    await ask('DELETE /api/office/staff/{id}', { params: { id } })
    expect((await ask('DELETE /api/office/roles/{id}', { params })).status).toBe(204)
  })

  test('counts at once for people who are signed in; their client renews its tokens', async () => {
    const { roleId, token, refresh } = await addHolder(['orders'])
    expect((await ask('GET /api/office/me', {}, token)).value.rights).toEqual(['orders'])
    expect(await refusalOf('GET /api/office/prices', {}, token)).toBe('right-missing')
    const body = { name: `Changed ${++count}`, rights: ['catalogue'] }
    await ask('PUT /api/office/roles/{id}', { params: { id: roleId }, body })
    // Also for calls that any of the staff may make: the token states rights that are no longer true.
    for (const key of ['GET /api/office/me', 'GET /api/office/order-drafts'] as const)
      expect(await refusalOf(key, {}, token), key).toBe('rights-changed')
    const fresh = await shop.call('POST /api/accounts/refreshtoken', { body: { token: refresh, clientId: 'office' } })
    const next = fresh.value.access_token
    expect((await ask('GET /api/office/me', {}, next)).value.rights).toEqual(['catalogue'])
    expect((await ask('GET /api/office/prices', {}, next)).status).toBe(200)
    expect(await refusalOf('GET /api/office/order-drafts', {}, next)).toBe('right-missing')
  })
})

describe('one with the right for people', () => {
  const ATTACKS = ['catalogue', 'settings', 'money', 'overrule', 'exports'] as const

  test.each(ATTACKS)('gives nobody the right %s that they lack', async right => {
    const { token, roleId } = await addHolder(['people', 'orders'])
    expect((await makeRole(['orders', right], token)).error?.id).toBe('right-not-owned')
    const body = { name: 'Own', rights: ['people', 'orders', right] }
    // Not themselves either, by their own role.
    expect(await refusalOf('PUT /api/office/roles/{id}', { params: { id: roleId }, body }, token)).toBe(
      'right-not-owned',
    )
    const strong = (await makeRole([right])).value.id
    const person = { firstName: 'A', lastName: 'B', email: `x${++count}@angkor.example`, role: 'STORE' }
    const add = { body: { ...person, ownRoleId: strong } }
    expect(await refusalOf('POST /api/office/staff', add, token)).toBe('right-not-owned')
    const weak = await addHolder(['orders'])
    const give = { params: { id: weak.id }, body: { ownRoleId: strong } }
    expect(await refusalOf('PUT /api/office/staff/{id}', give, token)).toBe('right-not-owned')
    expect((await ask('GET /api/office/me', {}, weak.token)).value.rights).toEqual(['orders'])
  })

  test('makes no administrators and touches none', async () => {
    const { token } = await addHolder(['people', 'orders'])
    const id = await idOf('admin@angkor.example')
    const params = { id }
    expect(await refusalOf('PUT /api/office/staff/{id}', { params, body: { isBlocked: true } }, token)).toBe(
      'right-not-owned',
    )
    expect(await refusalOf('PUT /api/office/staff/{id}', { params, body: { role: 'STORE' } }, token)).toBe(
      'right-not-owned',
    )
    expect(await refusalOf('DELETE /api/office/staff/{id}', { params }, token)).toBe('right-not-owned')
    expect(await refusalOf('POST /api/office/staff/{id}/invitation', { params }, token)).toBe('right-not-owned')
    const weak = await addHolder(['orders'])
    const raise = { params: { id: weak.id }, body: { role: 'ADMIN' } }
    expect(await refusalOf('PUT /api/office/staff/{id}', raise, token)).toBe('right-not-owned')
    const both = { params: { id: weak.id }, body: { role: 'ADMIN', ownRoleId: weak.roleId } }
    expect(await refusalOf('PUT /api/office/staff/{id}', both, admin)).toBe('not-found')
  })

  test('changes no role with rights that they lack, even by taking some away', async () => {
    const { token } = await addHolder(['people', 'orders'])
    const strong = (await makeRole(['settings', 'orders'])).value.id
    const params = { id: strong }
    const body = { name: `Emptied ${++count}`, rights: [] }
    expect(await refusalOf('PUT /api/office/roles/{id}', { params, body }, token)).toBe('right-not-owned')
    expect(await refusalOf('DELETE /api/office/roles/{id}', { params }, token)).toBe('right-not-owned')
  })

  test('loses a race against the one who takes a right from them', async () => {
    const { token, roleId } = await addHolder(['people', 'settings'])
    const body = { name: `Less ${++count}`, rights: ['people'] }
    const [taken, given] = await Promise.all([
      ask('PUT /api/office/roles/{id}', { params: { id: roleId }, body }),
      makeRole(['settings'], token),
    ])
    expect(taken.status).toBe(200)
    // Before the change it was theirs to give; afterwards neither token nor lock lets it pass.
    if (given.error) expect(['right-not-owned', 'rights-changed']).toContain(given.error.id)
    expect(await refusalOf('GET /api/office/brand', {}, token)).toBe('rights-changed')
  })

  test('leaves an administrator, whose rights nobody can take away', async () => {
    const all = await addHolder([...(await ask('GET /api/office/me')).value.rights])
    const id = await idOf('admin@angkor.example')
    for (const member of (await ask('GET /api/office/staff')).value)
      if (member.role === 'ADMIN' && member.id !== id)
        await ask('DELETE /api/office/staff/{id}', { params: { id: member.id } })
    const params = { id }
    for (const body of [{ role: 'STORE' }, { isBlocked: true }, { role: 'STORE', ownRoleId: all.roleId }])
      expect(await refusalOf('PUT /api/office/staff/{id}', { params, body }, all.token)).toBe('last-administrator')
    expect(await refusalOf('DELETE /api/office/staff/{id}', { params }, all.token)).toBe('last-administrator')
    expect((await ask('GET /api/office/me')).value.rights).toHaveLength(11)
  })
})

test('a role of another shop is not there', async () => {
  const foreigner = await shop.signInStaff('admin@mekong.example', { host: 'mekong.localhost' })
  const { id } = (await makeRole(['orders'])).value
  const call = { host: 'mekong.localhost', token: foreigner }
  const params = { id }
  const body = { name: 'Theirs', rights: [] }
  expect((await shop.call('PUT /api/office/roles/{id}', { ...call, params, body })).error?.id).toBe('not-found')
  expect((await shop.call('DELETE /api/office/roles/{id}', { ...call, params })).error?.id).toBe('not-found')
  const person = { firstName: 'A', lastName: 'B', email: 'a@mekong.example', role: 'STORE' as const, ownRoleId: id }
  expect((await shop.call('POST /api/office/staff', { ...call, body: person })).error?.id).toBe('not-found')
})

describe('an invitation', () => {
  const invite = async (email: string, ownRoleId: string | null = null) =>
    ask('POST /api/office/staff', { body: { firstName: 'Sok', lastName: 'Thy', email, role: 'STORE', ownRoleId } })
  const linkTo = async (email: string) => {
    const mail = (await shop.mails()).filter(({ to }) => to.includes(email)).at(-1)
    return /#([\w-]+)/.exec(mail?.text ?? '')![1]!
  }
  const accept = async (token: string, password: string) =>
    shop.call('POST /api/accounts/resetpassword', { body: { token, password } })

  test('is mailed, lets the person choose a password once, and no second time', async () => {
    const role = (await makeRole(['review'])).value
    const email = 'invited@angkor.example'
    const added = await invite(email, role.id)
    expect(added.value).toMatchObject({
      isInvited: true,
      ownRole: { id: role.id, name: role.name },
      rights: ['review'],
    })
    const token = await linkTo(email)
    expect((await accept(token, PASSWORD)).status).toBe(204)
    expect((await accept(token, 'the password of a thief')).error?.id).toBe('link-invalid')
    const { value } = await ask('GET /api/office/me', {}, await shop.signInStaff(email, { password: PASSWORD }))
    expect(value).toMatchObject({ isInvited: false, rights: ['review'] })
    const params = { id: value.id }
    expect((await ask('POST /api/office/staff/{id}/invitation', { params })).error?.id).toBe('invitation-used')
  })

  test('sent again ends the one before', async () => {
    const email = 'again@angkor.example'
    const { id } = (await invite(email)).value
    const first = await linkTo(email)
    expect((await ask('POST /api/office/staff/{id}/invitation', { params: { id } })).status).toBe(204)
    const log = (await ask('GET /api/office/audit', { query: { area: 'people' } })).value
    expect(log.items[0]).toMatchObject({ action: 'invite', subjectId: id })
    const second = await linkTo(email)
    expect((await accept(first, PASSWORD)).error?.id).toBe('link-invalid')
    expect((await accept(second, PASSWORD)).status).toBe(204)
  })

  test('opens nothing once its person is removed', async () => {
    const email = 'gone@angkor.example'
    const { id } = (await invite(email)).value
    const token = await linkTo(email)
    await ask('DELETE /api/office/staff/{id}', { params: { id } })
    expect((await accept(token, PASSWORD)).error?.id).toBe('link-invalid')
  })
})
