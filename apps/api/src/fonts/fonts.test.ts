import { createServer, type Server } from 'node:http'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { createOwnFontLoader } from './loadOwnFonts.ts'

const require = createRequire(import.meta.resolve('@kitwright/library'))
const readFontFile = async (id: string, name: string): Promise<Buffer> =>
  readFile(require.resolve(`@fontsource/${id}/files/${id}-${name}`))

const EXCLUDED = ['open-sauce-sans', 'bravura-text']

/** Stands for the public catalogue: fonts of which one is packaged as well, and two are never offered. */
function publicFontOf(id: string, family: string) {
  const lists = { subsets: ['latin'], weights: [400], styles: ['normal'], defSubset: 'latin' }
  const rest = { variable: false, lastModified: '2026-01-01', category: 'display', license: 'OFL-1.1', type: 'google' }
  return { id, family, ...lists, ...rest }
}
let isAway = false
const catalogue: Server = createServer((request, response) => {
  const listed = [
    publicFontOf('zilla-slab', 'Zilla Slab'),
    publicFontOf('teko', 'Not ours'),
    // Never offered, though the public catalogue has them.
    ...EXCLUDED.map(id => publicFontOf(id, id)),
  ]
  const url = { woff2: 'https://cdn.example/zilla.woff2' }
  const files = { unicodeRange: { latin: 'U+0-FF' }, variants: { 400: { normal: { latin: { url } } } } }
  const one = listed.find(({ id }) => id !== 'teko' && request.url === `/v1/fonts/${id}`)
  const body = request.url === '/v1/fonts' ? listed : one ? { ...one, ...files } : null
  response.statusCode = isAway ? 500 : body ? 200 : 404
  response.end(JSON.stringify(body))
})

let shop: TestShop
let linked: TestShop
let admin: string
beforeAll(async () => {
  await new Promise<void>(resolve => catalogue.listen(0, '127.0.0.1', resolve))
  const { port } = catalogue.address() as AddressInfo
  shop = await createTestShop()
  linked = await createTestShop({ fontsourceUrl: `http://127.0.0.1:${port}/` })
  admin = await shop.signInStaff('admin@angkor.example')
})
afterAll(async () => {
  await Promise.all([shop.close(), linked.close()])
  catalogue.close()
})

const BOUNDARY = 'a-boundary-of-the-tests'
async function upload(bytes: Uint8Array, token = admin, host = 'localhost') {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="x.woff2"\r\ncontent-type: font/woff2\r\n\r\n`
  const raw = await shop.app.inject({
    method: 'POST',
    url: '/api/office/fonts',
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: {
      host,
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'accept-language': 'km',
    },
  })
  return { status: raw.statusCode, body: raw.json() }
}

const get = async (url: string, from = shop) => {
  const raw = await from.app.inject({ url, headers: { host: 'localhost' } })
  return { status: raw.statusCode, headers: raw.headers, raw, json: raw.json.bind(raw) }
}
type FontListResponse = { id: string; subsets: string[]; weights: number[]; styles: string[] }[]

describe('the catalogue', () => {
  test('lists the packaged fonts in the public shape, for any site', async () => {
    const { value, raw } = await shop.call('GET /v1/fonts')
    const fonts = value as FontListResponse
    expect(fonts.length).toBeGreaterThanOrEqual(60)
    expect(fonts.find(({ id }) => id === 'teko')).toEqual({
      id: 'teko',
      family: 'Teko',
      subsets: ['devanagari', 'latin', 'latin-ext'],
      weights: [300, 400, 500, 600, 700],
      styles: ['normal'],
      defSubset: 'latin',
      variable: true,
      lastModified: '2025-09-16',
      category: 'sans-serif',
      version: 'v23',
      license: 'OFL-1.1',
      type: 'google',
    })
    expect(raw.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=300' })
  })
  test('filters: all keys, any of a key’s values', async () => {
    const ids = async (query: string) => (await get(`/v1/fonts?${query}`)).json<FontListResponse>().map(({ id }) => id)
    expect(await ids('family=Teko,Graduate')).toEqual(['graduate', 'teko'])
    expect(await ids('family=Teko,Graduate&weights=600')).toEqual(['teko'])
    expect(await ids('subsets=thai&styles=italic')).toEqual(['chakra-petch', 'kanit'])
    expect(await ids('lang=jp')).toEqual(['dela-gothic-one', 'rampart-one'])
    expect(await ids('variable=true&id=moul,oswald')).toEqual(['oswald'])
    expect(await ids('id=bravura-text')).toEqual([])
  })
  test('refuses unknown keys and unknown fonts in the public catalogue’s words', async () => {
    for (const query of ['colour=red', 'id=teko&x']) {
      const { status, json } = await get(`/v1/fonts?${query}`)
      expect([status, json()]).toEqual([400, { status: 400, error: 'Bad Request. Invalid query parameter.' }])
    }
    for (const id of ['nothing', '..%2Fteko', 'bravura-text', 'x'.repeat(90)]) {
      const { status, json } = await get(`/v1/fonts/${id}`)
      expect([status, json()]).toEqual([404, { status: 404, error: 'Not Found. Font does not exist.' }])
    }
  })
  test('gives the address of every file, and the file', async () => {
    const { json } = await get('/v1/fonts/moul')
    const font = json<{
      unicodeRange: object
      variants: Record<string, Record<string, Record<string, { url: object }>>>
    }>()
    expect(font.unicodeRange).toHaveProperty('khmer')
    const { url } = font.variants['400']!.normal!.khmer as { url: { woff2: string; woff: string } }
    expect(url.woff2).toMatch(/^http:\/\/localhost\/v1\/fonts\/moul\/files\/moul-khmer-400-normal\.woff2\?v=/)
    // For programs that know no WOFF2, as the press’s own.
    expect((await get(new URL(url.woff).pathname)).headers['content-type']).toBe('font/woff')
    const file = await get(new URL(url.woff2).pathname)
    expect(file.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(file.raw.rawPayload.equals(await readFontFile('moul', 'khmer-400-normal.woff2'))).toBe(true)
    for (const bad of ['moul/files/teko-latin-400-normal.woff2', 'moul/files/..%2Fmetadata.json', 'x/files/a.woff2'])
      expect((await get(`/v1/fonts/${bad}`)).status, bad).toBe(404)
  })
})

describe('the public catalogue behind it', () => {
  test('adds its fonts to the packaged ones, which stay ours', async () => {
    const fonts = (await get('/v1/fonts', linked)).json<{ id: string; family: string }[]>()
    expect(fonts.map(({ id }) => id)).toContain('zilla-slab')
    expect(fonts.find(({ id }) => id === 'teko')?.family).toBe('Teko')
    expect((await get('/v1/fonts/zilla-slab', linked)).json()).toMatchObject({ family: 'Zilla Slab' })
    expect((await get('/v1/fonts/nobody', linked)).status).toBe(404)
    for (const id of EXCLUDED) {
      expect(fonts.map(font => font.id)).not.toContain(id)
      expect((await get(`/v1/fonts/${id}`, linked)).status, id).toBe(404)
    }
  })
  test('may be unreachable: its last answer is used, and packaged fonts are always there', async () => {
    isAway = true
    expect((await get('/v1/fonts/zilla-slab', linked)).status).toBe(200)
    expect((await get('/v1/fonts/another', linked)).status).toBe(502)
    expect((await get('/v1/fonts/own-0123456789abcdef', linked)).status).toBe(404)
    expect((await get('/v1/fonts/moul', linked)).status).toBe(200)
  })
})

describe('a shop’s own fonts', () => {
  test('begin with the packaged lettering', async () => {
    const { value } = await shop.call('GET /api/resources/fonts')
    expect(value.find(({ id }) => id === 'teko')).toMatchObject({ family: 'Teko', lang: 'en', source: 'Mockup Sports' })
    const one = (await shop.call('GET /api/resources/fonts/{family}', { params: { family: 'Kantumruy Pro' } })).value
    expect((await get(one.url)).status).toBe(200)
    expect((await shop.call('GET /api/resources/fonts/{family}', { params: { family: 'Oswald' } })).error?.id).toBe(
      'not-found',
    )
  })

  test('are uploaded, listed, served and found by family; no other shop sees them', async () => {
    const bytes = await readFontFile('wallpoet', 'latin-400-normal.woff2')
    const { status, body } = await upload(bytes)
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ family: 'Wallpoet', lang: 'en', bytes: bytes.length }),
    ])
    expect((await upload(bytes)).body.id).toBe(body.id)

    const found = await shop.call('GET /api/resources/fonts/{family}', { params: { family: 'wallPOET' } })
    expect(found.value).toMatchObject({ id: body.id, url: `/api/fontfiles/${body.id}`, weights: [400] })
    expect(found.value.own?.metrics.capHeight).toBeGreaterThan(0.5)
    const file = await get(found.value.url)
    expect(file.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': expect.stringMatching('immutable'),
    })
    expect(file.raw.rawPayload.equals(bytes)).toBe(true)

    const host = 'mekong.localhost'
    const theirs = (await shop.call('GET /api/resources/fonts', { host })).value
    expect(theirs.map(({ id }) => id)).not.toContain(body.id)
    for (const family of ['Wallpoet', body.id])
      expect((await shop.call('GET /api/resources/fonts/{family}', { params: { family }, host })).status).toBe(404)
    expect((await shop.call('GET /api/fontfiles/{id}', { params: { id: body.id }, host })).status).toBe(404)
    const intruder = await shop.signInStaff('admin@mekong.example', { host })
    const remove = { params: { id: body.id }, token: intruder, host }
    expect((await shop.call('DELETE /api/office/fonts/{id}', remove)).error?.id).toBe('not-found')
  })

  test('are handed to whoever draws their letters, except packaged and unknown ones', async () => {
    const bytes = await readFontFile('graduate', 'latin-400-normal.woff2')
    const { id } = (await upload(bytes)).body
    const load = createOwnFontLoader(shop.database, shop.files)
    const tenantId = await shop.tenantId('angkor')
    const [font, ...others] = await load(tenantId, ['teko', id, 'own-nobody'])
    expect([font!.font.id, font!.font.family, Buffer.from(font!.bytes).equals(bytes), others]).toEqual([
      id,
      'Graduate',
      true,
      [],
    ])
    expect(font!.coverage.length).toBeGreaterThan(0)
    expect(await load(tenantId, ['teko'])).toEqual([])
    expect(await load(await shop.tenantId('mekong'), [id])).toEqual([])
  })

  test('say in which language they write', async () => {
    expect((await upload(await readFontFile('moul', 'khmer-400-normal.woff'))).body).toMatchObject({
      family: 'Moul',
      lang: 'kh',
    })
  })

  test('that are removed are offered no more, still served, and may come again', async () => {
    const bytes = await readFontFile('squada-one', 'latin-400-normal.woff2')
    const { id } = (await upload(bytes)).body
    expect((await shop.call('DELETE /api/office/fonts/{id}', { params: { id }, token: admin })).status).toBe(204)
    const listed = async () => (await shop.call('GET /api/office/fonts', { token: admin })).value.map(font => font.id)
    expect(await listed()).not.toContain(id)
    expect((await shop.call('GET /api/resources/fonts/{family}', { params: { family: id } })).value.id).toBe(id)
    expect((await get(`/api/fontfiles/${id}`)).status).toBe(200)
    expect((await shop.call('DELETE /api/office/fonts/{id}', { params: { id }, token: admin })).error?.id).toBe(
      'not-found',
    )
    await upload(bytes)
    expect(await listed()).toContain(id)
  })

  test('are refused with a reason when they are none', async () => {
    const whole = await readFontFile('quantico', 'latin-400-normal.woff2')
    const cases: [string, Uint8Array][] = [
      ['font-type-unsupported', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['font-unreadable', whole.subarray(0, 2000)],
      ['font-without-digits', await readFontFile('kanit', 'thai-400-normal.woff2')],
      ['font-too-large', Buffer.alloc(4 * 1024 * 1024 + 1)],
      ['font-too-large', Buffer.alloc(11 * 1024 * 1024)],
    ]
    for (const [id, bytes] of cases) {
      const { status, body } = await upload(bytes)
      expect(body.error.id).toBe(id)
      expect(status).toBeGreaterThanOrEqual(413)
      expect(body.error.message).toMatch(/[\u1780-\u17ff]/)
    }
    expect(
      (await shop.call('GET /api/office/fonts', { token: admin })).value.map(({ family }) => family),
    ).not.toContain('Quantico')
  })

  test('of a name that is taken by another file are refused', async () => {
    expect((await upload(await readFontFile('bokor', 'khmer-400-normal.woff2'))).status).toBe(201)
    const { status, body } = await upload(await readFontFile('bokor', 'khmer-400-normal.woff'))
    expect([status, body.error.id]).toEqual([409, 'font-taken'])
  })

  test('are the administrator’s to change', async () => {
    const bytes = await readFontFile('teko', 'latin-700-normal.woff2')
    const { access_token: customer } = await shop.signUp()
    const store = await shop.signInStaff('store@angkor.example')
    expect((await upload(bytes, customer)).body.error.id).toBe('forbidden')
    expect((await upload(bytes, store)).body.error.id).toBe('right-missing')
  })
})
