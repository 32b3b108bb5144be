import { randomUUID } from 'node:crypto'
import { createDesign, createImageLayer, createTextLayer, type DesignDocument } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestShop } from '../http/testing.ts'
import { type AskOffice, createTestOffice } from '../http/testingOffice.ts'

let shop: TestShop
let ask: AskOffice
let store: string
beforeAll(async () => {
  ;({ shop, ask, store } = await createTestOffice())
})
afterAll(async () => shop.close())

const TERMS = { name: { en: 'Fresh', kh: 'ថ្មី' }, tags: ['bold' as const], isPublished: false }

/** A kit with its shirt in the given colour and a club's name as staff wrote it. */
function kit(colour: string): DesignDocument {
  const fresh = createDesign('soccer')
  const zone = zoneOf(getGarment('soccer'), fresh.options, 'frontText')!
  const text = createTextLayer('club', 'frontText', 'TIGERS', zone)
  const base = { fill: { kind: 'solid' as const, colour }, pattern: null, span: 'piece' as const }
  return { ...fresh, parts: { ...fresh.parts, base }, layers: [text] }
}
const make = async (body: object) => ask('POST /api/office/templates', { body: { ...TERMS, ...body } })
const read = async (id: string) => ask('GET /api/office/templates/{id}', { params: { id } })
const change = async ({ id, version }: { id: string; version: number }, body: object) =>
  ask('PUT /api/office/templates/{id}', {
    params: { id },
    headers: { 'if-match': `"${version}"` },
    body: { ...TERMS, ...body },
  })
const versionsOf = async (id: string) =>
  (await ask('GET /api/office/catalogue/{kind}/{id}/versions', { params: { kind: 'template', id } })).value.items

test('a template of a document keeps what staff drew; a draft is hidden from the store', async () => {
  const { status, value } = await make({ document: kit('#0f766e') })
  expect(status).toBe(201)
  const { value: full } = await read(value.id)
  expect(JSON.stringify(full.document)).toContain('TIGERS')
  expect((await shop.call('GET /api/templates/{id}', { params: { id: value.id } })).status).toBe(404)
})

test('a redrawn template has another picture, and its earlier version restores the design', async () => {
  const { value: first } = await make({ document: kit('#0f766e') })
  const { value: second } = await change(first, { document: kit('#b91c1c'), isPublished: true })
  expect(second.pictureUrl).not.toBe(first.pictureUrl)
  const versions = await versionsOf(first.id)
  expect(versions.map(({ version }) => version)).toEqual([2, 1])
  expect(versions[0]!.changes.map(({ path }) => path).toSorted()).toEqual(['documentHash', 'isPublished'])
  const { value: earlier } = await ask('GET /api/office/catalogue/{kind}/{id}/versions/{version}', {
    params: { kind: 'template', id: first.id, version: 1 },
  })
  const { value: restored } = await change(second, { document: earlier.state['document'] })
  const { value: full } = await read(restored.id)
  expect(full.document).toEqual(earlier.state['document'])
  expect(restored.isPublished).toBe(false)
})

test('a template from before versions keeps its first state as version 0', async () => {
  const { value } = await ask('GET /api/office/templates', { query: { pageSize: 1 } })
  const [template] = value.items
  await change(template!, { name: { en: 'Renamed', kh: 'ប្ដូរឈ្មោះ' } })
  const versions = await versionsOf(template!.id)
  expect(versions.map(({ version }) => version)).toEqual([1, 0])
  expect(versions[0]!.changes).toContainEqual({ path: 'name.en', before: template!.name.en, after: 'Renamed' })
})

test('designs made from a withdrawn template stay as they are', async () => {
  const { value: template } = await make({ document: kit('#0f766e'), isPublished: true })
  const { access_token: token } = await shop.signUp()
  const { value: full } = await shop.call('GET /api/templates/{id}', { params: { id: template.id } })
  const body = { id: randomUUID(), name: 'Ours', document: full.document }
  await shop.call('POST /api/designs', { token, body })
  await change(template, { isPublished: false, document: kit('#000000') })
  const { value: design } = await shop.call('GET /api/designs/{id}', { token, params: { id: body.id } })
  expect(design.document).toEqual(full.document)
})

test.each<[string, () => object, string]>([
  ['neither a design nor a document', () => ({}), 'bad-request'],
  ['both a design and a document', () => ({ designId: randomUUID(), document: kit('#000000') }), 'bad-request'],
  ['a document that is none', () => ({ document: { layers: 'no' } }), 'document-invalid'],
  [
    'a picture that is not stored',
    () => {
      const document = kit('#000000')
      const zone = zoneOf(getGarment('soccer'), document.options, 'logo')!
      const asset = { source: 'file' as const, id: randomUUID(), widthPx: 30, heightPx: 20 }
      return { document: { ...document, layers: [createImageLayer('logo', 'logo', asset, zone)] } }
    },
    'document-asset-missing',
  ],
])('the server refuses a template of %s', async (_name, body) => {
  const { status, error } = await make(body())
  expect(status).toBeGreaterThanOrEqual(400)
  expect(error?.id).toBeDefined()
})

test('a template cannot become one of another garment', async () => {
  const { value } = await make({ document: kit('#0f766e') })
  const { error } = await change(value, { document: createDesign('polo') })
  expect(error?.id).toBe('document-invalid')
  expect(await versionsOf(value.id)).toHaveLength(1)
})

test('staff without the right see and change no versions', async () => {
  const params = { kind: 'template', id: randomUUID() }
  expect((await ask('GET /api/office/catalogue/{kind}/{id}/versions', { params }, store)).status).toBe(403)
})
