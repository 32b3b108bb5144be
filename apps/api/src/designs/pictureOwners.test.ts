import { randomUUID } from 'node:crypto'
import { createDesign, createImageLayer, type DesignDocument, zoneForRole } from '@kitwright/design'
import { loadGarment } from '@kitwright/garment'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../http/testing.ts'

// Tests which pictures a design may show, by their owners.

let shop: TestShop
let plain: DesignDocument
let zone: ReturnType<typeof zoneForRole>
let staff: string
beforeAll(async () => {
  shop = await createTestShop()
  plain = createDesign('soccer')
  zone = zoneForRole(await loadGarment('soccer'), plain.options, 'image')
  staff = await shop.signInStaff('admin@angkor.example')
})
afterAll(async () => shop.close())

const customer = async () => (await shop.signUp()).access_token

let shade = 0
async function upload(token: string, url = '/api/files'): Promise<string> {
  const background = { r: (shade += 1), g: 90, b: 40 }
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer()
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
  const payload = Buffer.concat([Buffer.from(head), png, Buffer.from('\r\n--x--\r\n')])
  const type = { 'content-type': 'multipart/form-data; boundary=x' }
  const headers = { host: 'localhost', authorization: `Bearer ${token}`, ...type }
  return (await shop.app.inject({ method: 'POST', url, headers, payload })).json<{ id: string }>().id
}

const showing = (...files: string[]): DesignDocument => ({
  ...plain,
  layers: files.map((id, i) =>
    createImageLayer(`picture-${i}`, 'image', { source: 'file', id, widthPx: 8, heightPx: 8 }, zone),
  ),
})
const save = async (token: string, document: unknown, id: string = randomUUID()) =>
  shop.call('POST /api/designs', { token, body: { id, name: 'Home', document } })
const change = async (token: string, id: string, document: unknown) =>
  shop.call('PUT /api/designs/{id}', { token, params: { id }, body: { document }, headers: { 'if-match': '*' } })

test('a design shows its owner’s pictures, never another customer’s, without revealing them', async () => {
  const [mine, theirs] = [await customer(), await customer()]
  const [own, foreign] = [await upload(mine), await upload(theirs)]
  const { status, value, error } = await save(mine, showing(own))
  expect(error).toBeUndefined()
  expect(status).toBe(201)
  const nothing = await save(mine, showing(own, randomUUID()))
  const refused = await save(mine, showing(own, foreign))
  expect([refused.status, refused.error?.id]).toEqual([422, 'document-asset-missing'])
  expect(refused.error?.fields).toEqual([{ path: 'document.layers.1.asset', id: 'document-asset-missing' }])
  expect({ ...refused.error, requestId: '' }).toEqual({ ...nothing.error, requestId: '' })
  expect((await change(mine, value.id, showing(own, foreign))).error?.id).toBe('document-asset-missing')
  expect((await shop.call('GET /api/designs/{id}', { token: mine, params: { id: value.id } })).value.revision).toBe(1)
})

test('a link to a design shares no pictures; a copy has its own', async () => {
  const [mine, theirs] = [await customer(), await customer()]
  const foreign = await upload(theirs)
  const { value } = await save(theirs, showing(foreign))
  const link = await shop.call('POST /api/designs/{id}/preview', { token: theirs, params: { id: value.id } })
  const seen = await shop.call('GET /api/previews/{token}', { params: { token: link.value.token } })
  expect((await save(mine, seen.value.document)).error?.id).toBe('document-asset-missing')
})

/** Creates a staff template from a customer's design with this picture. */
async function makeTemplate(owner: string, picture: string) {
  const { value } = await save(owner, showing(picture))
  const body = { designId: value.id, name: { en: 'Given', kh: 'Given' }, tags: [], isPublished: true }
  const made = await shop.call('POST /api/office/templates', { token: staff, body })
  const { id } = made.value
  return {
    document: (await shop.call('GET /api/templates/{id}', { params: { id } })).value.document,
    remove: async () =>
      shop.call('DELETE /api/office/templates/{id}', { token: staff, params: { id }, headers: { 'if-match': '*' } }),
    withdraw: async () => {
      const { designId: _, ...change } = { ...body, isPublished: false }
      const headers = { 'if-match': '*' }
      return shop.call('PUT /api/office/templates/{id}', { token: staff, params: { id }, headers, body: change })
    },
  }
}

test('the shop’s own pictures may be shown by all, and those of its templates', async () => {
  const [mine, theirs] = [await customer(), await customer()]
  expect((await save(mine, showing(await upload(staff, '/api/office/files')))).status).toBe(201)
  const given = await upload(theirs)
  expect((await save(mine, showing(given))).status).toBe(422)
  const { document } = await makeTemplate(theirs, given)
  expect((await save(mine, document)).status).toBe(201)
})

test('a design keeps the pictures of a template, also after its removal', async () => {
  const [mine, theirs] = [await customer(), await customer()]
  const given = await upload(theirs)
  const { document, remove } = await makeTemplate(theirs, given)
  const { value } = await save(mine, document)
  expect((await remove()).status).toBe(204)
  expect((await change(mine, value.id, showing(given, given))).status).toBe(200)
})

test('a removed template gives pictures to its copies, and to nobody new', async () => {
  const [mine, theirs, stranger] = [await customer(), await customer(), await customer()]
  for (const leave of ['remove', 'withdraw'] as const) {
    const template = await makeTemplate(theirs, await upload(theirs))
    const { document } = template
    expect((await save(mine, document)).status).toBe(201)
    expect((await template[leave]()).error).toBeUndefined()
    expect((await save(stranger, document)).error?.id, leave).toBe('document-asset-missing')
    expect((await save(mine, document)).status, `a copy, ${leave}`).toBe(201)
  }
})

/** Simulates a design saved before the owners of its pictures were checked. */
async function giveAway(picture: string, to: string): Promise<void> {
  const { email } = (await shop.call('GET /api/accounts/details', { token: to })).value
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx =>
    trx
      .updateTable('files')
      .set(eb => ({ account_id: eb.selectFrom('accounts').select('id').where('email', '=', email) }))
      .where('id', '=', picture)
      .execute(),
  )
}

test('what an earlier revision shows may come back, in this design and no other', async () => {
  const [mine, theirs] = [await customer(), await customer()]
  const picture = await upload(mine)
  const { id } = (await save(mine, showing(picture))).value
  expect((await change(mine, id, plain)).status).toBe(200)
  await giveAway(picture, theirs)
  const restore = { token: mine, params: { id, revision: 1 }, headers: { 'if-match': '*' } }
  expect((await shop.call('POST /api/designs/{id}/revisions/{revision}/restore', restore)).status).toBe(200)
  expect((await change(mine, id, showing(picture, picture))).status).toBe(200)
  expect((await save(mine, showing(picture))).error?.id).toBe('document-asset-missing')
  // Another person’s design with the picture does not help either.
  const { id: foreign } = (await save(theirs, showing(picture))).value
  expect((await save(mine, showing(picture), foreign)).error?.id).toBe('design-id-taken')
  expect((await change(mine, foreign, showing(picture))).error?.id).toBe('not-found')
})
