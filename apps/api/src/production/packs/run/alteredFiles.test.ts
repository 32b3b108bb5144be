import { createDesign, createImageLayer } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../../database/index.ts'
import { fileKey, pressKey, type PressKind, profileKey, hashBytes } from '../../../files/index.ts'
import { uploadPicture } from '../../../operatorCli/testing.ts'
import { createBuyer, lineOf } from '../../../orders/testing/buyer.ts'
import { openPressRoom, PLAYERS, type PressRoom } from '../../testing/pressRoom.ts'

let room: PressRoom
beforeAll(async () => {
  room = await openPressRoom()
})
afterAll(async () => room.close())
beforeEach(() => room.begin())

/** Creates an approved order of a shirt with a customer's picture on its back, and returns that picture's key. */
async function createPictured() {
  const { shop, tenantId, inShop } = room
  const buyer = await createBuyer(shop)
  const id = await uploadPicture(shop, buyer.token)
  const plain = createDesign('tshirt')
  const zone = { ...zoneOf(getGarment('tshirt'), plain.options, 'logo')!, piece: 'back' }
  const layer = createImageLayer('logo', 'logo', { source: 'file', id, widthPx: 30, heightPx: 20 }, zone)
  const designId = await buyer.saveDesign('Away', { ...plain, layers: [layer] })
  const line = { ...lineOf(designId), productType: 'TSHIRT', qty: 1, playerName: 'Sok Dara', number: 10 }
  const order = await buyer.order({ lines: [line] })
  await inShop(sql`update orders set status = 'APPROVED', approved_at = '2026-11-24T08:00:00Z' where id = ${order.id}`)
  return { orderId: order.id, id, key: fileKey(tenantId, id) }
}

const green = async (): Promise<Buffer> =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#16a34a' } })
    .png()
    .toBuffer()

test('a swapped picture is printed nowhere, and readers are told where it was', async () => {
  const { shop, staff } = room
  const { orderId, id, key } = await createPictured()
  const came = (await shop.files.find(key))!
  await shop.files.put(key, await green())
  const values = { line: '1', name: 'Sok Dara', number: '10', size: 'M', picture: id, piece: 'back' }
  const problem = { id: 'picture-altered', values }
  expect(await room.make(orderId)).toMatchObject({ state: 'stopped', problem })
  const proof = { token: staff, params: { id: orderId } }
  await shop.call('POST /api/office/orders/{id}/proof', proof)
  await room.jobs.drain()
  expect((await shop.call('GET /api/office/orders/{id}/proof', proof)).value.proof).toMatchObject({ problem })
  const remakeId = await room.remakeBacks(orderId)
  await room.jobs.drain()
  expect(await room.latest(orderId)).toMatchObject({ remake: 1, state: 'stopped', problem })
  await shop.files.put(key, came)
  await room.askRemake(remakeId)
  await room.jobs.drain()
  expect(await room.latest(orderId)).toMatchObject({ remake: 1, state: 'done', problem: null })
})

test('a changed file of a pack is made again and used nowhere', async () => {
  const { shop, asked, countOf, inShop, tenantId } = room
  const { id } = await room.createApproved(PLAYERS.slice(1))
  const roll = { fabric: 'interlock', widthMm: 1_420, lie: 'along', metreCents: 0 }
  const supplier = await room.addSupplier('Swapped', { rolls: [roll] })
  await inShop(sql`update orders set supplier = 'Swapped', supplier_id = ${supplier.id} where id = ${id}`)
  const first = await room.make(id)
  expect(first).toMatchObject({ state: 'done', markers: [{ fabric: 'interlock' }] })
  const { rows } = await inShop(sql`select files from packs where id = ${first.id}`)
  const { files } = rows[0] as { files: { name: string; hash: string; kind: PressKind }[] }
  for (const [part, again] of [
    ['floor/', ['papers']],
    ['marker/', ['papers']],
    ['01-001', ['make', 'check']],
  ] as const) {
    const { hash, kind } = files.find(({ name }) => name.startsWith(part) && !name.endsWith('.json'))!
    const key = pressKey(tenantId, hash, kind)
    const made = (await shop.files.find(key))!
    await shop.files.put(key, Buffer.from(made).fill(0x20, 100, 120))
    asked.length = 0
    expect(await room.make(id), part).toMatchObject({ state: 'done', sha256: first.sha256 })
    expect(
      [...new Set(asked)].filter(job => job !== 'preflight'),
      part,
    ).toEqual(again)
    expect(await hashBytes((await shop.files.find(key))!)).toBe(await hashBytes(made))
  }
  expect(countOf('lay')).toBe(0)
})

test('a colour profile that is another under its name converts nothing', async () => {
  const { id } = await room.createApproved(PLAYERS.slice(1))
  const supplier = await room.addSupplier('Inked', {})
  await room.inShop(sql`update orders set supplier = 'Inked', supplier_id = ${supplier.id} where id = ${id}`)
  await supplier.giveProfile()
  const { rows } = await room.inShop(sql`select profile_hash as hash from suppliers where id = ${supplier.id}`)
  const key = profileKey(room.tenantId, (rows[0] as { hash: string }).hash)
  const bytes = Buffer.from((await room.shop.files.find(key))!)
  bytes[bytes.length - 1]! ^= 1
  await room.shop.files.put(key, bytes)
  expect(await room.make(id)).toMatchObject({
    state: 'stopped',
    problem: { id: 'profile-altered', values: { profile: 'Chemical proof' } },
  })
})
