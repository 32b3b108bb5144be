import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { manifestIn } from '../../testing/office.ts'
import { openPressRoom, type PressRoom } from '../../testing/pressRoom.ts'
import { sql } from '../../../database/index.ts'

let room: PressRoom
beforeAll(async () => {
  room = await openPressRoom()
})
afterAll(async () => room.close())
beforeEach(() => room.begin())

const PLAIN = { playerName: '', number: null, size: 'S' } as const

test('equal garments share one print file that states its print count', async () => {
  const { shop, staff } = room
  const { id, number } = await room.createApproved([{ ...PLAIN, qty: 3 }])
  const rolls = [{ fabric: 'interlock', widthMm: 1_420 }]
  const supplier = await room.addSupplier('Mekong Print', { rolls, pixels: 'png', language: 'en' })
  await room.inShop(sql`update orders set supplier = 'Mekong Print', supplier_id = ${supplier.id} where id = ${id}`)
  const pack = await room.make(id)
  expect(pack).toMatchObject({ state: 'done', garments: 3, pieces: 15, piecesMade: 15, piecesChecked: 15 })
  expect(room.askedOfGarments()).toEqual(['make', 'check'])

  const zip = await room.zipOf(id)
  const text = zip.toString('latin1')
  const files = manifestIn(zip)['files'] as { file: string; pieces: { piece: string; code: string }[] }[]
  expect(files).toMatchObject([
    { file: '01-001-S-x-3pcs.pdf', count: 3, line: 1, garment: 1, garments: ['1.1', '1.2', '1.3'], name: '' },
  ])
  expect(new Set(text.match(/\d\d-\d{3}-[\w-]+\.pdf/g))).toEqual(new Set(['01-001-S-x-3pcs.pdf']))
  expect(new Set(text.match(/01-001-[\w-]+\/\w+\.png/g)).size).toBe(5)

  // The roll contains each piece of each garment, with the label of its file.
  expect(pack.markers).toMatchObject([{ pieces: 15 }])
  const wanted = { token: staff, params: { id: pack.id, at: 0 } }
  const { pieces } = (await shop.call('GET /api/office/packs/{id}/markers/{at}', wanted)).value
  const codes = Object.groupBy(pieces, ({ code }) => code)
  expect(Object.values(codes).map(of => of!.map(({ garment }) => garment).toSorted())).toEqual(
    Array.from({ length: 5 }, () => [1, 2, 3]),
  )
  expect(Object.keys(codes).toSorted()).toEqual(files[0]!.pieces.map(({ code }) => code).toSorted())

  // A scan counts one of the three and takes the last back.
  const back = files[0]!.pieces.find(({ piece }) => piece === 'back')!
  const params = { number, sign: back.code.split('/')[1]! }
  const look = async () => (await shop.call('GET /api/office/labels/{number}/{sign}', { token: staff, params })).value
  const count = async (isCounted = true) =>
    shop.call('POST /api/office/labels/{number}/{sign}/count', { token: staff, params, body: { isCounted } })
  const counted = async () => (await look()).alike!.pieces.find(({ piece }) => piece === 'back')!.counted
  expect(await look()).toMatchObject({ piece: { piece: 'back', sign: params.sign }, alike: { of: 3, places: '1.1-3' } })
  await Promise.all([count(), count()])
  expect(await counted()).toBe(2)
  for (let i = 0; i < 2; i++) await count()
  expect(await counted()).toBe(3)
  await count(false)
  expect(await counted()).toBe(2)
  const { value } = await shop.call('GET /api/office/orders/{id}/pieces', { token: staff, params: { id } })
  const backs = value.bundles.map(bundle => bundle.pieces.find(({ piece }) => piece === 'back')!)
  expect(backs.map(({ label, countedAt }) => [label, countedAt !== null])).toEqual([
    [params.sign, true],
    [params.sign, true],
    [params.sign, false],
  ])
})
