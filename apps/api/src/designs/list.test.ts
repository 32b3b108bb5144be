import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { createTestShop, type TestShop } from '../http/testing.ts'
import { createDesigner } from './testing/designer.ts'

let shop: TestShop
let designer: Awaited<ReturnType<typeof createDesigner>>

beforeAll(async () => {
  shop = await createTestShop()
  designer = await createDesigner(shop)
  for (const name of ['Zebra', 'apple 50%', 'Éclair', 'ខ្លា', 'កូនសេះ', 'Banana']) {
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
    await designer.create({ name })
  }
  const run = async (statement: ReturnType<typeof sql>) =>
    shop.database.withTenant(await shop.tenantId('angkor'), async trx => statement.execute(trx))
  await run(sql`update designs set status = 'rejected' where name = 'Banana'`)
})
afterAll(async () => shop.close())

async function names(query: string, language = 'en'): Promise<string[]> {
  const headers = { host: 'localhost', authorization: `Bearer ${designer.token}`, 'accept-language': language }
  const answer = await shop.app.inject({ url: `/api/designs?${query}`, headers })
  return answer.json<{ items: { name: string }[] }>().items.map(({ name }) => name)
}

describe('a list of designs', () => {
  test('sorts names alphabetically, Khmer ones in the order of the Khmer dictionary', async () => {
    const sorted = ['apple 50%', 'Banana', 'Éclair', 'Zebra', 'កូនសេះ', 'ខ្លា']
    expect(await names('sort=name')).toEqual(sorted)
    const inKhmer = await names('sort=name', 'km')
    expect(inKhmer.filter(name => /[ក-អ]/.test(name))).toEqual(['កូនសេះ', 'ខ្លា'])
    expect(inKhmer.filter(name => !/[ក-អ]/.test(name))).toEqual(sorted.slice(0, 4))
  })

  test('starts with the latest, and searches by part of the name and by status', async () => {
    expect((await names(''))[0]).toBe('Banana')
    expect(await names('search=APPLE')).toEqual(['apple 50%'])
    expect(await names(`search=${encodeURIComponent('%')}`)).toEqual(['apple 50%'])
    expect(await names(`search=${encodeURIComponent('សេះ')}`)).toEqual(['កូនសេះ'])
    expect(await names('status=rejected')).toEqual(['Banana'])
    expect(await names('status=rejected&search=zebra')).toEqual([])
  })

  test('knows how many there are of what was asked for', async () => {
    const { token } = designer
    const { value } = await shop.call('GET /api/designs', {
      token,
      query: { status: 'reviewing', pageSize: 2, page: 3 },
    })
    expect([value.items.length, value.total]).toEqual([1, 5])
  })
})
