import { ERRORS, type Route, routes } from '@kitwright/contract'
import { z } from 'zod'

type Json = Record<string, unknown>

const UPLOADS = new Set(['POST /api/files', 'POST /api/office/fonts'])

/** Every route may answer these besides its own. */
const COMMON = [
  'bad-request',
  'invalid-input',
  'unknown-host',
  'shop-suspended',
  'too-many-requests',
  'internal',
  'busy',
  'not-ready',
  'storage-full',
] as const
const FOR_PEOPLE = ['unauthenticated', 'session-ended', 'account-blocked', 'admin-not-allowed'] as const

const FOR_KEYS = ['unauthenticated', 'key-invalid', 'scope-missing'] as const

const HEALTH: readonly [string, string][] = [
  ['/health/live', 'The server runs'],
  ['/health/ready', 'The server can work; 503 when it cannot, or is about to stop'],
  ['/api/openapi.json', 'This document'],
]

const API_KEY = { type: 'http', scheme: 'bearer', description: 'A key of the partners’ API' }

let document: string | undefined

/** The OpenAPI 3.1 document of the contract as JSON, made once when it is first asked for: that takes a tenth of a second. */
export const openApiDocument = (): string => (document ??= JSON.stringify(describeApi()))

/** From the schemas that validate. */
function describeApi(): Json {
  const paths: Record<string, Json> = {}
  for (const [key, route] of Object.entries(routes) as [string, Route][]) {
    const [method = '', path = ''] = key.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(key, route) }
  }
  for (const [path, summary] of HEALTH) {
    const ok = { description: 'OK', content: { 'application/json': {} } }
    paths[path] = { get: { summary, responses: { 200: ok } } }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kitwright', version: '1.0.0', description: 'The shop of one tenant, by host.' },
    paths,
    components: {
      schemas: { Error: errorSchema() },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, apiKey: API_KEY },
    },
  }
}

function operationOf(key: string, route: Route): Json {
  const body = bodyOf(key, route)
  return {
    operationId: key.replace(/[^A-Za-z]+/g, '-').replace(/-$/, ''),
    summary: route.summary,
    ...(route.scope && { security: [{ apiKey: [route.scope].flat() }] }),
    ...(route.auth && { security: [{ bearer: [] }, ...(route.auth === 'optional' ? [{}] : [])] }),
    parameters: [
      ...parametersOf(route.params, 'path'),
      ...parametersOf(route.query, 'query'),
      ...parametersOf(route.headers, 'header'),
    ],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: { ...successOf(route), ...failuresOf(route) },
  }
}

function bodyOf(key: string, { body }: Route): Json | undefined {
  if (body) return { 'application/json': { schema: schemaOf(body, 'input') } }
  if (!UPLOADS.has(key)) return undefined
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const schema = { type: 'object', required: ['file'], properties: { file } }
  return { 'multipart/form-data': { schema } }
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query' | 'header'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function successOf({ response, status }: Route): Json {
  if (response === null) return { 204: { description: 'Done' } }
  const content =
    response === 'binary' ? { 'image/*': {} } : { 'application/json': { schema: schemaOf(response, 'output') } }
  return { [status ?? 200]: { description: status === 201 ? 'Made' : 'OK', content } }
}

function failuresOf({ auth, scope, errors }: Route): Json {
  const byStatus = new Map<number, string[]>()
  for (const id of new Set([...COMMON, ...(auth ? FOR_PEOPLE : []), ...(scope ? FOR_KEYS : []), ...errors])) {
    byStatus.set(ERRORS[id], [...(byStatus.get(ERRORS[id]) ?? []), id])
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries([...byStatus].map(([status, ids]) => [status, { description: ids.join(', '), content }]))
}

function errorSchema(): Json {
  const field = z.object({ path: z.string(), id: z.string() })
  const error = z.object({
    id: z.enum(Object.keys(ERRORS)),
    message: z.string(),
    fields: z.array(field).optional(),
    details: z.object({ ticket: z.string(), hasApp: z.boolean(), hasPasskey: z.boolean() }).optional(),
    requestId: z.string(),
  })
  return schemaOf(z.object({ error }), 'output')
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}
