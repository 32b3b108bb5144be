import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../http/testing.ts'
import type { Transaction } from '../database/index.ts'
import { forgetHearings, deleteDispatchedEvents, getEvent, claimEvent, orderOf, recordEvent } from './index.ts'

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

const inAngkor = async <T>(work: (trx: Transaction) => Promise<T>): Promise<T> =>
  shop.database.withTenant(await shop.tenantId('angkor'), work)
const DAY_MS = 86_400_000

async function recordOne(subjectId: string): Promise<string> {
  return inAngkor(async trx => {
    await recordEvent(trx, { kind: 'OrderPlaced', subjectId, payload })
    const row = await trx
      .selectFrom('events')
      .select('id')
      .where('subject_id', '=', subjectId)
      .executeTakeFirstOrThrow()
    return row.id
  })
}

test('an event is read back as told; one of a wrong shape is none', async () => {
  const subjectId = randomUUID()
  const id = await recordOne(subjectId)
  const read = async () => inAngkor(async trx => getEvent(trx, id))
  expect(await read()).toEqual({ id, kind: 'OrderPlaced', subjectId, payload, happenedAt: expect.any(Date) })
  await expect(inAngkor(async trx => getEvent(trx, randomUUID()))).rejects.toThrow('no result')
  const set = async (change: object) =>
    inAngkor(async trx => trx.updateTable('events').set(change).where('id', '=', id).execute())
  await set({ payload: JSON.stringify({ ...payload, qty: 'ten' }) })
  await expect(read()).rejects.toThrow('qty')
  await set({ kind: 'ToString' })
  await expect(read()).rejects.toThrow('nobody knows events of the kind ToString')
})

test('a queue acts on an event once, each queue by itself', async () => {
  const eventId = await recordOne(randomUUID())
  const hear = async (queue: string) => inAngkor(async trx => claimEvent(trx, { eventId, queue, now: new Date() }))
  expect([await hear('mail'), await hear('mail'), await hear('staff'), await hear('staff')]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('handled events older than a month are deleted, and nothing else', async () => {
  const now = shop.clock.now
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
  const ids = {
    old: await recordOne(randomUUID()),
    young: await recordOne(randomUUID()),
    untold: await recordOne(randomUUID()),
  }
  await inAngkor(async trx => {
    // The events of the shop's own creation are not tested here.
    await trx.deleteFrom('events').where('id', 'not in', Object.values(ids)).execute()
    await trx
      .updateTable('events')
      .set({ told_at: daysAgo(31) })
      .where('id', '=', ids.old)
      .execute()
    await trx
      .updateTable('events')
      .set({ told_at: daysAgo(29) })
      .where('id', '=', ids.young)
      .execute()
    for (const [queue, days] of [
      ['old', 31],
      ['young', 29],
    ] as const)
      await claimEvent(trx, { eventId: ids.untold, queue, now: daysAgo(days) })
  })
  const forget = async () =>
    inAngkor(async trx => [await deleteDispatchedEvents(trx, now), await forgetHearings(trx, now)])
  expect(await forget()).toEqual([1, 1])
  expect(await forget()).toEqual([0, 0])
  const left = await inAngkor(async trx => trx.selectFrom('events').select('id').execute())
  expect(left.map(({ id }) => id).toSorted()).toEqual([ids.young, ids.untold].toSorted())
})

test('an event names its order, news for the staff included; others name none', () => {
  const subjectId = randomUUID()
  const of = (kind: string, more?: object) => orderOf({ kind, subjectId, payload: more })
  for (const kind of ['OrderPlaced', 'OrderCanceled', 'OrderStatusChanged', 'PaymentNoted', 'LineCorrected'])
    expect(of(kind)).toBe(subjectId)
  expect(of('StaffMailAsked', { about: 'orders' })).toBe(subjectId)
  for (const [kind, more] of [
    ['StaffMailAsked', { about: 'messages' }],
    ['StaffMailAsked', undefined],
    ['MessageSent', { about: 'orders' }],
    ['DesignReviewed', undefined],
  ] as const)
    expect(of(kind, more)).toBeNull()
})
