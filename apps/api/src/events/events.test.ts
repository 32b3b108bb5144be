import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../entrance/testing.ts'
import { recordEvent } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await createTestShop()
})
afterAll(async () => shop.close())

const payload = { number: 'A-1', personId: randomUUID(), totalCents: 1000, qty: 10 }

const eventsOf = async (slug: 'angkor' | 'mekong', subjectId: string) =>
  shop.database.withTenant(await shop.tenantId(slug), async trx =>
    trx.selectFrom('events').select(['kind', 'payload', 'told_at']).where('subject_id', '=', subjectId).execute(),
  )

test('an event is written with its deed, untold, for its own tenant', async () => {
  const subjectId = randomUUID()
  const event = { kind: 'OrderPlaced', subjectId, payload } as const
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx => recordEvent(trx, event))
  expect(await eventsOf('angkor', subjectId)).toEqual([{ kind: 'OrderPlaced', payload, told_at: null }])
  expect(await eventsOf('mekong', subjectId)).toEqual([])
})

test('a deed that fails leaves no event', async () => {
  const subjectId = randomUUID()
  const fail = shop.database.withTenant(await shop.tenantId('angkor'), async trx => {
    await recordEvent(trx, { kind: 'OrderPlaced', subjectId, payload })
    throw new Error('no stock')
  })
  await expect(fail).rejects.toThrow('no stock')
  expect(await eventsOf('angkor', subjectId)).toEqual([])
})
