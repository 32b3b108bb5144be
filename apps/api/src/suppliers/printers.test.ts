import { createHash, randomUUID } from 'node:crypto'
import { SUPPLIER_LIMITS } from '@kitwright/contract'
import { freeProfiles } from '@kitwright/press/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { profileKey } from '../files/index.ts'
import { sweepProfiles } from './deleteUnusedProfiles.ts'
import { profileNamed, sendProfile } from './testing/sendProfile.ts'

let shop: TestShop
let admin: string
let store: string
let other: { readonly token: string; readonly host: string }
beforeAll(async () => {
  shop = await createTestShop()
  admin = await shop.signInStaff('admin@angkor.example')
  store = await shop.signInStaff('store@angkor.example')
  const host = 'mekong.localhost'
  other = { host, token: await shop.signInStaff('admin@mekong.example', { host }) }
})
afterAll(async () => shop.close())

const { output } = await freeProfiles()
const FACTS = {
  contact: '',
  email: '',
  phone: '',
  language: 'kh' as const,
  rolls: [],
  seamMm: 10,
  hemMm: 20,
  bleedMm: 3,
  isMirrored: false,
  cutName: 'CutContour',
}
const supplierNamed = async (name: string) =>
  (await shop.call('POST /api/office/suppliers', { token: admin, body: { ...FACTS, name } })).value
type Supplier = Awaited<ReturnType<typeof supplierNamed>>
const now = async (id: string): Promise<Supplier> =>
  (await shop.call('GET /api/office/suppliers', { token: store })).value.items.find(each => each.id === id)!
const add = async (id: string, name: string, as: object = { token: admin }) =>
  shop.call('POST /api/office/suppliers/{id}/printers', { params: { id }, body: { name }, ...as })
const rename = async (id: string, name: string, as: object = { token: admin }) =>
  shop.call('PUT /api/office/printers/{id}', { params: { id }, body: { name }, ...as })
const remove = async (id: string, as: object = { token: admin }) =>
  shop.call('DELETE /api/office/printers/{id}', { params: { id }, ...as })
const forget = async (id: string, query: { readonly printer?: string; readonly fabric?: string }) =>
  shop.call('DELETE /api/office/suppliers/{id}/profile', { token: admin, params: { id }, query })
const give = async (id: string, place: { readonly printer?: string; readonly fabric?: string }, bytes = output) =>
  sendProfile(shop, { id, bytes, token: admin, ...place })

test('administrators add, rename and remove printers, and staff see them', async () => {
  const { id, version } = await supplierNamed('Three Machines')
  expect((await add(id, 'Mimaki', { token: store })).status).toBe(403)
  const { status, value } = await add(id, ' Mimaki ')
  const empty = { profile: null, profiles: [] }
  expect([status, value.version, value.printers]).toEqual([
    201,
    version + 1,
    [{ id: expect.any(String), name: 'Mimaki', ...empty }],
  ])
  const { printers } = (await add(id, 'Epson F9470')).value
  expect(printers.map(({ name }) => name)).toEqual(['Mimaki', 'Epson F9470'])
  expect((await now(id)).printers).toEqual(printers)
  const [mimaki, epson] = printers.map(each => each.id) as [string, string]
  for (const refused of [await add(id, 'MIMAKI'), await rename(epson, 'mimaki')])
    expect(refused.error).toMatchObject({ id: 'printer-taken', fields: [{ path: 'name' }] })
  // Renaming a printer to its own name in another case is allowed.
  expect((await rename(mimaki, 'MIMAKI')).value.printers[0]!.name).toBe('MIMAKI')
  for (const name of [' ', 'x'.repeat(SUPPLIER_LIMITS.printer + 1)])
    expect((await add(id, name)).error).toMatchObject({ id: 'invalid-input', fields: [{ path: 'name' }] })
  expect([(await rename(epson, 'E', { token: store })).status, (await remove(epson, { token: store })).status]).toEqual(
    [403, 403],
  )
  expect((await remove(mimaki)).value).toMatchObject({ printers: [{ name: 'Epson F9470' }], version: version + 4 })
  expect((await remove(mimaki)).error?.id).toBe('not-found')
  // Another supplier may use the same name.
  expect((await add((await supplierNamed('Next Door')).id, 'Epson F9470')).status).toBe(201)
})

test('a supplier has so many printers and no more', async () => {
  const { id } = await supplierNamed('Many Machines')
  for (let at = 1; at <= SUPPLIER_LIMITS.printers; at += 1) expect((await add(id, `No. ${at}`)).status).toBe(201)
  expect((await add(id, 'One more')).error?.id).toBe('printer-limit-reached')
})

test('another shop cannot see or change a printer, by database rule too', async () => {
  const { id } = await supplierNamed('Ours')
  const printer = (await add(id, 'Roland')).value.printers[0]!.id
  const refused = [
    await add(id, 'Theirs', other),
    await rename(printer, 'Theirs', other),
    await remove(printer, other),
    await rename(randomUUID(), 'Nobody’s'),
  ]
  expect(refused.map(({ error }) => error?.id)).toEqual(refused.map(() => 'not-found'))
  expect((await sendProfile(shop, { id, bytes: output, printer, ...other })).body.error.id).toBe('not-found')
  const theirs = await shop.tenantId('mekong')
  const inTheirs = async (query: ReturnType<typeof sql>) =>
    shop.database.withTenant(theirs, async trx => query.execute(trx))
  expect((await inTheirs(sql`select id from printers`)).rows).toEqual([])
  expect((await inTheirs(sql`delete from printers where id = ${printer} returning 1`)).rows).toEqual([])
  await expect(inTheirs(sql`insert into printers (supplier_id, name) values (${id}, 'Theirs')`)).rejects.toThrow(
    /foreign key/,
  )
  expect((await now(id)).printers).toMatchObject([{ name: 'Roland' }])
})

test('a printer’s own profiles go with it, and those of all printers stay', async () => {
  const { id } = await supplierNamed('By Machine')
  const printer = (await add(id, 'Epson')).value.printers[0]!.id
  const name = 'Chemical proof'
  await give(id, {})
  expect((await give(id, { printer, fabric: 'mesh' })).body).toMatchObject({
    profile: name,
    profiles: [],
    printers: [{ profile: null, profiles: [{ fabric: 'mesh', name }] }],
  })
  const { printers } = (await give(id, { printer }, await profileNamed('On Epson'))).body
  expect(printers[0]).toMatchObject({ profile: 'On Epson', profiles: [{ fabric: 'mesh', name }] })
  expect((await give(id, { printer, fabric: 'velvet' })).body.error.id).toBe('not-found')
  expect((await give(id, { printer, fabric: 'mesh' }, Buffer.from('none'))).body.error.id).toBe('profile-unusable')
  // A printer of another supplier is not found.
  const { id: next } = await supplierNamed('By Hand')
  expect((await give(next, { printer })).body.error.id).toBe('not-found')
  expect((await forget(next, { printer })).error?.id).toBe('not-found')
  expect((await forget(id, { printer })).value).toMatchObject({
    profile: name,
    printers: [{ profile: null, profiles: [{ fabric: 'mesh' }] }],
  })
  expect((await remove(printer)).value).toMatchObject({ profile: name, printers: [] })
})

test('PDFs in inks may rest on one printer’s profile, which then cannot go', async () => {
  const { id, version: before } = await supplierNamed('Inked')
  const printer = (await add(id, 'Epson')).value.printers[0]!.id
  const put = async (pdfColours: 'designed' | 'inks', version: number) =>
    shop.call('PUT /api/office/suppliers/{id}', {
      token: admin,
      params: { id },
      body: { ...FACTS, name: 'Inked', pdfColours, isEnded: false },
      headers: { 'if-match': `"${version}"` },
    })
  expect((await put('inks', before + 1)).error?.id).toBe('profile-missing')
  const { version } = (await give(id, { printer, fabric: 'mesh' })).body
  expect((await put('inks', version)).value).toMatchObject({ pdfColours: 'inks', profile: null })
  const refused = [await forget(id, { printer, fabric: 'mesh' }), await remove(printer)]
  expect(refused.map(({ error }) => error?.id)).toEqual(['profile-in-use', 'profile-in-use'])
  await give(id, { fabric: 'interlock' })
  expect((await forget(id, { printer, fabric: 'mesh' })).status).toBe(200)
  expect((await forget(id, { fabric: 'interlock' })).error?.id).toBe('profile-in-use')
  expect((await remove(printer)).value.printers).toEqual([])
})

test('a printer’s profile file lasts as long as it, and a week more', async () => {
  const tenantId = await shop.tenantId('angkor')
  const { id } = await supplierNamed('Swept')
  const printer = (await add(id, 'Epson')).value.printers[0]!.id
  const [onAll, onMesh] = [await profileNamed('Epson on all'), await profileNamed('Epson on mesh')]
  await give(id, { printer }, onAll)
  await give(id, { printer, fabric: 'mesh' }, onMesh)
  const keys = [onAll, onMesh].map(bytes => profileKey(tenantId, createHash('sha256').update(bytes).digest('hex')))
  const isKept = async () => Promise.all(keys.map(async key => shop.files.has(key)))
  const later = new Date(Date.now() + 8 * 24 * 60 * 60_000)
  const sweep = async () =>
    sweepProfiles({ database: shop.database, files: shop.files, tenantIds: [tenantId], now: later })
  await sweep()
  expect(await isKept()).toEqual([true, true])
  await remove(printer)
  await sweep()
  expect(await isKept()).toEqual([false, false])
})
