import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sql } from '../../../database/index.ts'
import { ProblemError } from '../../../endpoint/index.ts'
import { StoreError } from '../../../files/index.ts'
import type { GarmentToMake } from '../../rendering/garmentFiles/job.ts'
import { endless, openPressRoom, PLAYERS, type PressRoom } from '../../testing/pressRoom.ts'

let room: PressRoom
beforeAll(async () => {
  room = await openPressRoom()
})
afterAll(async () => room.close())
beforeEach(() => room.begin())

const whoOf = (input: GarmentToMake | { readonly garment: GarmentToMake }): GarmentToMake['who'] | undefined =>
  'garment' in input ? input.garment.who : input.who

/** Creates two orders whose backs are requested, the second after the first. */
async function askForTwo() {
  const orders: { id: string; number: string }[] = []
  for (const player of [PLAYERS, PLAYERS.slice(1)]) {
    const { id } = await room.createApproved(player)
    const { rows } = await room.inShop(sql`select number from orders where id = ${id}`)
    orders.push({ id, number: (rows[0] as { number: string }).number })
    await room.remakeBacks(id)
  }
  return orders as [(typeof orders)[0], (typeof orders)[0]]
}

test('an interrupted pack keeps its place and its files, and says why', async () => {
  const { hand, jobs, latest } = room
  const [first, second] = await askForTwo()
  expect([(await latest(first.id)).waits, (await latest(second.id)).waits]).toEqual([
    { for: 'press', place: 1, order: null, until: null },
    { for: 'line', place: 2, order: first.number, until: null },
  ])
  const made: string[] = []
  let isBroken = true
  const counts: number[] = []
  hand.before = async (job, input) => {
    if (job === 'make') counts.push((await latest(first.id)).piecesMade)
    if (job === 'make' && isBroken && made.length === 1) throw new Error('killed')
    if (job === 'make' || job === 'check') made.push(`${job} ${whoOf(input)!.number}`)
    return input
  }
  await jobs.drain()
  expect(made).toEqual(['make 10'])
  expect(await latest(first.id)).toMatchObject({
    state: 'making',
    piecesMade: 1,
    waits: { for: 'failed', place: 1, order: null, until: expect.any(String) },
  })
  expect(await latest(second.id)).toMatchObject({ state: 'queued', waits: { for: 'line', order: first.number } })
  isBroken = false
  await jobs.drain({ isEarly: true })
  expect(made).toEqual(['make 10', 'make 7', 'check 10', 'check 7', 'make 7', 'check 7'])
  // The run continues with the finished files, and its count never falls.
  expect(counts).toEqual([0, 1, 1, 2])
  expect(await latest(first.id)).toMatchObject({ state: 'done', waits: null })
  expect(await latest(second.id)).toMatchObject({ state: 'done', waits: null })
})

test('the next server resumes an interrupted pack first, without blame, as restarted', async () => {
  const { shop, hand, latest, countOf } = room
  const [first, second] = await askForTwo()
  for (let restarts = 0; restarts < 6; restarts += 1) {
    room.asked.length = 0
    hand.instead = job => (job === 'make' ? endless : undefined)
    const server = await room.openServer()
    server.start()
    await vi.waitUntil(() => countOf('make') === 1 && shop.app.workers.state().running > 0, { timeout: 240_000 })
    expect(await latest(first.id)).toMatchObject({ state: 'making', waits: null })
    await server.close(0)
    expect((await latest(first.id)).waits).toMatchObject({ for: 'restarted', place: 1 })
  }
  hand.instead = () => undefined
  await room.jobs.drain()
  expect((await latest(first.id)).state).toBe('done')
  expect((await latest(second.id)).state).toBe('done')
})

test('a pack waits longer for a full machine or absent store than for failures', async () => {
  const { hand, jobs, latest } = room
  const { id } = await room.createApproved(PLAYERS.slice(1))
  await room.remakeBacks(id)
  hand.before = () => {
    throw new ProblemError('not-ready')
  }
  // Twice each time, which is more than a pack's allowed failures.
  for (let time = 0; time < 4; time += 1) {
    await jobs.drain({ isEarly: true })
    expect(await latest(id)).toMatchObject({ state: 'making', waits: { for: 'busy', until: expect.any(String) } })
  }
  hand.before = () => {
    throw new StoreError('away', 'away')
  }
  await jobs.drain({ isEarly: true })
  expect(await latest(id)).toMatchObject({ state: 'making', waits: { for: 'files-away' } })
  hand.before = (_, input) => input
  await jobs.drain({ isEarly: true })
  expect((await latest(id)).state).toBe('done')
})

test('a pack that crashes its server on every run stops for the next', async () => {
  const [first, second] = await askForTwo()
  // The state left by five servers that crashed without a report.
  await room.inShop(
    sql`update packs set state = 'making', tries = 5, held_until = now() - interval '1 second' where order_id = ${first.id}`,
  )
  expect(await room.latest(first.id)).toMatchObject({ waits: { for: 'restarted', place: 1 } })
  await room.jobs.drain()
  expect(await room.latest(first.id)).toMatchObject({ state: 'stopped', problem: { id: 'broken' }, waits: null })
  expect((await room.latest(second.id)).state).toBe('done')
})
