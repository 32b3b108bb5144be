import { randomUUID } from 'node:crypto'
import { loadImageBuffer, nodeSurface } from '@kitwright/artwork/node'
import { KIT_FOLDERS, type OfficeTemplate, PRODUCT_COLOURS } from '@kitwright/contract'
import {
  createDesign,
  createImageLayer,
  createTextLayer,
  type DesignDocument,
  parseDesign,
  zoneForRole,
} from '@kitwright/design'
import { getGarment, productTypes } from '@kitwright/garment'
import { startOf } from '@kitwright/garment/starts'
import { findPattern } from '@kitwright/library'
import { loadNames, type Names } from '@kitwright/words'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { SEED_LOOKS } from './seedTemplates/index.ts'
import { seedTemplates, tagsOf } from './seedTemplates.ts'

let shop: TestShop
let admin: string
const MEKONG = 'mekong.localhost'

const NAME = { en: 'Fresh', kh: 'ថ្មី' }

/** Returns the first and last row of a picture with ink, and its width. */
async function inkOf(bytes: Uint8Array): Promise<{ top: number; bottom: number; width: number }> {
  const image = (await loadImageBuffer(bytes)) as unknown as { width: number; height: number }
  const { width, height } = image
  const canvas = nodeSurface.createCanvas(width, height).getContext('2d')!
  canvas.drawImage(image as never, 0, 0)
  const { data } = canvas.getImageData(0, 0, width, height)
  const rows = Array.from({ length: height }, (_, y) => data.subarray(y * width * 4, (y + 1) * width * 4))
  const isInked = (row: Uint8ClampedArray): boolean => row.some((value, i) => i % 4 === 3 && value > 200)
  return { top: rows.findIndex(isInked), bottom: rows.findLastIndex(isInked), width }
}

/** Returns a new kit with its shirt in the given colour. */
function kit(colour = '#0f766e'): DesignDocument {
  const fresh = createDesign('soccer')
  const base = { fill: { kind: 'solid' as const, colour }, pattern: null, span: 'piece' as const }
  return { ...fresh, parts: { ...fresh.parts, base } }
}

/** Saves a customer's design and returns its id. */
async function saveDesign(document: DesignDocument, token: string): Promise<string> {
  const body = { id: randomUUID(), name: 'Home kit', document }
  const { value, error } = await shop.call('POST /api/designs', { token, body })
  if (error) throw new Error(`not saved: ${error.id}`)
  return value.id
}

async function make(change: { isPublished?: boolean; document?: DesignDocument } = {}): Promise<OfficeTemplate> {
  const designId = await saveDesign(change.document ?? kit(), (await shop.signUp()).access_token)
  const body = { designId, name: NAME, tags: ['bold' as const], isPublished: change.isPublished ?? true }
  const { value, error } = await shop.call('POST /api/office/templates', { token: admin, body })
  if (error) throw new Error(`not made: ${error.id}`)
  return value
}

beforeAll(async () => {
  shop = await createTestShop()
  admin = await shop.signInStaff('admin@angkor.example')
})
afterAll(async () => shop.close())

describe('the demo shops', () => {
  test('have valid designs of every garment they sell, in packaged patterns', async () => {
    const pages = await Promise.all(
      [1, 2].map(async page => shop.call('GET /api/templates', { query: { pageSize: 100, page } })),
    )
    const items = pages.flatMap(({ value }) => value.items)
    expect(items.length).toBeGreaterThanOrEqual(120)
    for (const type of productTypes()) {
      const own = items.filter(({ productType }) => productType === type)
      expect(own.length, type).toBeGreaterThanOrEqual(12)
      expect(own.filter(({ tags }) => tags.includes('khmer')).length, type).toBeGreaterThanOrEqual(4)
    }
    for (const { id } of items.filter((_, i) => i % 6 === 0)) {
      const full = (await shop.call('GET /api/templates/{id}', { params: { id } })).value
      const parsed = parseDesign(full.document)
      expect(parsed, full.name.en).toMatchObject({ ok: true })
      const parts = parsed.ok ? Object.values(parsed.document.parts) : []
      for (const { pattern } of parts) if (pattern) expect(findPattern(pattern.id), pattern.id).toBeDefined()
    }
  })

  test('begin with what is drawn for the products that they sell, in that order', async () => {
    const { items } = (await shop.call('GET /api/templates', { host: MEKONG, query: { pageSize: 100 } })).value
    const types = [...new Set(items.map(({ productType }) => productType))]
    const names: Readonly<Record<string, Names>> = await loadNames('templates')
    const looks = types.flatMap(type => startOf(type).templates.looks)
    expect(items.map(({ name, tags }) => [name, tags])).toEqual(
      looks.map(key => [names[key], tagsOf(SEED_LOOKS[key]!)]),
    )
  })

  test('are not filled again, even when all was deleted', async () => {
    const count = async () => (await shop.call('GET /api/templates', { host: MEKONG })).value.total
    expect(await count()).toBeGreaterThanOrEqual(12)
    await shop.database.withTenant(await shop.tenantId('mekong'), async trx =>
      sql`update templates set deleted_at = now() where tenant_id = current_tenant_id()`.execute(trx),
    )
    await shop.database.withTenant(await shop.tenantId('mekong'), seedTemplates)
    expect(await count()).toBe(0)
  })
})

describe('templates', () => {
  test('are filtered by garment, style and colour, and sorted', async () => {
    const list = async (query: object) =>
      (await shop.call('GET /api/templates', { query: { pageSize: 100, ...query } })).value
    const named = (await list({})).items[0]!.name
    for (const search of [named.en.toUpperCase(), named.kh]) {
      const { items } = await list({ search })
      expect(items.map(({ name }) => name)).toContainEqual(named)
      expect(items.every(({ name }) => name.en === named.en)).toBe(true)
    }
    expect((await list({ search: '100%' })).total).toBe(0)
    const hoodies = await list({ type: 'HOODIE' })
    expect(new Set(hoodies.items.map(({ productType }) => productType))).toEqual(new Set(['HOODIE']))
    expect(hoodies.tags.length).toBeGreaterThan(2)
    for (const tag of hoodies.tags) {
      const { items } = await list({ type: 'HOODIE', tag })
      expect(items.length).toBeGreaterThan(0)
      for (const item of items) expect(item.tags).toContain(tag)
    }
    for (const colour of hoodies.colours) {
      const { items, total } = await list({ type: 'HOODIE', colour })
      expect([total > 0, total < hoodies.total, items.every(({ colours }) => colours.includes(colour))]).toEqual([
        true,
        true,
        true,
      ])
    }
    const names = (await list({ type: 'SOCCER_KIT', sort: 'name' })).items.map(({ name }) => name.en)
    expect(names).toEqual(names.toSorted())
    const newest = (await list({ sort: 'newest' })).items.map(({ createdAt }) => createdAt)
    expect(newest).toEqual(newest.toSorted().toReversed())
    const [first, second] = [await list({ pageSize: 2 }), await list({ pageSize: 2, page: 2 })]
    expect([...first.items, ...second.items]).toEqual((await list({ pageSize: 4 })).items)
    expect(second).toMatchObject({ page: 2, pageSize: 2, total: first.total })
    const wild = await shop.call('GET /api/templates', { query: { tag: 'wild' as never } })
    expect(wild.error?.fields).toMatchObject([{ path: 'tag' }])
  })

  test('list their kits with colours, and are drawn in each', async () => {
    const [first] = (await shop.call('GET /api/templates', { query: { type: 'SOCCER_KIT' } })).value.items
    const { colours, kits } = SEED_LOOKS[startOf('SOCCER_KIT').templates.looks[0]!]!
    expect(first!.kits).toEqual([
      { kit: 'home', colours },
      { kit: 'away', colours: kits.away },
      { kit: 'goalkeeper', colours: kits.goalkeeper },
    ])
    const drawn = async (kit: string) =>
      (await shop.app.inject({ url: `${first!.pictureUrl}&width=40${kit}`, headers: { host: 'localhost' } })).rawPayload
    expect(await drawn('&kit=away')).not.toEqual(await drawn(''))
    expect((await make()).kits).toEqual([])
  })

  test('without club colours list kits by the body’s colour', async () => {
    const fill = { kind: 'solid' as const, colour: '#facc15' }
    const { base } = kit().parts
    const away = { role: 'away' as const, colours: {}, parts: { base: { ...base!, fill } } }
    const third = { role: 'third' as const, colours: {}, parts: {} }
    const made = await make({ document: { ...kit(), clubColours: [], kits: [away, third] } })
    expect(made.kits).toEqual([
      { kit: 'home', colours: ['#0f766e'] },
      { kit: 'away', colours: ['#facc15'] },
      { kit: 'third', colours: ['#0f766e'] },
    ])
  })

  test('of a garment that the shop does not sell are not shown', async () => {
    const { value } = await shop.call('GET /api/templates', { host: MEKONG, query: { type: 'HOODIE' } })
    expect(value.items).toEqual([])
  })

  test('have pictures, which may be kept for good', async () => {
    const [first] = (await shop.call('GET /api/templates', {})).value.items
    const picture = await shop.app.inject({ url: `${first!.pictureUrl}&width=40`, headers: { host: 'localhost' } })
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
    expect(picture.headers['cache-control']).toContain('immutable')
    const unnamed = first!.pictureUrl.split('?')[0]!
    const again = await shop.app.inject({ url: `${unnamed}?width=40`, headers: { host: 'localhost' } })
    expect([again.statusCode, again.headers['cache-control']]).toEqual([200, 'public, no-cache'])
    const elsewhere = await shop.app.inject({ url: first!.pictureUrl, headers: { host: MEKONG } })
    expect(elsewhere.statusCode).toBe(404)
  })

  test('of kits have pictures of shirt, shorts and set, by file name', async () => {
    const { value } = await shop.call('GET /api/kits')
    const kits = (await shop.call('GET /api/templates', { query: { type: 'SOCCER_KIT', pageSize: 100 } })).value
    const [id] = kits.items.map(kit => kit.id)
    const heights: number[] = []
    for (const folder of KIT_FOLDERS) {
      expect(value[folder]).toHaveLength(kits.total)
      const file = value[folder][0]!
      expect(file).toMatch(new RegExp(`^${id}-[0-9a-f]{16}\\.webp$`))
      const ask = async (url: string, host = 'localhost') => shop.app.inject({ url, headers: { host } })
      const picture = await ask(`/api/kits/${folder}/${file}?width=400&side=front`)
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
      expect(picture.headers['cache-control']).toContain('immutable')
      const { top, bottom, width } = await inkOf(picture.rawPayload)
      expect([width, bottom - top > 300 || folder === 'shorts']).toEqual([400, true])
      heights.push(bottom - top)
      expect((await ask(`/api/kits/${folder}/${file}`, MEKONG)).statusCode).toBe(404)
      for (const bad of [`${id}-0123456789abcdef.webp`, `${id}.webp`, '..%2Fa.webp'])
        expect((await ask(`/api/kits/${folder}/${bad}`)).statusCode, bad).toBe(404)
    }
    expect(new Set(heights).size).toBe(3)
    expect((await shop.call('GET /api/kits', { host: MEKONG })).value).toEqual({ shirts: [], shorts: [], sets: [] })
    const [tee] = (await shop.call('GET /api/templates', { query: { type: 'TSHIRT' } })).value.items
    const whole = await Promise.all(
      ['set', 'shorts'].map(async part =>
        shop.app.inject({ url: `${tee!.pictureUrl}&width=40&part=${part}`, headers: { host: 'localhost' } }),
      ),
    )
    expect(whole[1]!.headers.etag, 'a garment that is no kit is shown whole').toBe(whole[0]!.headers.etag)
  })

  test('are nobody else’s: another shop neither finds, changes nor deletes them', async () => {
    const { id } = await make()
    const other = await shop.signInStaff('admin@mekong.example', { host: MEKONG })
    const call = { host: MEKONG, token: other, params: { id }, headers: { 'if-match': '*' } }
    const body = { name: NAME, tags: [], isPublished: true }
    const answers = [
      await shop.call('GET /api/templates/{id}', call),
      await shop.call('PUT /api/office/templates/{id}', { ...call, body }),
      await shop.call('DELETE /api/office/templates/{id}', call),
    ]
    expect(answers.map(({ error }) => error?.id)).toEqual(['not-found', 'not-found', 'not-found'])
    expect((await shop.call('GET /api/templates/{id}', { params: { id } })).status).toBe(200)
  })

  test('are listed in short by the start-up call as soon as they are published', async () => {
    await shop.call('GET /whoami')
    const { id } = await make()
    const { value } = await shop.call('GET /whoami')
    expect(value.templates.length).toBeGreaterThan(40)
    expect(value.templates.find(template => template.id === id)).toEqual({
      id,
      type: 'SOCCER_KIT',
      name: NAME,
      pictureUrl: expect.stringContaining(`/api/templates/${id}/picture?v=`),
    })
  })
})

describe('in the office', () => {
  test('only administrators make, change, order and delete templates', async () => {
    const { id } = await make()
    const customer = (await shop.signUp()).access_token
    const store = await shop.signInStaff('store@angkor.example')
    const call = { params: { id }, headers: { 'if-match': '*' } }
    const body = { name: NAME, tags: [], isPublished: false }
    for (const token of [customer, store]) {
      const answers = [
        await shop.call('GET /api/office/templates', { token }),
        await shop.call('POST /api/office/templates', { token, body: { ...body, designId: id } }),
        await shop.call('PUT /api/office/templates/{id}', { ...call, token, body }),
        await shop.call('PUT /api/office/templates/order', { token, body: { type: 'HOODIE', ids: [] } }),
        await shop.call('DELETE /api/office/templates/{id}', { ...call, token }),
      ]
      for (const { status } of answers) expect([401, 403]).toContain(status)
    }
    expect((await shop.call('GET /api/templates/{id}', { params: { id } })).status).toBe(200)
  })

  test('a design becomes a template without its customer’s logo and names', async () => {
    const garment = getGarment('soccer')
    const document = kit(PRODUCT_COLOURS.red)
    const { access_token: token } = await shop.signUp()
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const boundary = 'x'
    const payload = Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`),
      png,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ])
    const headers = {
      host: 'localhost',
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    }
    const file = (await shop.app.inject({ method: 'POST', url: '/api/files', headers, payload })).json<{ id: string }>()
    const asset = { source: 'file', id: file.id, widthPx: 1, heightPx: 1 } as const
    const logo = createImageLayer('crest', 'logo', asset, zoneForRole(garment, document.options, 'logo'))
    const texts = (['playerName', 'frontText', 'backNumber'] as const).map(role =>
      createTextLayer(role, role, role === 'backNumber' ? '7' : 'SECRET', zoneForRole(garment, document.options, role)),
    )
    const designId = await saveDesign({ ...document, layers: [logo, ...texts] }, token)
    const body = { designId, name: NAME, tags: [], isPublished: true }
    const { value } = await shop.call('POST /api/office/templates', { token: admin, body })
    expect(value.colours).toContain('red')
    const full = await shop.call('GET /api/templates/{id}', { params: { id: value.id } })
    expect((full.value.document as { layers: { text: string }[] }).layers.map(({ text }) => text)).toEqual([
      'NAME',
      'ANGKOR KITS',
      '10',
    ])
  })

  test('a template is withdrawn, renamed and published, each on the version that was seen', async () => {
    const { id, pictureUrl } = await make()
    const change = async (ifMatch: string | undefined, isPublished: boolean) =>
      shop.call('PUT /api/office/templates/{id}', {
        token: admin,
        params: { id },
        headers: ifMatch ? { 'if-match': ifMatch } : {},
        body: { name: { en: 'New', kh: 'ថ្មីៗ' }, tags: ['classic', 'classic'], isPublished },
      })
    expect((await change(undefined, false)).error?.id).toBe('precondition-required')
    expect((await change('"7"', false)).error?.id).toBe('stale-version')
    const { value, raw } = await change('"1"', false)
    expect([value.name.en, value.tags, value.isPublished, raw.headers.etag]).toEqual(['New', ['classic'], false, '"2"'])
    expect((await shop.call('GET /api/templates/{id}', { params: { id } })).error?.id).toBe('not-found')
    const bare = pictureUrl.split('?')[0]!
    const unnamed = await shop.app.inject({ url: `${bare}?width=40`, headers: { host: 'localhost' } })
    expect(unnamed.statusCode).toBe(404)
    const named = await shop.app.inject({ url: `${pictureUrl}&width=40`, headers: { host: 'localhost' } })
    expect(named.statusCode).toBe(200)
    expect((await change('"2"', true)).value.isPublished).toBe(true)
    expect((await shop.call('GET /api/templates/{id}', { params: { id } })).value.name.en).toBe('New')
  })

  test('names are needed in both languages', async () => {
    const { id } = await make()
    const body = { name: { en: 'Only', kh: ' ' }, tags: [], isPublished: true }
    const call = { token: admin, params: { id }, headers: { 'if-match': '*' }, body }
    expect((await shop.call('PUT /api/office/templates/{id}', call)).error).toMatchObject({
      id: 'invalid-input',
      fields: [{ path: 'name.kh' }],
    })
  })

  test('the order is set for all of a garment, or not at all', async () => {
    const list = async () =>
      (
        await shop.call('GET /api/office/templates', { token: admin, query: { type: 'HOODIE', pageSize: 100 } })
      ).value.items.map(({ id }) => id)
    const before = await list()
    const order = async (ids: string[]) =>
      shop.call('PUT /api/office/templates/order', { token: admin, body: { type: 'HOODIE', ids } })
    for (const wrong of [before.slice(1), [...before, before[0]!], [before[0]!, ...before.slice(0, -1)]])
      expect((await order(wrong)).error?.id).toBe('stale-version')
    expect(await list()).toEqual(before)
    expect((await order(before.toReversed())).status).toBe(204)
    expect(await list()).toEqual(before.toReversed())
  })

  test('a shop keeps at most five hundred; deleted ones and ownerless designs leave room', async () => {
    const { id } = await make()
    const tenant = await shop.tenantId('angkor')
    const fill = async () =>
      shop.database.withTenant(tenant, async trx =>
        sql`insert into templates (names, product_type, document, document_hash, tags, colours, is_published, position)
          select t.names, 'POLO_SHIRT', t.document, t.document_hash, t.tags, t.colours, false, n
          from templates t, generate_series(1, 500 - (select count(*)::int from templates where deleted_at is null)) n
          where t.id = ${id}`.execute(trx),
      )
    await fill()
    const designId = await saveDesign(kit(), (await shop.signUp()).access_token)
    const body = { designId, name: NAME, tags: [], isPublished: true }
    const add = async (of = designId) =>
      (await shop.call('POST /api/office/templates', { token: admin, body: { ...body, designId: of } })).error
    expect((await add())?.id).toBe('template-limit-reached')
    const listed = await shop.call('GET /api/office/templates', { token: admin, query: { pageSize: 1 } })
    expect(listed.value.total).toBe(500)
    await shop.call('DELETE /api/office/templates/{id}', { token: admin, params: { id }, headers: { 'if-match': '*' } })
    expect(await add(randomUUID())).toMatchObject({ id: 'not-found', fields: [{ path: 'designId', id: 'not-found' }] })
    expect(await add()).toBeUndefined()
    await shop.database.withTenant(tenant, async trx =>
      sql`update templates set deleted_at = now() where product_type = 'POLO_SHIRT' and not is_published`.execute(trx),
    )
  })

  test('a deleted template is gone, once', async () => {
    const { id } = await make()
    const remove = async () =>
      shop.call('DELETE /api/office/templates/{id}', { token: admin, params: { id }, headers: { 'if-match': '"1"' } })
    expect((await remove()).status).toBe(204)
    expect((await remove()).error?.id).toBe('not-found')
    expect((await shop.call('GET /api/templates/{id}', { params: { id } })).status).toBe(404)
  })
})
