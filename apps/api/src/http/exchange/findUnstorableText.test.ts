import { API_SCOPES, type Route, type RouteKey, routes } from '@kitwright/contract'
import { createDesign } from '@kitwright/design'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseError, sql } from '../../database/index.ts'
import { findUnstorable } from './findUnstorableText.ts'
import { createTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
const tokens: Record<string, string> = {}
beforeAll(async () => {
  shop = await createTestShop()
  tokens.customer = (await shop.signUp()).access_token
  tokens.staff = await shop.signInStaff('admin@angkor.example')
  const key = { name: 'Accounting', scopes: [...API_SCOPES], expiresInDays: 30 }
  tokens.partner = (await shop.call('POST /api/office/api-keys', { token: tokens.staff, body: key })).value.key
})
afterAll(async () => shop.close())

/** Half of a surrogate pair, and NUL: as JSON writes them. */
const BAD = { half: '\ud83d', 'other half': '\udc4d', NUL: 'a\0b' }

async function ask(
  key: string,
  asked: { body?: unknown; query?: string; param?: string; type?: string; raw?: string },
) {
  const [method = '', path = ''] = key.split(' ')
  const owners = { '/api/office/': 'staff', '/v1/orders': 'partner' }
  const [, owner = 'customer'] = Object.entries(owners).find(([start]) => path.startsWith(start)) ?? []
  const token = tokens[owner]
  const { body, query = '', param = crypto.randomUUID(), type = 'application/json', raw } = asked
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  return shop.app.inject({
    method: method as 'GET',
    url: path.replace(/\{\w+\}/g, param) + query,
    headers: {
      host: 'localhost',
      authorization: `Bearer ${token}`,
      ...(payload !== undefined && { 'content-type': type }),
    },
    payload,
  })
}

function expectRefusal(key: string, answer: LightMyRequestResponse): void {
  const { statusCode } = answer
  const { error } = answer.json<{ error: unknown }>()
  expect([key, statusCode]).toEqual([key, expect.toSatisfy((status: number) => status >= 400 && status < 500)])
  // Under /v1 the public catalogue's own words.
  if (typeof error !== 'string') expect(error).toMatchObject({ id: expect.any(String), requestId: expect.any(String) })
}

const all = Object.entries(routes) as [RouteKey, Route][]

describe.each(Object.entries(BAD))('text that cannot be kept (%s)', (_name, bad) => {
  test.each(all.filter(([, route]) => route.body).map(([key]) => key))('is refused in the body of %s', async key => {
    for (const body of [{ name: bad }, { any: [{ deep: [bad] }] }, { [bad]: 1 }, [bad], bad]) {
      const answer = await ask(key, { body })
      expectRefusal(key, answer)
      expect(answer.json().error.id).toMatch(/^(invalid-input|not-found)$/)
    }
  })
})

test('text that cannot be kept is refused in every query and address', async () => {
  expect.hasAssertions()
  for (const [key, route] of all) {
    if (route.query) {
      const [name = 'q'] = Object.keys((route.query as { shape?: object }).shape ?? {})
      expectRefusal(key, await ask(key, { query: `?${name}=a%00b` }))
      expectRefusal(key, await ask(key, { query: `?a%00b=c` }))
    }
    if (route.params) {
      expectRefusal(key, await ask(key, { param: 'a%00b', body: route.body ? {} : undefined }))
      expectRefusal(key, await ask(key, { param: '%ED%A0%80', body: route.body ? {} : undefined }))
    }
  }
})

test('text that cannot be stored is refused anywhere in a design', async () => {
  const fresh = createDesign('soccer')
  const [layer] = fresh.layers
  const { base } = fresh.parts
  for (const document of [
    { ...fresh, layers: [{ ...layer, name: '\ud800' }] },
    { ...fresh, layers: [{ ...layer, text: 'a\udfff' }] },
    {
      ...fresh,
      parts: { ...fresh.parts, base: { ...base, fill: { kind: 'solid', colour: '#112233', code: '\ud800' } } },
    },
  ]) {
    const body = { id: crypto.randomUUID(), name: 'Home', document }
    const { status, error } = await shop.call('POST /api/designs', { body, token: tokens.customer })
    expect([status, error?.id]).toEqual([400, 'invalid-input'])
    expect(error?.fields).toEqual([{ path: expect.stringMatching(/^document\./), id: 'wrong-format' }])
  }
})

test('a text that cannot be stored is found however deep it is nested', () => {
  const deep = JSON.parse(`${'['.repeat(200_000)}"\\ud800"${']'.repeat(200_000)}`) as unknown
  expect(findUnstorable({ fine: ['ក', '👍', 1, null, true] })).toBeUndefined()
  expect(findUnstorable(deep)).toBeDefined()
})

test('what slips past the door is not our failure either', async () => {
  const stored = shop.database.withPlatform(async trx =>
    sql`select ${JSON.stringify({ name: '\ud800' })}::jsonb`.execute(trx),
  )
  const error: unknown = await stored.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(databaseError(error)).toEqual({ kind: 'unstorable' })
})

describe('a form that cannot be read', () => {
  const FILE = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nbytes\r\n--b--\r\n'
  const uploads = [
    'POST /api/files',
    'POST /api/office/files',
    'POST /api/office/fonts',
    'POST /api/orders/{id}/claims/{claim}/photos',
    'POST /api/orders/{id}/slips',
    'POST /api/office/statements',
    'POST /api/office/suppliers/{id}/profile',
    'POST /api/office/supplier-invoices/{id}/file',
  ]

  test.each([
    ['without a boundary', 'multipart/form-data', FILE],
    ['with an empty boundary', 'multipart/form-data; boundary=', FILE],
    ['with an empty boundary in quotes', 'multipart/form-data; boundary=""', FILE],
    ['with another boundary', 'multipart/form-data; boundary=c', FILE],
    ['with a boundary that is too long', `multipart/form-data; boundary=${'b'.repeat(5_000)}`, FILE],
    ['with a boundary of no letters', 'multipart/form-data; boundary=\t;;', FILE],
    ['broken off in a part’s head', 'multipart/form-data; boundary=b', FILE.slice(0, 30)],
    ['broken off in the file', 'multipart/form-data; boundary=b', FILE.slice(0, 78)],
    ['without its end', 'multipart/form-data; boundary=b', FILE.slice(0, -6)],
    ['of nothing', 'multipart/form-data; boundary=b', ''],
    ['of another kind', 'multipart/mixed; boundary=b', FILE],
  ])('%s is refused wherever files go', async (_name, type, raw) => {
    expect.hasAssertions()
    for (const key of uploads) {
      const answer = await ask(key, { type, raw })
      expectRefusal(key, answer)
    }
  })

  test('is no body for any other call', async () => {
    for (const [key, route] of all.filter(([, { body }]) => body)) {
      expect(route.body).toBeDefined()
      expectRefusal(key, await ask(key, { type: 'multipart/form-data', raw: FILE }))
    }
  })

  test('the list of those that take files is whole', () => {
    const takes = all.filter(([, { summary }]) => summary.includes('multipart field')).map(([key]) => key)
    expect(uploads.toSorted()).toEqual(takes.toSorted())
  })
})
