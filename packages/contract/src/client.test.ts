import { describe, expect, test } from 'vitest'
import { createClient } from './index.ts'

interface SentRequest {
  readonly url: string
  readonly init: RequestInit
}

/** Returns a client whose network gives this answer, and the requests it sent. */
function clientThatHears(answer: () => Response | Promise<Response>) {
  const sent: SentRequest[] = []
  const client = createClient({
    baseUrl: 'http://shop.test',
    send: async (url, init) => {
      sent.push({ url, init })
      return answer()
    },
  })
  return { client, sent }
}

const json = (value: unknown, { status = 200, etag }: { status?: number; etag?: string } = {}): Response => {
  const headers = { 'content-type': 'application/json; charset=utf-8', ...(etag && { etag }) }
  return new Response(JSON.stringify(value), { status, headers })
}

const ID = '0b9d2c34-7f1e-4f5a-9c1d-0a1b2c3d4e5f'

describe('a request', () => {
  test('puts parameters into the path and the query, each escaped', async () => {
    const { client, sent } = clientThatHears(() => json({}))
    await client('GET /api/products/{productType}', { params: { productType: 'SOCCER_KIT' } })
    await client('GET /api/designs', { query: { page: 2, pageSize: undefined } })
    await client('GET /api/previews/{token}', { params: { token: 'a/b?c' } })
    expect(sent.map(({ url }) => url)).toEqual([
      'http://shop.test/api/products/SOCCER_KIT',
      'http://shop.test/api/designs?page=2',
      'http://shop.test/api/previews/a%2Fb%3Fc',
    ])
  })

  test('sends a JSON body with its type, and headers as given', async () => {
    const { client, sent } = clientThatHears(() => json({}))
    const body = { reason: 'too late' }
    await client('POST /api/orders/{id}/cancel', { params: { id: ID }, body, headers: { 'if-match': '"1"' } })
    expect(sent[0]!.init).toMatchObject({
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'if-match': '"1"' },
    })
  })

  test('without a body claims no type', async () => {
    const { client, sent } = clientThatHears(() => json({}))
    await client('GET /whoami', {})
    expect(sent[0]!.init.body).toBeUndefined()
    expect(sent[0]!.init.headers).toEqual({})
  })
})

describe('an answer', () => {
  test('gives value, status and version', async () => {
    const { client } = clientThatHears(() => json({ token: 't', path: '/p' }, { status: 201, etag: '"3"' }))
    expect(await client('POST /api/designs/{id}/preview', { params: { id: ID } })).toEqual({
      ok: true,
      status: 201,
      value: { token: 't', path: '/p' },
      etag: '"3"',
    })
  })

  test('without content is null', async () => {
    const { client } = clientThatHears(() => new Response(null, { status: 204 }))
    expect(await client('DELETE /api/squads/{id}', { params: { id: ID } })).toMatchObject({ ok: true, value: null })
  })

  test('that is a picture is a blob', async () => {
    const { client } = clientThatHears(
      () => new Response(new Uint8Array([1, 2]), { headers: { 'content-type': 'image/png' } }),
    )
    const answer = await client('GET /api/files/{id}', { params: { id: ID } })
    expect(answer.ok && (await answer.value.arrayBuffer()).byteLength).toBe(2)
  })

  test('that refuses gives the API’s error with its fields', async () => {
    const error = { id: 'below-minimum', message: 'Too few', fields: [{ path: 'lines', id: 'x' }], requestId: 'r' }
    const { client } = clientThatHears(() => json({ error }, { status: 422 }))
    expect(await client('GET /whoami', {})).toEqual({ ok: false, status: 422, error })
  })
})

const HTML = { 'content-type': 'text/html; charset=utf-8' }

test('a call that its caller cancels is told apart from a broken network', async () => {
  const { client } = clientThatHears(async () => Promise.reject(new DOMException('canceled', 'AbortError')))
  expect(await client('GET /whoami', {})).toEqual({ ok: false, status: 0, error: { id: 'canceled', message: '' } })
})

test('a table of the shop is a file', async () => {
  const headers = { 'content-type': 'text/csv; charset=utf-8' }
  const { client } = clientThatHears(async () => Promise.resolve(new Response('First day\r\n', { headers })))
  const answer = await client('GET /api/office/figures/csv', { query: { from: '2026-11-01', to: '2026-11-30' } })
  expect(answer.ok && (await answer.value.text())).toBe('First day\r\n')
})

describe('is told as a network failure, never thrown', () => {
  const failure = { ok: false, status: 0, error: { id: 'network', message: '' } }
  test.each<[string, () => Response | Promise<Response>]>([
    ['no connection', async () => Promise.reject(new TypeError('fetch failed'))],
    ['a proxy’s page instead of the API’s error', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a café’s page that asks for signing in', () => new Response('<h1>Wi-Fi</h1>', { headers: HTML })],
    ['nothing, said to be all right', () => new Response(null, { status: 200 })],
    ['JSON that ends in the middle', () => new Response('{"a":', { headers: { 'content-type': 'application/json' } })],
    ['an error without a body', () => json(null, { status: 500 })],
  ])('%s', async (_, answer) => {
    expect(await clientThatHears(answer).client('GET /whoami', {})).toEqual(failure)
  })
})
