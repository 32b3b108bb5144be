import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { createDesigner, kit, review } from './testing/designer.ts'

const LIMIT = 5
let shop: TestShop

beforeAll(async () => {
  shop = await createTestShop()
  await shop.database.withPlatform(async trx =>
    sql`update tenants set settings = settings || ${JSON.stringify({ designLimit: LIMIT })}::jsonb`.execute(trx),
  )
})
afterAll(async () => shop.close())

describe('a new design', () => {
  test('is saved as revision 1, being reviewed', async () => {
    const designer = await createDesigner(shop)
    const { status, value, raw } = await designer.create({ name: '  Home  ' })
    expect(status).toBe(201)
    expect(raw.headers.etag).toBe('"1"')
    expect(value).toMatchObject({
      name: 'Home',
      productType: 'SOCCER_KIT',
      status: 'reviewing',
      revision: 1,
      document: kit(),
    })
    expect((await designer.get(value.id)).value).toEqual(value)
  })

  test('sent twice is one design, the first', async () => {
    const designer = await createDesigner(shop)
    const id = randomUUID()
    const first = await designer.create({ id })
    const second = await designer.create({ id: id.toUpperCase(), name: 'Other', document: kit('#ff0000') })
    expect([second.status, second.value]).toEqual([200, first.value])
    expect((await designer.list()).value.total).toBe(1)
  })

  test('sent eight times at once is one design', async () => {
    const designer = await createDesigner(shop)
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, async () => designer.create({ id })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201])
    expect((await designer.list()).value.total).toBe(1)
  })

  test('cannot take the id of someone else’s', async () => {
    const { id } = await (await createDesigner(shop)).design()
    expect((await (await createDesigner(shop)).create({ id })).error?.id).toBe('design-id-taken')
  })

  test('cannot take an id that two people send at once', async () => {
    const people = await Promise.all([createDesigner(shop), createDesigner(shop)])
    const id = randomUUID()
    const answers = await Promise.all(people.map(async person => person.create({ id })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('of a product the tenant does not sell is not found', async () => {
    const { access_token: token } = await shop.signUp({ host: 'mekong.localhost' })
    const body = { id: randomUUID(), name: 'Kit', document: kit() }
    const { status, error } = await shop.call('POST /api/designs', { host: 'mekong.localhost', token, body })
    expect([status, error?.id]).toEqual([404, 'product-not-offered'])
  })
})

describe('the limit of designs', () => {
  test('holds when many are saved at once', async () => {
    const designer = await createDesigner(shop)
    const answers = await Promise.all(Array.from({ length: LIMIT + 7 }, async () => designer.create()))
    const refused = answers.filter(({ error }) => error?.id === 'design-limit-reached')
    expect(refused).toHaveLength(7)
    expect(refused[0]!.error!.message).toBe('Your design exceeded max limit')
    expect((await designer.list()).value.total).toBe(LIMIT)
  })

  test('has room again when one is deleted', async () => {
    const designer = await createDesigner(shop)
    const made = await Promise.all(Array.from({ length: LIMIT }, async () => designer.design()))
    await designer.remove(made[0]!.id, '"1"')
    expect((await designer.create()).status).toBe(201)
  })
})

describe('own designs', () => {
  test('are listed newest change first, in pages', async () => {
    const designer = await createDesigner(shop)
    const a = await designer.design({ name: 'A' })
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
    await designer.design({ name: 'B' })
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
    await designer.change(a.id, { name: 'A2' }, '"1"')
    const { value } = await designer.list({ pageSize: 1 })
    expect(value).toMatchObject({ page: 1, pageSize: 1, total: 2, items: [{ name: 'A2' }] })
    expect((await designer.list({ pageSize: 1, page: 2 })).value.items).toMatchObject([{ name: 'B' }])
  })

  test('are nobody else’s to see, change, delete or share', async () => {
    const { id } = await (await createDesigner(shop)).design()
    const other = await createDesigner(shop)
    const answers = [
      await other.get(id),
      await other.change(id, { name: 'Mine' }, '"1"'),
      await other.remove(id, '"1"'),
      await other.share(id),
      await other.unshare(id),
    ]
    expect(answers.map(({ error }) => error?.id)).toEqual(Array(5).fill('not-found'))
    expect((await other.list()).value.items).toEqual([])
  })

  test('need a signed-in person', async () => {
    expect((await shop.call('GET /api/designs', {})).status).toBe(401)
  })
})

describe('a change', () => {
  test('keeps the old revision and makes the next', async () => {
    const designer = await createDesigner(shop)
    const { id } = await designer.design()
    const { value, raw } = await designer.change(id, { document: kit('#ff0000'), name: 'Red' }, '"1"')
    expect(raw.headers.etag).toBe('"2"')
    expect(value).toMatchObject({ revision: 2, name: 'Red', document: kit('#ff0000') })
    const kept = await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
      sql<{
        document: unknown
      }>`select document from design_revisions where design_id = ${id} order by revision`.execute(trx),
    )
    expect(kept.rows.map(({ document }) => document)).toEqual([kit(), kit('#ff0000')])
  })

  test('needs to say which version it is made on', async () => {
    const designer = await createDesigner(shop)
    const { id } = await designer.design()
    const without = await designer.change(id, { name: 'X' })
    const stale = await designer.change(id, { name: 'X' }, '"7"')
    expect([without.status, without.error?.id]).toEqual([428, 'precondition-required'])
    expect([stale.status, stale.error?.id]).toEqual([412, 'stale-version'])
    expect((await designer.get(id)).value.name).toBe('Home kit')
  })

  test('made by two at once on one version is made by one', async () => {
    const designer = await createDesigner(shop)
    const { id } = await designer.design()
    const colours = ['#111111', '#222222', '#333333', '#444444']
    const answers = await Promise.all(
      colours.map(async colour => designer.change(id, { document: kit(colour) }, '"1"')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412])
    expect((await designer.get(id)).value.revision).toBe(2)
  })

  test('of the name alone makes no revision and leaves the review', async () => {
    const designer = await createDesigner(shop)
    const { id } = await designer.design()
    await review(shop, id, 'ready')
    const { value } = await designer.change(id, { name: 'Away', document: kit() }, '"1"')
    expect(value).toMatchObject({ name: 'Away', revision: 1, status: 'ready' })
  })

  test.each(['ready', 'rejected'])('of a %s design sends it to review again', async status => {
    const designer = await createDesigner(shop)
    const { id } = await designer.design()
    await review(shop, id, status)
    expect((await designer.change(id, { document: kit('#ff0000') }, '"1"')).value.status).toBe('reviewing')
  })

  test('waits while the design is in production', async () => {
    const designer = await createDesigner(shop)
    const { id } = await designer.design()
    await review(shop, id, 'processing')
    const answers = [await designer.change(id, { document: kit('#ff0000') }, '"1"'), await designer.remove(id, '"1"')]
    expect(answers.map(({ error }) => error?.id)).toEqual(['design-in-use', 'design-in-use'])
  })
})

describe('a deleted design', () => {
  test('is gone, and its id is used up', async () => {
    const designer = await createDesigner(shop)
    const { id } = await designer.design()
    const { value: link } = await designer.share(id)
    expect((await designer.remove(id)).status).toBe(428)
    expect((await designer.remove(id, '"1"')).status).toBe(204)
    expect((await designer.get(id)).status).toBe(404)
    expect((await designer.create({ id })).error?.id).toBe('design-id-taken')
    const opened = await shop.call('GET /api/previews/{token}', { params: { token: link.token } })
    expect([opened.status, opened.error?.id]).toEqual([410, 'preview-closed'])
  })
})

test('the requests’ role can neither change nor remove a revision', async () => {
  await (await createDesigner(shop)).design()
  const tenant = await shop.tenantId('angkor')
  for (const attempt of [
    sql`update design_revisions set revision = 9`,
    sql`delete from design_revisions`,
    sql`delete from designs`,
  ]) {
    await expect(shop.database.withTenant(tenant, async trx => attempt.execute(trx))).rejects.toThrow(
      /permission denied/,
    )
  }
})
