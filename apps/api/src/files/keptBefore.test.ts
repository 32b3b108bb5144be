import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { fileKey } from './index.ts'

let shop: TestShop
let accountId: string
beforeAll(async () => {
  shop = await createTestShop()
  const { email } = await shop.signUp()
  accountId = await inShop<string>(sql`select id as value from accounts where email = ${email.toLowerCase()}`)
})
afterAll(async () => shop.close())

async function inShop<T>(query: ReturnType<typeof sql>): Promise<T> {
  const tenantId = await shop.tenantId('angkor')
  const { rows } = await shop.database.withTenant(tenantId, async trx => query.execute(trx))
  return (rows[0] as { value: T } | undefined)?.value as T
}

/** Stores a drawing as earlier versions did, without a weight. */
async function keep(content: string): Promise<string> {
  const id = randomUUID()
  const bytes = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${content}</svg>`)
  await shop.files.put(fileKey(await shop.tenantId('angkor'), id), bytes)
  await inShop(sql`insert into files (id, account_id, mime, width_px, height_px, bytes)
    values (${id}, ${accountId}, 'image/svg+xml', 400, 300, ${bytes.length})`)
  return id
}
const verdictOf = async (id: string) =>
  inShop<boolean | null>(sql`select is_heavy as value from files where id = ${id}`)
const ask = async (id: string) => {
  const { status, error, raw } = await shop.call('GET /api/files/{id}', { params: { id } })
  return { status, error: error?.id, mime: raw.headers['content-type'], bytes: raw.rawPayload }
}

const MASKS = `<defs>${Array.from({ length: 26 }, (_, i) => `<mask id="m${i}" mask="url(#m${i - 1})"><rect width="400" height="300" fill="#fff" mask="url(#m${i - 1})"/></mask>`).join('')}</defs><rect width="400" height="300" mask="url(#m25)"/>`

/**
 * Its weight counts everything it draws, although hardly any of it is visible. It is heavy for a browser, but takes the
 * server a moment even on the busiest machine.
 */
const CLIPPED = `<defs><clipPath id="c"><rect width="4" height="4"/></clipPath></defs><rect width="400" height="300" fill="#0f0"/>${'<g clip-path="url(#c)"><rect width="400" height="300" opacity=".5" fill="#f00"/></g>'.repeat(500)}`

test('a light drawing is served as it is, and weighed once', async () => {
  const id = await keep('<rect width="9" height="9"/>')
  expect(await ask(id)).toMatchObject({ status: 200, mime: 'image/svg+xml' })
  expect(await verdictOf(id)).toBe(false)
  // The stored result counts from then on.
  await inShop(sql`update files set is_heavy = true where id = ${id}`)
  expect((await ask(id)).mime).toBe('image/png')
})

test('a heavy drawing is served as pixels, also to many at once', async () => {
  const id = await keep(CLIPPED)
  const [first, ...others] = await Promise.all([1, 2, 3].map(async () => ask(id)))
  expect(first).toMatchObject({ status: 200, mime: 'image/png' })
  for (const other of others) expect(other.bytes.equals(first!.bytes)).toBe(true)
  const { width, height } = await sharp(first!.bytes).metadata()
  expect(width / height).toBeCloseTo(4 / 3, 2)
  expect(await verdictOf(id)).toBe(true)
})

test('a drawing that nobody can draw is refused with the reason', async () => {
  const id = await keep(MASKS)
  expect(await ask(id)).toMatchObject({ status: 422, error: 'svg-too-complex' })
  expect(await verdictOf(id)).toBe(true)
})
