import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createOwnFontLoader } from '../../fonts/index.ts'
import { createBuyer, lineOf } from '../../orders/testing/buyer.ts'
import { createUploadReader, pressKey } from '../../files/index.ts'
import { exportPack, PackUnavailableError } from './exportPack.ts'
import { expirePacks } from './expirePacks.ts'
import { createHanding } from '../testing/handoverFixture.ts'

let shop: TestShop
let handing: Awaited<ReturnType<typeof createHanding>>
let folder: string
beforeAll(async () => {
  shop = await createTestShop()
  handing = await createHanding(shop)
  folder = await mkdtemp(join(tmpdir(), 'kitwright-now-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

async function createApproved() {
  const buyer = await createBuyer(shop)
  const order = await buyer.order({ lines: [lineOf(buyer.designId, { qty: 12 })] })
  await handing.approve(order.id, null)
  return order.id
}

const make = async (orderId: string, printer?: string) => {
  const { database, files, origins, app } = shop
  const path = join(folder, `${orderId}.zip`)
  const readers = {
    loadOwnFonts: createOwnFontLoader(database, files),
    readUploads: createUploadReader(database, files),
  }
  const how = { database, files, origins, ...readers, workers: app.workers, now: () => new Date() }
  return exportPack(
    { tenantId: handing.tenantId, orderId, path, printer },
    { ...how, signal: new AbortController().signal },
  )
}

test('the terminal tells in a sentence why no pack exists, and no file begins', async () => {
  const made = await createApproved()
  const params = { id: made }
  const { bundles } = (await shop.call('GET /api/office/orders/{id}/pieces', { token: handing.staff, params })).value
  const items = [{ line: 1, garment: 1, pieces: [bundles[0]!.pieces[0]!.piece] }]
  const body = { reason: 'lost', culprit: 'carrier', costCents: 0, note: '', items } as const
  await shop.call('POST /api/office/orders/{id}/remakes', { token: handing.staff, params, body })
  await expect(make(made)).rejects.toThrow(
    new PackUnavailableError('Another pack of it is being made. Try again when it is done.'),
  )

  const held = await createApproved()
  await shop.call('POST /api/office/orders/{id}/packs', { token: handing.staff, params: { id: held } })
  await handing.inShop(
    sql`update packs set held_until = now() + interval '1 minute', pieces = 60, pieces_made = 5 where order_id = ${held}`,
  )
  await expect(make(held)).rejects.toThrow(
    new PackUnavailableError('The pack is already being made: 5 of 60 pieces. Try again when it is done.'),
  )

  const canceled = await createApproved()
  await handing.inShop(sql`update orders set status = 'CANCELED' where id = ${canceled}`)
  await expect(make(canceled)).rejects.toThrow(PackUnavailableError)
  const { rows } = await handing.inShop(sql<{ state: string; problem: string; made_by: null }>`
    select state, problem, made_by from packs where order_id = ${canceled}`)
  expect(rows).toEqual([{ state: 'stopped', problem: 'order-not-approved', made_by: null }])
  expect(await readdir(folder)).toEqual([])
})

test('the printer is named in any case; an unknown name lists the others', async () => {
  const [supplierId, plainId] = [await handing.addSupplier('Two Machines'), await handing.addSupplier('No Machine')]
  const token = await shop.signInStaff('admin@angkor.example')
  for (const name of ['Epson F9470', 'Mimaki'])
    await shop.call('POST /api/office/suppliers/{id}/printers', { token, params: { id: supplierId }, body: { name } })
  const id = await createApproved()
  const given = async (to: string) => handing.inShop(sql`update orders set supplier_id = ${to} where id = ${id}`)
  await given(plainId)
  await expect(make(id, 'Roland')).rejects.toThrow(
    new PackUnavailableError('The supplier has no printer “Roland”. No printer of theirs is known.'),
  )
  await given(supplierId)
  await expect(make(id, 'Roland')).rejects.toThrow(
    new PackUnavailableError('The supplier has no printer “Roland”. There are “Epson F9470”, “Mimaki”.'),
  )
  // The order is canceled before anything is rendered.
  await handing.inShop(sql`update orders set status = 'CANCELED' where id = ${id}`)
  for (const called of ['mimaki', undefined, 'EPSON f9470'])
    await expect(make(id, called)).rejects.toThrow(PackUnavailableError)
  const { rows } = await handing.inShop(sql<{ printer_name: string }>`
    select printer_name from packs where order_id = ${id} order by id`)
  expect(rows).toEqual(['Mimaki', 'Mimaki', 'Epson F9470'].map(printer_name => ({ printer_name })))
})

test('files in no pack are kept for a week, those in one ninety days', async () => {
  // No pack has a lease.
  await handing.inShop(sql`update packs set held_until = null`)
  const orderId = await createApproved()
  await handing.packOf(orderId)
  const { rows } = await handing.inShop(sql<{ sha: string }>`
    select files->0->>'hash' as sha from packs where order_id = ${orderId} and state = 'done'`)
  const { tenantId } = handing
  const key = (hash: string, kind: 'pdf' | 'json'): string => pressKey(tenantId, hash, kind)
  const [{ sha }] = rows as [{ sha: string }]
  const [stray, foreign] = ['ab'.repeat(32), key('cd'.repeat(32), 'pdf')]
  await shop.files.put(key(stray, 'json'), Buffer.from('{}'))
  await shop.files.put(key(sha, 'json'), Buffer.from('{}'))
  await shop.files.put(foreign, Buffer.from('what a canceled run has left'))
  const DAY_MS = 24 * 60 * 60_000
  const sweep = async (days: number): Promise<number> =>
    expirePacks({
      database: shop.database,
      files: shop.files,
      tenantIds: [tenantId],
      now: new Date(Date.now() + days * DAY_MS),
    })
  expect(await sweep(6.9)).toBe(0)
  expect(await sweep(7.1)).toBe(2)
  expect(await Promise.all([sha, stray].map(async hash => shop.files.has(key(hash, 'json'))))).toEqual([true, false])
  expect(await sweep(89.9)).toBe(0)
  // Its file with its metadata, and the manifest.
  expect(await sweep(90.1)).toBe(3)
  expect(await shop.files.has(key(sha, 'pdf'))).toBe(false)
})
