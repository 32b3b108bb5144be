import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer } from '../../orders/testing/buyer.ts'
import { createHanding } from '../testing/handoverFixture.ts'

let shop: TestShop
let admin: string
let handing: Awaited<ReturnType<typeof createHanding>>
beforeAll(async () => {
  shop = await createTestShop()
  admin = await shop.signInStaff('admin@angkor.example')
  handing = await createHanding(shop)
})
afterAll(async () => shop.close())

/** Creates an approved order of a supplier with two printers, and the actions on it. */
async function createPrinted(name: string) {
  const supplierId = await handing.addSupplier(name)
  const addPrinter = async (called: string) => {
    const wanted = { token: admin, params: { id: supplierId }, body: { name: called } }
    const { printers } = (await shop.call('POST /api/office/suppliers/{id}/printers', wanted)).value
    const { id: printer_id, name: printer_name } = printers.at(-1)!
    return { printer_id, printer_name }
  }
  const epson = await addPrinter('Epson')
  const mimaki = await addPrinter('Mimaki')
  const { id } = await (await createBuyer(shop)).order()
  await handing.approve(id, supplierId)
  const of = { token: handing.staff, params: { id } }
  const pieces = async () => (await shop.call('GET /api/office/orders/{id}/pieces', of)).value
  return {
    id,
    supplierId,
    epson,
    mimaki,
    list: async () => (await shop.call('GET /api/office/orders/{id}/packs', of)).value,
    ask: async (printer?: string) =>
      shop.call('POST /api/office/orders/{id}/packs', { ...of, ...(printer !== undefined && { query: { printer } }) }),
    pieces,
    async remake(printer?: string) {
      const [bundle] = (await pieces()).bundles
      const { line, garment, pieces: all } = bundle!
      const items = [{ line, garment, pieces: [all[0]!.piece] }]
      const body = { reason: 'lost', culprit: 'shop', costCents: 0, note: '', items, printer } as const
      return shop.call('POST /api/office/orders/{id}/remakes', { ...of, body })
    },
    rename: async (printer: string, called: string) =>
      shop.call('PUT /api/office/printers/{id}', { token: admin, params: { id: printer }, body: { name: called } }),
    remove: async (printer: string) =>
      shop.call('DELETE /api/office/printers/{id}', { token: admin, params: { id: printer } }),
    /** Ends the pack. */
    end: async () => handing.inShop(sql`update packs set state = 'canceled', ended_at = now() where order_id = ${id}`),
  }
}

test('files are made for the chosen printer, else the last one, else the first', async () => {
  const { id, supplierId, epson, mimaki, ask, list, end } = await createPrinted('Two Machines')
  const printers = [epson, mimaki].map(each => ({ id: each.printer_id, name: each.printer_name }))
  expect(await list()).toMatchObject({ printers, printer: epson.printer_id })
  expect((await ask()).value).toMatchObject({ printer: 'Epson', state: 'queued' })
  expect((await ask(epson.printer_id)).status).toBe(201)
  expect((await ask(mimaki.printer_id)).error?.id).toBe('pack-under-way')
  await end()
  expect((await ask(mimaki.printer_id)).value.printer).toBe('Mimaki')
  await end()
  expect((await list()).printer).toBe(mimaki.printer_id)
  expect((await ask()).value.printer).toBe('Mimaki')
  // Another order of the supplier starts with the printer used last.
  const { id: next } = await (await createBuyer(shop)).order()
  await handing.approve(next, supplierId)
  const asked = await shop.call('POST /api/office/orders/{id}/packs', { token: handing.staff, params: { id: next } })
  expect(asked.value.printer).toBe('Mimaki')
  const other = await createPrinted('Next Door')
  for (const unknown of [other.epson.printer_id, randomUUID()])
    expect((await ask(unknown)).error?.id).toBe('printer-gone')
  await handing.inShop(sql`update orders set supplier_id = null where id = ${id}`)
  expect(await list()).toMatchObject({ printers: [], printer: null })
})

test('files outlive a printer’s new name, and are outdated once it is removed', async () => {
  const { id, supplierId, epson, mimaki, list, rename, remove } = await createPrinted('Keeps Names')
  await handing.packOf(id)
  await handing.packOf(id, null, mimaki)
  await handing.packOf(id, null, epson)
  const seen = async () => (await list()).items.map(({ printer, isOutdated }) => [printer, isOutdated])
  await rename(epson.printer_id, 'Epson two')
  await remove(mimaki.printer_id)
  expect(await seen()).toEqual([
    ['Epson', false],
    ['Mimaki', true],
    [null, false],
  ])
  expect((await list()).printers).toEqual([{ id: epson.printer_id, name: 'Epson two' }])
  // The office recognises its files by the id, whatever the printer's name was when they were made.
  expect((await list()).items.map(({ printerId }) => printerId)).toEqual([epson.printer_id, null, null])
  const { supplierId: next } = await createPrinted('Takes Over')
  await handing.inShop(sql`update orders set supplier_id = ${next} where id = ${id}`)
  expect(await seen()).toEqual([
    ['Epson', true],
    ['Mimaki', true],
    [null, false],
  ])
  await handing.inShop(sql`update orders set supplier_id = ${supplierId} where id = ${id}`)
  expect((await seen())[0]).toEqual(['Epson', false])
})

test('the supplier is told the files’ printer, and fetches none of a removed one', async () => {
  const { id, supplierId, mimaki, remove } = await createPrinted('By Link')
  const { token } = await handing.makeLink(supplierId)
  const packId = await handing.packOf(id, null, mimaki)
  expect((await handing.handOver(id, packId)).value.handover).toMatchObject({ printer: 'Mimaki', isOutdated: false })
  const work = async () => (await shop.call('GET /api/handovers/{token}', { params: { token } })).value.items[0]
  expect(await work()).toMatchObject({ printer: 'Mimaki', isOutdated: false })
  const fetched = async () =>
    (await shop.app.inject({ url: `/api/handovers/${token}/orders/${id}/archive`, headers: { host: 'localhost' } }))
      .statusCode
  expect(await fetched()).toBe(200)
  await remove(mimaki.printer_id)
  expect(await work()).toMatchObject({ printer: 'Mimaki', isOutdated: true })
  expect(await fetched()).toBe(409)
  expect((await handing.handOver(id, packId)).error?.id).toBe('pack-outdated')
})

test('remade pieces use the printer of the rest, unless another is chosen', async () => {
  const { id, supplierId, epson, mimaki, list, pieces, remake, end } = await createPrinted('Made Again')
  const handed = await handing.packOf(id, null, mimaki)
  await handing.packOf(id, null, epson)
  expect([(await list()).printer, (await pieces()).printer]).toEqual([epson.printer_id, epson.printer_id])
  await handing.handOver(id, handed)
  expect([(await list()).printer, (await pieces()).printer]).toEqual([epson.printer_id, mimaki.printer_id])
  const first = (await remake()).value
  expect((await list()).items[0]).toMatchObject({ remake: first.place, printer: 'Mimaki' })
  // Behind the pack that is under way.
  const second = (await remake(epson.printer_id)).value
  expect((await list()).items[0]).toMatchObject({ remake: second.place, printer: 'Epson', state: 'waiting' })
  const again = async (printer: string) =>
    shop.call('POST /api/office/remakes/{id}/packs', {
      token: handing.staff,
      params: { id: second.id },
      query: { printer },
    })
  // The remake waits once, for the printer chosen last.
  expect((await again(mimaki.printer_id)).value).toMatchObject({ printer: 'Mimaki', state: 'waiting' })
  expect((await list()).items.filter(({ state }) => state === 'waiting')).toHaveLength(1)
  await end()
  const { token } = await handing.makeLink(supplierId)
  await handing.packOf(id, second.id, epson)
  const { items } = (await shop.call('GET /api/handovers/{token}', { params: { token } })).value
  expect(items[0]!.remakes.map(({ place, printer }) => [place, printer])).toEqual([
    [second.place, 'Epson'],
    [first.place, null],
  ])
  expect((await remake(randomUUID())).error?.id).toBe('printer-gone')
})
