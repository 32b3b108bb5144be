import { routes } from '@kitwright/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../testing.ts'

interface Operation {
  requestBody?: { content: Record<string, { schema: { type?: string; additionalProperties?: boolean } }> }
  parameters: { name: string; in: string }[]
  responses: Record<string, { description: string }>
  security?: unknown
}

let shop: TestShop
let document: { openapi: string; paths: Record<string, Record<string, Operation>> }
beforeAll(async () => {
  shop = await createTestShop()
  document = (await shop.app.inject({ url: '/api/openapi.json', headers: { host: 'localhost' } })).json()
})
afterAll(async () => shop.close())

test('what describes the API is a document of OpenAPI 3.1', () => expect(document.openapi).toBe('3.1.0'))

test('every address that is not a page is listed, and no other', () => {
  const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(method => `${method.toUpperCase()} ${path}`),
  )
  const served = [...Object.keys(routes), 'GET /health/live', 'GET /health/ready', 'GET /api/openapi.json']
  expect(documented.toSorted()).toEqual(served.toSorted())
  for (const key of served) {
    const [method = '', path = ''] = key.split(' ')
    expect(shop.app.hasRoute({ method, url: path.replace(/\{(\w+)\}/g, ':$1') }), key).toBe(true)
  }
})

test('bodies, parameters, refusals and sign-in come from the contract', () => {
  const place = document.paths['/api/orders']?.post
  expect(place?.requestBody?.content['application/json']?.schema).toMatchObject({
    type: 'object',
    additionalProperties: false,
  })
  expect(place?.parameters).toContainEqual(expect.objectContaining({ name: 'idempotency-key', in: 'header' }))
  expect(place?.responses['422']?.description).toContain('below-minimum')
  expect(place?.security).toEqual([{ bearer: [] }])
  expect(document.paths['/api/files']?.post?.requestBody?.content).toHaveProperty('multipart/form-data')
})
