import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { createTenantDirectory, getMessage, listTenants, watchContent } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

async function addTenant(slug: string, settings: object, productTypes: string[]): Promise<string> {
  const host = `${slug}.localhost`
  await shop.database.withPlatform(async trx => {
    const { id } = await trx
      .insertInto('tenants')
      .values({ slug, name: slug, settings: JSON.stringify(settings), product_types: productTypes })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.insertInto('tenant_hosts').values({ host, tenant_id: id }).execute()
  })
  return host
}

test('a shop tells what anyone may know, and nothing more', async () => {
  const { value } = await shop.call('GET /whoami')
  expect(Object.keys(value).toSorted()).toEqual(['logo', 'name', 'productTypes', 'settings', 'slug', 'templates'])
  expect(value.settings.homepage.theme.palette.color).toBe('#10b981')
  const other = await shop.call('GET /whoami', { host: 'mekong.localhost' })
  expect(other.value.settings.homepage.theme.palette.color).toBe('#c2410c')
})

test('settings that are not what they should be do not close the shop', async () => {
  const settings = {
    colour: 'red; } body { display: none',
    logo: 7,
    contact: 'call us',
    designLimit: 3,
    teamColours: ['red'],
    timeZone: 'Mars/Olympus',
  }
  const host = await addTenant('odd', settings, ['TSHIRT', 'SOCKS', 'SOCCER_KIT'])
  const { status, value } = await shop.call('GET /whoami', { host })
  expect(status).toBe(200)
  expect(value).toMatchObject({ logo: null, productTypes: ['SOCCER_KIT', 'TSHIRT'] })
  expect(value.settings).toEqual({
    homepage: { theme: { palette: { color: '#10b981' } } },
    timeZone: 'Asia/Phnom_Penh',
  })
})

test('a shop’s team colours are for everybody to design with', async () => {
  const host = await addTenant('club', { teamColours: ['#0f172a', '#facc15'] }, ['TSHIRT'])
  expect((await shop.call('GET /whoami', { host })).value.settings.teamColours).toEqual(['#0f172a', '#facc15'])
})

test('a shop without a price list has products without a price, and no quotes', async () => {
  const host = await addTenant('bare', {}, ['TSHIRT'])
  expect((await shop.call('GET /api/products', { host })).value.items).toMatchObject([
    { priceFromCents: 0, fabrics: [] },
  ])
  expect((await shop.call('GET /api/pricing', { host })).error?.id).toBe('no-price')
})

test('a message to the shop is read by its staff notices only', async () => {
  const body = { contact: 'dara@example.com', subject: 'Sizes', message: 'Do you have XS?' }
  expect((await shop.call('POST /api/contact', { body })).status).toBe(204)
  const { value } = await shop.call('GET /api/office/messages', {
    token: await shop.signInStaff('store@angkor.example'),
  })
  const { id } = value.items.find(({ subject }) => subject === 'Sizes')!
  const read = async (slug: 'angkor' | 'mekong') =>
    shop.database.withTenant(await shop.tenantId(slug), async trx => getMessage(trx, id))
  expect(await read('angkor')).toEqual({ ...body, design_id: null })
  await expect(read('mekong')).rejects.toThrow(id)
})

test('a host that fails to be looked up is looked up again', async () => {
  const broken = { ...shop.database, withPlatform: async () => Promise.reject(new Error('the database is away')) }
  let current = broken as typeof shop.database
  const database = { ...shop.database, withPlatform: async work => current.withPlatform(work) } as typeof shop.database
  const directory = createTenantDirectory({ ...database, cells: [database] })
  await expect(directory.find('localhost')).rejects.toThrow('away')
  current = shop.database
  expect(await directory.find('localhost')).toMatchObject({ slug: 'angkor' })
  expect(await directory.find('nowhere')).toBeNull()
})

test('a changed shop and a claimed name are looked up anew, others stay cached', async () => {
  const directory = createTenantDirectory(shop.database, { rememberedMs: 600_000, freshen: () => undefined })
  const [angkor, mekong] = [await directory.find('localhost'), await directory.find('mekong.localhost')]
  expect(await directory.find('new.localhost')).toBeNull()
  await addTenant('new', {}, ['TSHIRT'])
  expect(await directory.find('new.localhost')).toBeNull()
  directory.forget(angkor!.id)
  expect(await directory.find('localhost')).not.toBe(angkor)
  expect(await directory.find('mekong.localhost')).toBe(mekong)
  expect(await directory.find('new.localhost')).toMatchObject({ slug: 'new' })
  directory.forget(null)
  expect(await directory.find('mekong.localhost')).not.toBe(mekong)
})

test('work over all shops skips closed ones and continues on reachable databases', async () => {
  await addTenant('closed', {}, ['TSHIRT'])
  await shop.database.withPlatform(async trx =>
    trx.updateTable('tenants').set({ suspended_at: new Date() }).where('slug', '=', 'closed').execute(),
  )
  const away = { ...shop.database, withPlatform: async () => Promise.reject(new Error('the database is away')) }
  const hostsIn = async (...cells: (typeof shop.database)[]) =>
    (await listTenants({ ...shop.database, cells })).map(({ host }) => host)
  expect(await hostsIn(shop.database, away)).toEqual(expect.arrayContaining(['localhost', 'mekong.localhost']))
  expect(await hostsIn(shop.database)).not.toContain('closed.localhost')
  await expect(hostsIn(away)).rejects.toThrow('away')
})

test('a listener learns of a shop’s changes, also without notifications, and of nothing else', async () => {
  const told: (string | null)[] = []
  const complain = (): void => undefined
  const nowhere = 'postgresql://127.0.0.1:1/none'
  const watch = watchContent({ database: shop.database, databaseUrl: nowhere, tell: id => told.push(id), complain })
  await watch.freshen()
  const id = await shop.tenantId('mekong')
  await shop.database.withPlatform(async trx =>
    trx.updateTable('tenants').set({ name: 'Mekong' }).where('id', '=', id).execute(),
  )
  await vi.waitFor(
    async () => {
      await watch.freshen()
      expect(told).toContain(id)
    },
    { timeout: 30_000 },
  )
  expect(told.filter(each => each !== null)).toEqual([id])
  await watch.stop()
})

test('a logo is one of the shop’s pictures, and gone when removed', async () => {
  const signIn = async (slug: string) => shop.signInStaff(`admin@${slug}.example`, { host: `${slug}.localhost` })
  const [token, other] = [await signIn('angkor'), await signIn('mekong')]
  const upload = async (content: string, type: string) => {
    const payload = new FormData()
    payload.append('file', new Blob([content], { type }), 'logo.svg')
    const headers = { host: 'localhost', authorization: `Bearer ${token}` }
    return shop.app.inject({ method: 'POST', url: '/api/office/files', payload, headers })
  }
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" onload="alert(1)"><rect width="9" height="9"/></svg>'
  const { url: logo } = (await upload(svg, 'image/svg+xml')).json<{ url: string }>()
  const picture = await shop.app.inject({ url: logo, headers: { host: 'localhost' } })
  expect([picture.statusCode, picture.body.includes('alert')]).toEqual([200, false])
  expect((await upload('MZ not a picture', 'image/png')).json()).toMatchObject({
    error: { id: 'file-type-unsupported' },
  })

  const { value: brand } = await shop.call('GET /api/office/brand', { token })
  expect((await shop.call('PUT /api/office/brand', { token, body: { ...brand, logo } })).value.logo).toBe(logo)
  const later = createTenantDirectory(shop.database)
  expect((await later.find('localhost'))?.settings['logo']).toBe(logo)
  const foreign = await shop.call('GET /api/office/brand', { token: other, host: 'mekong.localhost' })
  const stolen = { token: other, host: 'mekong.localhost', body: { ...foreign.value, logo } }
  expect((await shop.call('PUT /api/office/brand', stolen)).error?.fields).toEqual([
    { path: 'logo', id: 'not-offered' },
  ])
  for (const wrong of ['https://evil.example/a.png', '/api/files/../orders', 'javascript:alert(1)'])
    expect((await shop.call('PUT /api/office/brand', { token, body: { ...brand, logo: wrong } })).status).toBe(400)
  expect((await shop.call('PUT /api/office/brand', { token, body: { ...brand, logo: null } })).value.logo).toBeNull()
})

test('administrators set the shop’s time zone, visible to all; an unknown one is refused', async () => {
  const token = await shop.signInStaff('admin@mekong.example', { host: 'mekong.localhost' })
  const host = 'mekong.localhost'
  const { value: brand } = await shop.call('GET /api/office/brand', { token, host })
  expect(brand.timeZone).toBe('Asia/Phnom_Penh')
  const save = async (timeZone: string) =>
    shop.call('PUT /api/office/brand', { token, host, body: { ...brand, timeZone } })
  for (const wrong of ['Mars/Olympus', '+07:00', '', 'UTC\n'])
    expect((await save(wrong)).error?.fields?.[0]?.path, wrong).toBe('timeZone')
  expect((await save('Pacific/Auckland')).value.timeZone).toBe('Pacific/Auckland')
  expect((await shop.call('GET /whoami', { host })).value.settings.timeZone).toBe('Pacific/Auckland')
  await save('Asia/Phnom_Penh')
})
