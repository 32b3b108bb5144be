import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { createPixabay } from './pixabay.ts'

/** A stand-in for Pixabay: counts what it is asked and answers as told. */
let asked: URL[]
let answer: (request: URL, response: ServerResponse) => void
let server: Server
let address: string
let shop: TestShop

const json = (response: ServerResponse, value: unknown, status = 200, headers = {}): void =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
const hit = (id: number, more = {}) => ({
  id,
  pageURL: `https://pixabay.com/photos/${id}/`,
  type: 'photo',
  tags: 'stadium, grass',
  previewURL: `${address}/cdn/${id}_150.png`,
  previewWidth: 150,
  previewHeight: 100,
  largeImageURL: `${address}/cdn/${id}_1280.png`,
  imageWidth: 4000,
  imageHeight: 3000,
  user: 'Somebody',
  ...more,
})
const answerHits = (...hits: unknown[]): void => {
  answer = (_url, response) => json(response, { total: 900, totalHits: 500, hits })
}

const HOUR = 3_600_000
const later = (ms: number): void => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}

beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '/', address)
    asked.push(url)
    answer(url, response)
  })
  await new Promise<void>(done => void server.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  shop = await createTestShop({ pixabayUrl: `${address}/api/` })
})
afterAll(async () => {
  await shop.close()
  server.closeAllConnections()
  await new Promise(done => void server.close(done))
})
// Nothing from the day before is remembered.
beforeEach(() => {
  asked = []
  later(25 * HOUR)
})

const find = async (query: {
  q?: string
  imageTypes?: 'photo' | 'all' | 'vector'
  page?: number
  per_page?: number
  transparent?: 'true' | 'false'
}) => shop.call('GET /api/graphics', { query: { imageTypes: 'photo', ...query } })

describe('with a key, the library', () => {
  test('asks Pixabay without revealing the key, and answers in one shape', async () => {
    answerHits(hit(7))
    const { value, raw } = await find({ q: 'Stadium ' })
    expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({
      key: 'the key of the tests',
      q: 'stadium',
      image_type: 'photo',
      safesearch: 'true',
      colors: 'transparent',
      page: '1',
      per_page: '24',
    })
    expect(value).toMatchObject({ total: 900, totalHits: 500, notice: null, isPixabayOn: true })
    expect(value.hits).toEqual([
      expect.objectContaining({ id: 'pixabay:7', title: 'Stadium', previewURL: '/graphics/pixabay/7-preview' }),
    ])
    expect(raw.headers['cache-control']).toBe('public, max-age=300')
    expect(raw.body).not.toContain('the key of the tests')
    expect(raw.body).not.toContain(address)
  })

  test('asks the same question once in 24 hours, also when several ask at once', async () => {
    answerHits(hit(7))
    await Promise.all([find({ q: 'grass' }), find({ q: ' GRASS' }), find({ q: 'grass' })])
    later(23 * HOUR)
    await find({ q: 'grass' })
    expect(asked.length).toBe(1)
    later(2 * HOUR)
    await find({ q: 'grass' })
    await find({ q: 'grass', transparent: 'false' })
    expect(asked.map(url => url.searchParams.get('colors'))).toEqual(['transparent', 'transparent', null])
  })

  test('asks in English, since Pixabay knows no Khmer, or does not ask', async () => {
    answerHits()
    await find({ q: 'តោ' })
    await find({ q: 'ឪឡឹក' })
    expect(asked.map(url => url.searchParams.get('q'))).toEqual(['lion'])
  })

  test('shows the packaged pictures first and Pixabay’s on the pages behind', async () => {
    answerHits(hit(1), hit(2))
    const first = await find({ q: 'lion', imageTypes: 'all' })
    expect(first.value.hits.map(({ id }) => id)).toEqual([
      'kitwright:lion',
      'fluent-emoji-flat:lion',
      'kitwright:singha',
    ])
    expect(first.value.totalHits).toBe(503)
    const second = await find({ q: 'lion', imageTypes: 'all', page: 2 })
    expect(second.value.hits.map(({ id }) => id)).toEqual(['pixabay:1', 'pixabay:2'])
    expect(asked.map(url => url.searchParams.get('page'))).toEqual(['1'])
    await find({ q: 'lion', imageTypes: 'all', page: 3 })
    expect(asked.map(url => url.searchParams.get('page'))).toEqual(['1', '2'])
  })

  test('shows a partial last page of packaged pictures before Pixabay’s first page', async () => {
    answerHits(hit(1), hit(2))
    const page = async (number: number) =>
      (await find({ q: 'shield star', imageTypes: 'all', page: number, per_page: 3 })).value.hits.map(({ id }) => id)
    const pages = [await page(1), await page(2), await page(3)]
    expect(pages.map(({ length }) => length)).toEqual([3, 1, 2])
    expect(pages[2]).toEqual(['pixabay:1', 'pixabay:2'])
    expect(asked.map(url => url.searchParams.get('page'))).toEqual(['1'])
  })

  test('waits as long as Pixabay wants when it has had enough', async () => {
    answer = (_url, response) => json(response, {}, 429, { 'x-ratelimit-reset': '40' })
    const refused = await find({ q: 'a' })
    expect([refused.status, refused.error?.id, refused.raw.headers['retry-after']]).toEqual([
      429,
      'graphics-busy',
      '40',
    ])
    answerHits(hit(7))
    expect((await find({ q: 'b' })).error?.id).toBe('graphics-busy')
    expect(asked.length).toBe(1)
    later(41_000)
    expect((await find({ q: 'a' })).value.hits.length).toBe(1)
  })

  test.each([
    [{ 'retry-after': '5', 'x-ratelimit-reset': '40' }, 5],
    [{}, 60],
    [{ 'retry-after': 'soon' }, 60],
    [{ 'retry-after': '0' }, 1],
    [{ 'retry-after': '9999' }, 600],
  ])('waits a while where Pixabay says %o: %i s', async (headers, retryAfter) => {
    answer = (_url, response) => json(response, {}, 429, headers)
    const { search } = createPixabay({ key: 'k', url: `${address}/api/` })
    const wanted = { q: 'a', imageTypes: 'photo' as const, isTransparent: false, page: 1, perPage: 20 }
    const now = new Date()
    await expect(search(wanted, now)).rejects.toMatchObject({ id: 'graphics-busy', retryAfter })
    answerHits()
    const almost = new Date(now.getTime() + retryAfter * 1000 - 500)
    await expect(search(wanted, almost)).rejects.toMatchObject({ id: 'graphics-busy', retryAfter: 0.5 })
    expect((await search(wanted, new Date(now.getTime() + retryAfter * 1000))).hits).toEqual([])
  })

  test('still shows the packaged pictures when Pixabay fails', async () => {
    answer = (_url, response) => json(response, {}, 500)
    const { value } = await find({ q: 'lion', imageTypes: 'all' })
    expect(value).toMatchObject({ totalHits: 3, notice: 'graphics-unreachable' })
  })

  test('reports a wrong, large or empty answer of Pixabay, and retries next time', async () => {
    const answers: (typeof answer)[] = [
      (_url, response) => json(response, { hits: 'none' }),
      (_url, response) => void response.end('<html>'),
      (_url, response) => void response.end('x'.repeat(3_000_000)),
      (_url, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      (_url, response) => void response.destroy(),
    ]
    for (const next of answers) {
      answer = next
      const { status, error } = await find({ q: 'same' })
      expect([status, error?.id]).toEqual([502, 'graphics-unreachable'])
    }
    answerHits(hit(7))
    expect((await find({ q: 'same' })).value.hits.length).toBe(1)
  })

  test('takes the end of the pages for an empty one', async () => {
    answer = (_url, response) => void response.writeHead(400).end('[ERROR 400] "page" is out of valid range.')
    expect((await find({ q: 'grass', page: 40 })).value).toMatchObject({ hits: [], total: 0, totalHits: 0 })
    answer = (_url, response) => void response.writeHead(400).end('[ERROR 400] "q" is too long.')
    expect((await find({ q: 'grass', page: 41 })).error?.id).toBe('graphics-unreachable')
  })
})

describe('a picture of Pixabay', () => {
  const show = async (file: string) =>
    shop.call('GET /graphics/{collection}/{file}', { params: { collection: 'pixabay', file } })

  test('comes through this server, made safe, and is copied when it is placed', async () => {
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a0' } })
      .png()
      .toBuffer()
    answer = (url, response) =>
      url.pathname === '/api/' ? json(response, { total: 1, totalHits: 1, hits: [hit(7)] }) : void response.end(bytes)
    const { raw } = await show('7-preview')
    expect([raw.headers['content-type'], raw.headers['cache-control']]).toEqual(['image/png', 'public, max-age=86400'])
    const { access_token: token } = await shop.signUp()
    const placed = await shop.call('POST /api/graphics/{id}/place', { params: { id: 'pixabay:7' }, token })
    expect(placed.value).toMatchObject({ mime: 'image/png', widthPx: 60, heightPx: 40 })
    expect(asked.map(url => url.pathname)).toEqual(['/api/', '/cdn/7_150.png', '/cdn/7_1280.png'])
  })

  test.each([
    'http://169.254.169.254/latest/meta-data',
    'https://pixabay.com.evil.example/x.png',
    'https://evilpixabay.com/x.png',
    'http://cdn.pixabay.com/x.png',
    'file:///etc/passwd',
    'https://cdn.pixabay.com:8443/x.png',
  ])('is never fetched from %s', async previewURL => {
    answerHits(hit(7, { previewURL }))
    expect((await show('7-preview')).status).toBe(502)
    expect(asked.length).toBe(1)
  })

  test('is refused when it is no picture', async () => {
    answer = (url, response) =>
      url.pathname === '/api/'
        ? json(response, { total: 1, totalHits: 1, hits: [hit(7)] })
        : void response.end('<script>')
    expect((await show('7-large')).status).toBe(415)
  })

  test('is not there when Pixabay does not know it, or has it no more', async () => {
    answerHits()
    expect((await show('8-large')).status).toBe(404)
    const answers = async (id: number, status: number) => {
      answer = (url, response) =>
        url.pathname === '/api/'
          ? json(response, { total: 1, totalHits: 1, hits: [hit(id)] })
          : void response.writeHead(status).end()
      return (await show(`${id}-large`)).status
    }
    expect([await answers(9, 404), await answers(10, 500)]).toEqual([404, 502])
  })
})
