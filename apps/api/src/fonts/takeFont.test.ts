import { nodeSurface } from '@kitwright/artwork/node'
import { cssFontOf, missingInChain, missingLettersIn } from '@kitwright/library'
import { registerOwnFont } from '@kitwright/library/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { createOwnFontLoader } from './loadOwnFonts.ts'
import { isFetchable } from './externalFonts.ts'
import { type FakeFontsource, startFakeFontsource } from './testing/fakeFontsource.ts'

const LATIN = ['latin', 'latin-ext', 'vietnamese', 'cyrillic']
let fontsource: FakeFontsource
let shop: TestShop
beforeAll(async () => {
  fontsource = await startFakeFontsource(
    { id: 'sabay-slab', family: 'Sabay Slab', package: 'oswald', subsets: [...LATIN, 'absent'] },
    { id: 'khmer-sabay', family: 'Khmer Sabay', package: 'moul', subsets: ['khmer', 'latin'], weights: [400] },
    { id: 'only-bold', family: 'Only Bold', package: 'oswald', subsets: ['latin'], weights: [700] },
    { id: 'later', family: 'Later', package: 'teko', subsets: ['latin'] },
    { id: 'inside', family: 'Inside', package: 'teko', subsets: ['latin'], filesAt: 'http://169.254.169.254/latest' },
    { id: 'thai-only', family: 'Thai Only', package: 'kanit', subsets: ['thai'] },
    { id: 'bravura-text', family: 'Bravura', package: 'teko', subsets: ['latin'] },
    { id: 'some-icons', family: 'Icons', package: 'teko', subsets: ['latin'], type: 'icons' },
  )
  shop = await createTestShop({ fontsourceUrl: `${fontsource.url}/` })
})
afterEach(() => void (fontsource.mode = 'well'))
afterAll(async () => {
  await shop.close()
  await fontsource.close()
})

const take = async (catalogueId: string, host = 'localhost') =>
  shop.call('POST /api/resources/fonts', { body: { catalogueId }, host })
const get = async (url: string, host = 'localhost') => shop.app.inject({ url, headers: { host } })

/** A text as it would be printed. */
function draw(font: string, text: string): Buffer {
  const context = nodeSurface.createCanvas(900, 160).getContext('2d')!
  context.font = cssFontOf({ font, weight: 400, isItalic: false }, 100, text)
  context.fillText(text, 10, 120)
  return Buffer.from(context.getImageData(0, 0, 900, 160).data)
}

describe('a font of the public catalogue', () => {
  test('is shown from this shop’s own origin, which pages may load letters from', async () => {
    const font = (await get('/v1/fonts/sabay-slab')).json<{
      variants: Record<string, Record<string, Record<string, { url: { woff2: string } }>>>
    }>()
    const { woff2 } = font.variants['400']!.normal!['latin-ext']!.url
    expect(woff2).toMatch(
      /^http:\/\/localhost\/v1\/fonts\/sabay-slab\/files\/sabay-slab-latin-ext-400-normal\.woff2\?v=/,
    )
    const { pathname } = new URL(woff2)
    const file = await get(pathname)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'font/woff2'])
    expect(file.rawPayload.subarray(0, 4).toString()).toBe('wOF2')
    const asked = fontsource.asked.length
    expect((await get(pathname)).rawPayload.equals(file.rawPayload)).toBe(true)
    expect(fontsource.asked.length, 'it is fetched once').toBe(asked)
    for (const bad of ['sabay-slab-absent-400-normal', 'sabay-slab-latin-401-normal', 'teko-latin-400-normal'])
      expect((await get(`/v1/fonts/sabay-slab/files/${bad}.woff2`)).statusCode, bad).toBe(404)
  })

  test('is taken with every letter that its maker drew, and printed with them', async () => {
    const { value, status } = await take('sabay-slab')
    expect(status).toBe(200)
    expect(value).toMatchObject({ family: 'Sabay Slab', lang: 'en', source: 'Fontsource', catalogueId: 'sabay-slab' })
    expect(value.id).toMatch(/^own-[0-9a-f]{16}$/)
    expect(value.own!.more.map(({ subset }) => subset).toSorted()).toEqual(['cyrillic', 'latin-ext', 'vietnamese'])
    for (const { url } of [value, ...value.own!.more])
      expect((await get(url)).headers['content-type']).toBe('font/woff2')

    const loaded = await createOwnFontLoader(shop.database, shop.files)(await shop.tenantId('angkor'), [value.id])
    expect(loaded.map(({ font }) => font.id).toSorted()).toEqual(
      [value, ...value.own!.more].map(({ id }) => id).toSorted(),
    )
    for (const { font, bytes } of loaded) expect(registerOwnFont(font, bytes)).toBe(true)
    const coverage = new Map(loaded.map(each => [each.font.id, each.coverage]))
    const text = 'ŁUKASZ ȘTEFAN NGUYỄN Ж'
    expect(missingLettersIn(coverage, value.id, text)).toEqual([])
    expect(missingLettersIn(new Map(), value.id, text), 'the same where only the font is known').toEqual([])
    expect(missingLettersIn(coverage, value.id, 'ក')).toEqual(['ក'])
    expect(missingInChain(coverage, value.id, 'ក')).toEqual([])
    for (const each of ['ANGKOR 10', 'ŁUKASZ', 'NGUYỄN', 'ЖУК'])
      expect(draw(value.id, each).equals(draw('oswald', each)), each).toBe(true)
    expect(draw(value.id, 'ANGKOR').equals(draw('teko', 'ANGKOR'))).toBe(false)
  })

  test('a Khmer font is stored Khmer first, in the weight nearest to regular', async () => {
    const { value } = await take('khmer-sabay')
    expect([value.lang, value.own!.metrics.khmer !== undefined]).toEqual(['kh', true])
    expect(value.own!.more.map(({ subset }) => subset)).toEqual(['latin'])
    expect((await take('only-bold')).value.own!.more).toEqual([])
  })

  test('stays as it was taken: the catalogue is not asked for it again', async () => {
    const first = (await take('later')).value
    fontsource.mode = 'away'
    const asked = fontsource.asked.length
    expect((await take('later')).value).toEqual(first)
    expect(fontsource.asked.length).toBe(asked)
    const many = await Promise.all([1, 2, 3].map(async () => take('later')))
    expect(new Set(many.map(({ value }) => value.id))).toEqual(new Set([first.id]))
  })

  test('is listed among the fonts of the shop’s designs, and no other shop’s', async () => {
    const { id } = (await take('later')).value
    const admin = await shop.signInStaff('admin@angkor.example')
    const listed = (await shop.call('GET /api/resources/fonts')).value
    expect(listed.find(font => font.id === id)).toMatchObject({ source: 'Fontsource', catalogueId: 'later' })
    expect(listed.filter(font => font.family === 'Later')).toHaveLength(1)
    expect((await shop.call('GET /api/office/fonts', { token: admin })).value).toEqual([])
    const remove = await shop.call('DELETE /api/office/fonts/{id}', { params: { id }, token: admin })
    expect(remove.error?.id).toBe('not-found')
    const host = 'mekong.localhost'
    expect((await shop.call('GET /api/resources/fonts/{family}', { params: { family: id }, host })).status).toBe(404)
    expect((await shop.call('GET /api/fontfiles/{id}', { params: { id }, host })).status).toBe(404)
    expect(await createOwnFontLoader(shop.database, shop.files)(await shop.tenantId('mekong'), [id])).toEqual([])
    const theirs = (await take('later', host)).value
    expect(theirs.id, 'its id names its bytes').toBe(id)
    expect((await shop.call('GET /api/fontfiles/{id}', { params: { id }, host })).status).toBe(200)
  })

  test.each([
    ['nobody', 404, 'not-found'],
    ['teko', 404, 'not-found'],
    ['bravura-text', 404, 'not-found'],
    ['some-icons', 404, 'not-found'],
    ['own-0123456789abcdef', 404, 'not-found'],
    ['thai-only', 422, 'font-without-digits'],
    ['inside', 502, 'fonts-unreachable'],
  ])('%s is refused: %i %s', async (catalogueId, status, id) => {
    const answer = await take(catalogueId)
    expect([answer.status, answer.error?.id]).toEqual([status, id])
  })

  test('that is invalid or unreachable is refused, and nothing is stored', async () => {
    const before = (await shop.call('GET /api/resources/fonts')).value
    await get('/v1/fonts/sabay-two')
    fontsource.fonts.push(
      { id: 'spoilt', family: 'Spoilt', package: 'teko', subsets: ['latin'] },
      { id: 'gone', family: 'Gone', package: 'teko', subsets: ['latin'] },
    )
    fontsource.mode = 'spoilt'
    expect((await take('spoilt')).error?.id).toBe('font-type-unsupported')
    expect((await get('/v1/fonts/spoilt/files/spoilt-latin-400-normal.woff2')).statusCode).toBe(404)
    await get('/v1/fonts/gone')
    fontsource.mode = 'away'
    expect((await take('gone')).error?.id).toBe('fonts-unreachable')
    expect((await get('/v1/fonts/gone/files/gone-latin-400-normal.woff2')).statusCode).toBe(502)
    expect((await shop.call('GET /api/resources/fonts')).value).toEqual(before)
  })
})

test('an unreachable catalogue is reported to monitors and listings, and stops nothing else', async () => {
  const other = await startFakeFontsource({ id: 'late', family: 'Late', package: 'teko', subsets: ['latin'] })
  other.mode = 'away'
  const own = await createTestShop({ fontsourceUrl: other.url })
  const ask = async (url: string) => own.app.inject({ url, headers: { host: 'localhost' } })
  const list = await ask('/v1/fonts')
  expect([list.statusCode, list.headers['cache-control']]).toEqual([203, 'no-store'])
  expect(list.json<unknown[]>().length).toBeGreaterThanOrEqual(60)
  expect((await ask('/v1/fonts/late')).statusCode, 'not a 404, which would say that there is none').toBe(502)
  const health = await ask('/health/ready')
  expect([health.statusCode, health.json()]).toEqual([
    200,
    { status: 'degraded', fields: [{ path: 'fontsource', id: 'away' }] },
  ])
  expect((await own.call('GET /api/resources/fonts')).status).toBe(200)
  expect((await own.call('POST /api/resources/fonts', { body: { catalogueId: 'late' } })).error?.id).toBe(
    'fonts-unreachable',
  )
  await own.close()
  await other.close()
})

test('a catalogue cannot make the server fetch from its neighbours', () => {
  const root = 'http://fonts.example:8080'
  const allowed = ['http://fonts.example:8080/a.woff2', 'https://cdn.jsdelivr.net/fontsource/a.woff2']
  const refused = [
    'http://cdn.jsdelivr.net/a.woff2',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://2130706433/a',
    'https://localhost/a',
    'https://db.internal/a',
    'https://x.localhost/a',
    'https://name@cdn.example/a',
    'file:///etc/passwd',
    'data:font/woff2,x',
    'a.woff2',
  ]
  expect(allowed.filter(each => !isFetchable(each, root))).toEqual([])
  expect(refused.filter(each => isFetchable(each, root))).toEqual([])
})
