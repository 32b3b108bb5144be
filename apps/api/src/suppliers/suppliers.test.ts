import { createHash, randomUUID } from 'node:crypto'
import { freeProfiles } from '@kitwright/press/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { profileKey, profilePrefix } from '../files/index.ts'
import { createBuyer } from '../orders/testing/buyer.ts'
import { sweepProfiles } from './deleteUnusedProfiles.ts'
import { profileNamed, sendProfile } from './testing/sendProfile.ts'

let shop: TestShop
let admin: string
let store: string
beforeAll(async () => {
  shop = await createTestShop()
  admin = await shop.signInStaff('admin@angkor.example')
  store = await shop.signInStaff('store@angkor.example')
})
afterAll(async () => shop.close())

const MEKONG = {
  name: 'Mekong Print',
  contact: 'Chan Thy',
  email: 'print@mekong.example',
  phone: '012 777 888',
  language: 'kh' as const,
  rolls: [{ fabric: 'interlock', widthMm: 1420, lie: 'across' as const, metreCents: 450 }],
  seamMm: 10,
  hemMm: 25.5,
  bleedMm: 4,
  isMirrored: true,
  cutName: 'Thru-cut',
  plotLanguage: 'hpgl2' as 'hpgl' | 'hpgl2',
  pdfColours: 'designed' as const,
  pixels: 'tiff_cmyk' as 'none' | 'tiff_cmyk',
  pixelDpi: 200,
  intent: 'perceptual' as const,
  isBlackScaled: false,
}
const add = async (change: Partial<typeof MEKONG> = {}, token = admin) =>
  shop.call('POST /api/office/suppliers', { token, body: { ...MEKONG, ...change } })
const list = async (token = store, host?: string) =>
  (await shop.call('GET /api/office/suppliers', { token, host })).value.items
const put = async (id: string, body: object, version: number) =>
  shop.call('PUT /api/office/suppliers/{id}', {
    token: admin,
    params: { id },
    body: body as never,
    headers: { 'if-match': `"${version}"` },
  })
const remove = async (id: string, token = admin) =>
  shop.call('DELETE /api/office/suppliers/{id}', { token, params: { id } })

test('administrators keep suppliers, the staff see them, another shop and customers do not', async () => {
  const { value, status } = await add()
  expect([status, value]).toEqual([
    201,
    { ...MEKONG, id: value.id, profile: null, profiles: [], printers: [], version: 1, isEnded: false, orders: 0 },
  ])
  expect(await list()).toContainEqual({ ...value, linkEndsAt: null })
  expect((await add({ name: 'Other' }, store)).status).toBe(403)
  const other = await shop.signInStaff('admin@mekong.example', { host: 'mekong.localhost' })
  expect(await list(other, 'mekong.localhost')).toEqual([])
  const { access_token: customer } = await shop.signUp()
  expect((await shop.call('GET /api/office/suppliers', { token: customer })).status).toBe(403)
})

test('what cannot be is refused at its field, and changes nothing', async () => {
  const before = (await list()).length
  expect((await add({ name: 'MEKONG PRINT' })).error).toMatchObject({
    id: 'supplier-taken',
    fields: [{ path: 'name' }],
  })
  const twice = [...MEKONG.rolls, ...MEKONG.rolls]
  for (const [path, wrong] of [
    ['name', { name: ' ' }],
    ['email', { email: 'nobody' }],
    ['seamMm', { seamMm: -1 }],
    ['hemMm', { hemMm: 61 }],
    ['cutName', { cutName: 'ក' }],
    ['pixelDpi', { pixelDpi: 201 }],
    ['pixels', { pixels: 'jpeg' as never }],
    ['plotLanguage', { plotLanguage: 'gerber' as never }],
    ['intent', { intent: 'vivid' as never }],
    ['rolls', { rolls: twice }],
    ['rolls.0.widthMm', { rolls: [{ ...MEKONG.rolls[0]!, widthMm: 99 }] }],
    ['rolls.0.lie', { rolls: [{ ...MEKONG.rolls[0]!, lie: 'askew' as never }] }],
    ['rolls.0.metreCents', { rolls: [{ ...MEKONG.rolls[0]!, metreCents: -1 }] }],
  ] as [string, Partial<typeof MEKONG>][])
    expect((await add({ name: 'New', ...wrong })).error, path).toMatchObject({
      id: 'invalid-input',
      fields: [{ path }],
    })
  expect((await list()).length).toBe(before)
})

test('a supplier with orders is deactivated and reactivated, never deleted; its name stays', async () => {
  const { value } = await add({ name: 'Bassac Sewing' })
  const { id, orders: _, isEnded: __, profile: ___, profiles: ____, printers: _____, version, ...facts } = value
  const buyer = await createBuyer(shop)
  const order = await buyer.order()
  const name = async (supplier: string) => {
    const at = await shop.call('GET /api/office/orders/{id}', { token: store, params: { id: order.id } })
    return shop.call('PUT /api/office/orders/{id}/supplier', {
      token: store,
      params: { id: order.id },
      body: { supplier },
      headers: { 'if-match': String(at.raw.headers['etag']) },
    })
  }
  await name('Somebody else')
  expect((await list()).find(each => each.id === id)?.orders).toBe(0)
  expect((await name(' bassac sewing ')).status).toBe(200)
  expect((await list()).find(each => each.id === id)?.orders).toBe(1)
  expect((await remove(id)).error?.id).toBe('supplier-in-use')
  expect((await remove(id, store)).status).toBe(403)

  expect((await put(id, { ...facts, isEnded: true }, version + 1)).error?.id).toBe('stale-version')
  const ended = await put(id, { ...facts, isEnded: true }, version)
  expect(ended.value).toMatchObject({ isEnded: true, version: version + 1 })
  // The supplier's name is free again, and no order finds the supplier any more.
  await name('')
  await name('Bassac Sewing')
  expect((await list()).find(each => each.id === id)?.orders).toBe(0)
  const { value: next } = await add({ name: 'Bassac Sewing' })
  expect((await put(id, { ...facts, isEnded: false }, version + 1)).error?.id).toBe('supplier-taken')
  expect((await remove(next.id)).status).toBe(204)
  expect((await put(id, { ...facts, isEnded: false }, version + 1)).value.isEnded).toBe(false)
})

test('active suppliers come first, by name, and a name is never taken twice', async () => {
  const { value: zebra } = await add({ name: 'Zebra' })
  const { value: ant } = await add({ name: 'ant' })
  const { value: bee } = await add({ name: 'Bee' })
  const own = async () => (await list()).map(({ name }) => name).filter(name => /^(?:zebra|ant|bee|wasp)$/i.test(name))
  expect(await own()).toEqual(['ant', 'Bee', 'Zebra'])
  const factsOf = ({
    id: _,
    orders: __,
    profile: _____,
    profiles: ______,
    printers: _______,
    isEnded: ___,
    version: ____,
    ...facts
  }: typeof ant) => facts
  await put(ant.id, { ...factsOf(ant), isEnded: true }, ant.version)
  expect(await own()).toEqual(['Bee', 'Zebra', 'ant'])
  expect((await put(zebra.id, { ...factsOf(zebra), name: 'BEE', isEnded: false }, zebra.version)).error?.id).toBe(
    'supplier-taken',
  )
  // A change of letter case in a supplier's own name is no conflict.
  const renamed = await put(bee.id, { ...factsOf(bee), name: 'BEE', isEnded: false }, bee.version)
  expect(renamed.value).toEqual({ ...bee, name: 'BEE', version: bee.version + 1 })
  expect(renamed.raw.headers['etag']).toBe(`"${bee.version + 1}"`)
  expect((await put(zebra.id, { ...factsOf(zebra), name: 'Wasp', isEnded: false }, zebra.version)).status).toBe(200)
  expect(await own()).toEqual(['BEE', 'Wasp', 'ant'])
})

test('a missing or foreign supplier is neither changed nor deleted', async () => {
  const other = await shop.signInStaff('admin@mekong.example', { host: 'mekong.localhost' })
  const { value } = await shop.call('POST /api/office/suppliers', {
    token: other,
    host: 'mekong.localhost',
    body: { ...MEKONG, name: 'Theirs' },
  })
  for (const id of [randomUUID(), value.id]) {
    expect((await put(id, { ...MEKONG, name: 'Ours', isEnded: false }, 1)).error?.id).toBe('not-found')
    expect((await remove(id)).error?.id).toBe('not-found')
  }
  expect(await list(other, 'mekong.localhost')).toEqual([{ ...value, linkEndsAt: null }])
})

const { output, rgb } = await freeProfiles()
interface ProfileCallOptions {
  readonly token?: string
  readonly host?: string
  readonly fabric?: string
}
const give = async (id: string, bytes: Uint8Array, { token = admin, host, fabric }: ProfileCallOptions = {}) =>
  sendProfile(shop, { id, bytes, token, host, fabric })
const forget = async (id: string, fabric?: string) =>
  shop.call('DELETE /api/office/suppliers/{id}/profile', {
    token: admin,
    params: { id },
    ...(fabric !== undefined && { query: { fabric } }),
  })

test('a supplier’s colour profile is a printer’s, replaced and forgotten by administrators alone', async () => {
  const { id, version } = (await add({ name: 'Colour Press' })).value
  const hollow = Buffer.from(output.subarray(0, 4_000))
  for (const wrong of [Buffer.from('no profile'), rgb, hollow])
    expect((await give(id, wrong)).body.error.id).toBe('profile-unusable')
  expect((await list()).find(each => each.id === id)).toMatchObject({ profile: null, version })
  expect((await give(id, output, { token: store })).status).toBe(403)
  const other = await shop.signInStaff('admin@mekong.example', { host: 'mekong.localhost' })
  expect((await give(id, output, { token: other, host: 'mekong.localhost' })).body.error.id).toBe('not-found')
  expect((await give(id, output)).body).toMatchObject({ profile: 'Chemical proof', version: version + 1 })
  expect((await forget(id)).value).toMatchObject({ profile: null, version: version + 2 })
})

test('a fabric has one profile; unknown fabrics and large files are refused', async () => {
  const { id, version } = (await add({ name: 'Two Cloths' })).value
  expect((await give(id, rgb, { fabric: 'interlock' })).body.error.id).toBe('profile-unusable')
  expect((await give(id, output, { fabric: 'velvet' })).body.error.id).toBe('not-found')
  expect((await give(id, new Uint8Array(8 * 1024 * 1024 + 1), { fabric: 'interlock' })).body.error.id).toBe(
    'profile-too-large',
  )
  expect((await give(id, output, { fabric: 'interlock', token: store })).status).toBe(403)
  const own = { fabric: 'interlock', name: 'Chemical proof' }
  expect((await give(id, output, { fabric: 'interlock' })).body).toMatchObject({ profile: null, profiles: [own] })
  const again = (await give(id, output, { fabric: 'interlock' })).body
  expect(again).toMatchObject({ profiles: [own], version: version + 2 })
  expect((await give(id, output)).body).toMatchObject({ profile: 'Chemical proof', profiles: [own] })
  expect((await forget(id, 'interlock')).value).toMatchObject({ profile: 'Chemical proof', profiles: [] })
  expect((await forget(id, 'interlock')).status).toBe(200)
})

test('a profile without supplier is deleted after a week; others stay', async () => {
  const tenantId = await shop.tenantId('angkor')
  const keys = async (): Promise<string[]> => {
    const found: string[] = []
    for await (const { key } of shop.files.list(profilePrefix(tenantId))) found.push(key)
    return found
  }
  const { id } = (await add({ name: 'Third Press' })).value
  const before = await keys()
  for (const name of ['First', 'Second']) await give(id, await profileNamed(name))
  for (const name of ['On mesh', 'On all mesh']) await give(id, await profileNamed(name), { fabric: 'mesh' })
  const given = (await keys()).filter(key => !before.includes(key))
  expect(given).toHaveLength(4)
  const later = (days: number): Date => new Date(Date.now() + days * 24 * 60 * 60_000)
  const sweep = async (days: number) =>
    sweepProfiles({ database: shop.database, files: shop.files, tenantIds: [tenantId], now: later(days) })
  expect(await sweep(6)).toBe(0)
  expect(await sweep(8)).toBeGreaterThan(1)
  const named = await Promise.all(
    ['Second', 'On all mesh'].map(async name =>
      profileKey(
        tenantId,
        createHash('sha256')
          .update(await profileNamed(name))
          .digest('hex'),
      ),
    ),
  )
  expect(given.filter(key => named.includes(key)).toSorted()).toEqual(named.toSorted())
  expect((await keys()).filter(key => given.includes(key)).toSorted()).toEqual(named.toSorted())
})
