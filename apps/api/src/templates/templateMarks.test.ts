import { randomUUID } from 'node:crypto'
import { blazonOf } from '@kitwright/crest'
import { parseDesign } from '@kitwright/design'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { createUploadReader } from '../files/index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

/** Returns a shop's first template for soccer kits, and its layers that are pictures. */
async function markedTemplate(host = 'localhost') {
  const { value } = await shop.call('GET /api/templates', { host, query: { type: 'SOCCER_KIT', pageSize: 1 } })
  const { value: full } = await shop.call('GET /api/templates/{id}', { host, params: { id: value.items[0]!.id } })
  const parsed = parseDesign(full.document)
  if (!parsed.ok) throw new Error('not parsed')
  const marks = parsed.document.layers.flatMap(layer => (layer.kind === 'image' ? [layer] : []))
  return { template: full, document: parsed.document, marks }
}
const fetchFile = async (id: string, host = 'localhost') =>
  shop.app.inject({ url: `/api/files/${id}`, headers: { host } })

test('a packaged template holds its crest and sponsor as layers', async () => {
  const { marks } = await markedTemplate()
  expect(marks.map(({ role, name }) => [role, name])).toEqual([
    ['logo', null],
    ['sponsor', null],
  ])
  for (const host of ['localhost', 'mekong.localhost']) {
    const answer = await fetchFile(marks[0]!.asset.id, host)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(blazonOf(answer.body)).not.toBeNull()
  }
  expect((await fetchFile(randomUUID())).statusCode).toBe(404)
})

test('a customer keeps the marks of a template, changed or not', async () => {
  const { document, marks } = await markedTemplate()
  const { access_token: token } = await shop.signUp()
  const save = async (layers: typeof document.layers) =>
    shop.call('POST /api/designs', {
      token,
      body: { id: randomUUID(), name: 'Ours', document: { ...document, layers } },
    })
  expect((await save(document.layers)).status).toBe(201)
  const [crest] = marks
  const stranger = { ...crest!, asset: { ...crest!.asset, id: randomUUID() } }
  expect((await save([stranger])).error?.id).toBe('document-asset-missing')
})

test('printing reads packaged marks as it reads uploads', async () => {
  const { marks } = await markedTemplate()
  const read = createUploadReader(shop.database, shop.files)
  const ids = [marks[0]!.asset.id, randomUUID()]
  const uploads = await read(await shop.tenantId('angkor'), ids)
  expect(uploads.map(({ id }) => id)).toEqual(ids)
  expect(uploads.map(({ bytes }) => bytes !== null)).toEqual([true, false])
})
