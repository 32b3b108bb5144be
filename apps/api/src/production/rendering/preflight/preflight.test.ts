import { readdirSync } from 'node:fs'
import { createDesign, createImageLayer } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../../database/index.ts'
import { fileKey, PACKAGED_UPLOADS } from '../../../files/index.ts'
import { uploadPicture } from '../../../operatorCli/testing.ts'
import { openPressRoom, PLAYERS, type PressRoom } from '../../testing/pressRoom.ts'

let room: PressRoom
beforeAll(async () => {
  room = await openPressRoom()
})
afterAll(async () => room.close())
beforeEach(() => room.begin())

const LONG = 'W'.repeat(30)
const who = { name: LONG, number: '10', size: 'M', line: '1' }
const tooLong = { id: 'name-too-wide', values: { ...who, piece: 'back', text: LONG } }
const SECOND_LONG = [PLAYERS[1], { ...PLAYERS[0], printName: LONG }]

const look = async (id: string, token = room.staff) =>
  room.shop.call('GET /api/office/orders/{id}/preflight', { token, params: { id } })
const problemsOf = async (id: string) => (await look(id)).value.problems

async function giveRoll(id: string, widthMm: number, name: string) {
  const supplier = await room.addSupplier(name, { rolls: [{ fabric: 'interlock', widthMm, lie: 'along' }] })
  await room.inShop(sql`update orders set supplier = ${name}, supplier_id = ${supplier.id} where id = ${id}`)
  return supplier
}

test('a pack that cannot succeed draws nothing: a late name, a too wide piece', async () => {
  const named = await room.createApproved(SECOND_LONG)
  expect(await room.make(named.id)).toMatchObject({ state: 'stopped', problem: { id: 'name-too-wide' }, piecesMade: 0 })
  const wide = await room.createApproved()
  await giveRoll(wide.id, 300, 'Narrow Print')
  const values = { name: 'សុខ ដារ៉ា', number: '10', size: 'M', piece: expect.any(String) as string, width: '300' }
  expect(await room.make(wide.id)).toMatchObject({
    state: 'stopped',
    problem: { id: 'piece-too-wide', values },
    piecesMade: 0,
    papersMade: 0,
  })
  expect(room.asked).toEqual(['preflight', 'preflight'])
})

test('staff see during review what would stop print files, until it is corrected', async () => {
  const { id } = await room.createOrder(SECOND_LONG)
  expect(await problemsOf(id)).toEqual([{ ...tooLong, values: { ...tooLong.values, line: '2' } }])
  const { value, raw } = await room.shop.call('GET /api/office/orders/{id}', { token: room.staff, params: { id } })
  const correction = {
    token: room.staff,
    params: { id, line: value.lines[1]!.id },
    body: { printName: 'DARA', number: 10, size: 'M' as const },
    headers: { 'if-match': String(raw.headers.etag) },
  }
  expect((await room.shop.call('PUT /api/office/orders/{id}/lines/{line}', correction)).status).toBe(200)
  expect(await problemsOf(id)).toEqual([])
  // The roll is checked as soon as the supplier is named. Each size is reported, and garments of the same design only
  // once.
  const supplier = await giveRoll(id, 300, 'Narrower Print')
  expect(await problemsOf(id)).toMatchObject([
    { id: 'piece-too-wide', values: { size: 'S', width: '300' } },
    { id: 'piece-too-wide', values: { size: 'M', width: '300' } },
  ])
  await supplier.change({ rolls: [{ fabric: 'interlock', widthMm: 1_420, lie: 'along' }] })
  expect(await problemsOf(id)).toEqual([])
  await room.inShop(sql`update orders set status = 'CANCELED' where id = ${id}`)
  expect(await problemsOf(id)).toEqual([])
})

test('a checked order is checked at once, and not again by its run', async () => {
  const { id } = await room.createApproved([{ ...PLAYERS[0], printName: LONG }])
  expect(await problemsOf(id)).toEqual([tooLong])
  expect(await room.make(id)).toMatchObject({ problem: tooLong })
  expect(room.asked).toEqual([])
})

test('missing picture and profile files are told before anything is drawn', async () => {
  const { id, lines } = await room.createApproved()
  const supplier = await room.addSupplier('Gone Print')
  await supplier.giveProfile()
  await room.inShop(sql`update orders set supplier = 'Gone Print', supplier_id = ${supplier.id} where id = ${id}`)
  expect(await problemsOf(id)).toEqual([])
  const picture = '00000000-0000-4000-8000-000000000001'
  const asset = { source: 'file', id: picture, widthPx: 600, heightPx: 600 } as const
  const zone = zoneOf(getGarment('tshirt'), createDesign('tshirt').options, 'logo')!
  const layer = createImageLayer('crest', 'logo', asset, zone)
  await room.byOwner(sql`update design_revisions set document_hash = 'gone',
    document = jsonb_set(document, '{layers}', ${JSON.stringify([layer])}::jsonb) where design_id = ${lines[0]!.designId}`)
  for await (const { key } of room.shop.files.list(`${room.tenantId}/`))
    if (key.includes('/profile')) await room.shop.files.remove(key)
  const told = await problemsOf(id)
  expect(told.map(each => each.id)).toEqual(['profile-gone', 'picture-gone'])
  expect(told[1]!.values).toMatchObject({ name: 'សុខ ដារ៉ា', picture, piece: 'front' })
  expect(await room.make(id)).toMatchObject({ state: 'stopped', problem: { id: 'profile-gone' }, piecesMade: 0 })
})

test('a drawing with text stops the order before drawing, and names its piece', async () => {
  const { id, lines } = await room.createApproved()
  const picture = '00000000-0000-4000-8000-000000000002'
  const asset = { source: 'file', id: picture, widthPx: 600, heightPx: 600 } as const
  const zone = zoneOf(getGarment('tshirt'), createDesign('tshirt').options, 'logo')!
  const layer = createImageLayer('crest', 'logo', asset, zone)
  await room.byOwner(sql`update design_revisions set document_hash = 'lettered',
    document = jsonb_set(document, '{layers}', ${JSON.stringify([layer])}::jsonb) where design_id = ${lines[0]!.designId}`)
  const key = fileKey(room.tenantId, picture)
  const put = async (content: string): Promise<void> =>
    room.shop.files.put(
      key,
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`),
    )
  await put('<text y="9" font-family="Khmer OS Muol Light">ក្លឹប</text>')
  const told = await problemsOf(id)
  expect(told).toMatchObject([{ id: 'picture-letters', values: { picture, piece: 'front' } }])
  expect(await room.make(id)).toMatchObject({ state: 'stopped', problem: { id: 'picture-letters' }, piecesMade: 0 })
  await put('<path d="M0 0h9v9z"/>')
  expect(await problemsOf(id)).toEqual([])
})

test('a crest that ships with the program is no missing picture', async () => {
  const { id, lines } = await room.createApproved([PLAYERS[0]])
  const [name = ''] = readdirSync(PACKAGED_UPLOADS)
  const asset = { source: 'file', id: name.replace('.svg', ''), widthPx: 1_100, heightPx: 1_100 } as const
  const zone = zoneOf(getGarment('tshirt'), createDesign('tshirt').options, 'logo')!
  const layer = createImageLayer('crest', 'logo', asset, zone)
  await room.byOwner(sql`update design_revisions set document_hash = 'packaged',
    document = jsonb_set(document, '{layers}', ${JSON.stringify([layer])}::jsonb) where design_id = ${lines[0]!.designId}`)
  expect(await problemsOf(id)).toEqual([])
})

/** Puts a picture of 30 × 20 pixels on the front of the order's design, at a size of 20 dots per inch. */
async function putPicture(designId: string, picture: string): Promise<void> {
  const zone = zoneOf(getGarment('tshirt'), createDesign('tshirt').options, 'logo')!
  const asset = { source: 'file', id: picture, widthPx: 30, heightPx: 20 } as const
  const layer = { ...createImageLayer('crest', 'logo', asset, zone), widthMm: 38, heightMm: 25.3 }
  await room.byOwner(sql`update design_revisions set document_hash = ${picture}, document = jsonb_set(document, '{layers}',
    jsonb_path_query_array(document, '$.layers[*] ? (@.id != "crest")') || ${JSON.stringify([layer])}::jsonb)
    where design_id = ${designId}`)
}
const upload = async () => uploadPicture(room.shop, (await room.shop.signUp()).access_token)

test('staff are warned of a 20 dpi picture during review, and may proceed', async () => {
  const { id, lines } = await room.createOrder()
  expect((await look(id)).value.coarse).toEqual([])
  await putPicture(lines[0]!.designId, await upload())
  // Computed once for both players, and cached when the page is opened again.
  const coarse = [{ kind: 'picture', design: 'Away', piece: 'front', dpi: 20 }]
  for (let time = 0; time < 2; time++) expect((await look(id)).value).toMatchObject({ problems: [], coarse })
  await room.inShop(sql`update orders set status = 'APPROVED', approved_at = '2026-11-24T08:00:00Z' where id = ${id}`)
  const made = await room.make(id)
  expect(made).toMatchObject({ state: 'done', problem: null })
  // The warning agrees with the findings of the pack.
  expect(made.findings).toEqual([{ ...coarse[0], isCoarse: true }])
})

test('the warning of coarse pictures omits drawings, beside what stops the order', async () => {
  const { id, lines } = await room.createOrder([{ ...PLAYERS[0], printName: LONG }])
  const drawing = '00000000-0000-4000-8000-000000000004'
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h30v20z"/></svg>'
  await room.shop.files.put(fileKey(room.tenantId, drawing), Buffer.from(svg))
  await putPicture(lines[0]!.designId, drawing)
  expect((await look(id)).value).toMatchObject({ problems: [tooLong], coarse: [] })
  await putPicture(lines[0]!.designId, await upload())
  expect((await look(id)).value).toMatchObject({ problems: [tooLong], coarse: [{ dpi: 20 }] })
})

test('staff see which labels take cloth because the supplier’s allowance is too narrow', async () => {
  const { id } = await room.createOrder()
  expect((await look(id)).value.labelsBeside).toEqual([])
  const narrow = await room.addSupplier('Narrow seams', { seamMm: 5 })
  await room.inShop(sql`update orders set supplier_id = ${narrow.id} where id = ${id}`)
  expect((await look(id)).value).toMatchObject({ problems: [], labelsBeside: ['collar'] })
})

test('staff see how many numbers nobody prints, and whether the customer wants it so', async () => {
  const { id } = await room.createOrder()
  const { numbers, ...rest } = (await look(id)).value.unprinted
  expect(numbers).toBeGreaterThan(0)
  expect(rest).toEqual({ names: 0, isAccepted: false })
  await room.inShop(sql`update orders set accepts_unprinted = true where id = ${id}`)
  expect((await look(id)).value).toMatchObject({ problems: [], unprinted: { names: 0, numbers, isAccepted: true } })
})

test('another shop’s staff and customers hear nothing of it', async () => {
  const { id } = await room.createOrder(SECOND_LONG)
  const there = { token: await room.shop.signInStaff('store@mekong.example', { host: 'mekong.localhost' }) }
  const call = { ...there, host: 'mekong.localhost', params: { id } }
  expect((await room.shop.call('GET /api/office/orders/{id}/preflight', call)).error?.id).toBe('not-found')
  expect((await look(id, (await room.shop.signUp()).access_token)).status).toBe(403)
})
