import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { StoreError } from '../../files/index.ts'
import { openPressRoom, PLAYERS, type PressRoom } from '../testing/pressRoom.ts'

let room: PressRoom
let staff: string
beforeAll(async () => {
  room = await openPressRoom()
  staff = await room.shop.signInStaff('store@angkor.example')
})
afterAll(async () => room.close())
beforeEach(() => room.begin())

const proofOf = async (id: string) =>
  (await room.shop.call('GET /api/office/orders/{id}/proof', { token: staff, params: { id } })).value.proof

async function sendTwo() {
  const orders: { id: string; number: string }[] = []
  for (const players of [PLAYERS, PLAYERS.slice(1)]) {
    const { id } = await room.createOrder(players)
    const { rows } = await room.inShop(sql`select number from orders where id = ${id}`)
    await room.shop.call('POST /api/office/orders/{id}/proof', { token: staff, params: { id } })
    orders.push({ id, number: (rows[0] as { number: string }).number })
  }
  return orders as [(typeof orders)[0], (typeof orders)[0]]
}

test('a waiting proof tells its place and the order before it', async () => {
  const [first, second] = await sendTwo()
  expect((await proofOf(first.id))?.waits).toEqual({ for: 'press', place: 1, order: null })
  expect((await proofOf(second.id))?.waits).toEqual({ for: 'line', place: 2, order: first.number })
  const seen: unknown[] = []
  room.hand.before = async (_, input) => {
    seen.push([(await proofOf(first.id))?.waits ?? null, (await proofOf(second.id))?.waits ?? null])
    return input
  }
  await room.jobs.drain()
  expect(seen[0]).toEqual([null, { for: 'line', place: 2, order: first.number }])
  expect(seen.at(-1)).toEqual([null, null])
  expect([(await proofOf(first.id))?.state, (await proofOf(second.id))?.state]).toEqual(['sent', 'sent'])
})

test('an interrupted proof tells its cause and resumes when that has gone', async () => {
  const [first] = await sendTwo()
  room.hand.before = () => {
    throw new StoreError('away', 'away')
  }
  await room.jobs.drain()
  expect(await proofOf(first.id)).toMatchObject({ state: 'making', waits: { for: 'files-away', place: 1 } })
  await room.inShop(
    sql`update proofs set paused_by = null, held_until = now() - interval '1 second' where state = 'making'`,
  )
  expect((await proofOf(first.id))?.waits).toMatchObject({ for: 'restarted' })
  room.hand.before = (_, input) => input
  await room.jobs.drain({ isEarly: true })
  expect(await proofOf(first.id)).toMatchObject({ state: 'sent', waits: null })
})
