import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../../database/index.ts'
import { pressPrefix, proofPrefix } from '../../../files/index.ts'
import { openPressRoom, PLAYERS, type PressRoom } from '../../testing/pressRoom.ts'

let room: PressRoom
beforeAll(async () => {
  room = await openPressRoom()
})
afterAll(async () => room.close())
beforeEach(() => room.begin())

/**
 * Removes everything but a hash from each stored JSON file of a folder, as an interrupted program or another one would
 * leave it.
 */
async function breakRecords(prefix: `${string}/`): Promise<number> {
  const { files } = room.shop
  let broken = 0
  for await (const { key } of files.list(prefix)) {
    const content = Buffer.from((await files.find(key))!)
    if (content[0] !== 0x7b && content[0] !== 0x5b) continue
    const { sha256 } = JSON.parse(content.toString()) as { sha256?: string }
    await files.put(key, Buffer.from(JSON.stringify({ sha256 })))
    broken += 1
  }
  return broken
}

async function createRolled(name: string, players: readonly object[]) {
  const { id } = await room.createApproved(players)
  const roll = { fabric: 'interlock', widthMm: 1_420, lie: 'along', metreCents: 0 }
  const supplier = await room.addSupplier(name, { rolls: [roll], pixels: 'png', pixelDpi: 150 })
  await room.inShop(sql`update orders set supplier = ${name}, supplier_id = ${supplier.id} where id = ${id}`)
  return id
}

test('print files are made anew where their stored records have another shape', async () => {
  const id = await createRolled('Rolled', PLAYERS.slice(1))
  const first = await room.make(id)
  expect(first).toMatchObject({ state: 'done', markers: [{ fabric: 'interlock' }] })
  expect(await breakRecords(pressPrefix(room.tenantId))).toBeGreaterThan(10)
  room.asked.length = 0
  expect(await room.make(id)).toMatchObject({ state: 'done', sha256: first.sha256 })
  expect(new Set(room.asked)).toEqual(new Set(['preflight', 'make', 'check', 'papers', 'views', 'lay', 'pixels']))
})

test('a marker whose stored layout has another shape is refused as gone', async () => {
  const id = await createRolled('Laid', PLAYERS.slice(0, 1))
  const pack = await room.make(id)
  const params = { id: pack.id, at: '0' }
  const ask = async () => room.shop.call('GET /api/office/packs/{id}/markers/{at}', { token: room.staff, params })
  expect((await ask()).status).toBe(200)
  await breakRecords(pressPrefix(room.tenantId))
  expect(await ask()).toMatchObject({ status: 410, error: { id: 'pack-gone' } })
})

test('pictures of a proof are drawn anew where their stored list has another shape', async () => {
  const { id } = await room.createOrder(PLAYERS.slice(1))
  const proof = { token: room.staff, params: { id } }
  const send = async () => {
    await room.shop.call('POST /api/office/orders/{id}/proof', proof)
    await room.jobs.drain()
    return (await room.shop.call('GET /api/office/orders/{id}/proof', proof)).value.proof
  }
  expect(await send()).toMatchObject({ state: 'sent' })
  expect(await breakRecords(proofPrefix(room.tenantId))).toBeGreaterThan(0)
  expect(await send()).toMatchObject({ state: 'sent', problem: null })
})
