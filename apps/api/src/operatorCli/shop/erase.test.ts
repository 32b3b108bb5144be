import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPromise } from 'yauzl'
import { sql } from '../../database/index.ts'
import { createBuyer, lineOf } from '../../orders/testing/buyer.ts'
import type { WorkerPool } from '../../workers/index.ts'
import { createOperator, rowsWith, type TestOperator, uploadPicture } from '../testing.ts'

let operator: TestOperator
beforeAll(async () => {
  operator = await createOperator()
})
afterAll(async () => operator.close())

const refusal = (sentence: RegExp) => ({ code: 1, said: expect.stringMatching(sentence) as string })

/** Reads each table of the archive with its rows. */
async function readTables(path: string): Promise<Map<string, readonly unknown[]>> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true })
  const tables = new Map<string, readonly unknown[]>()
  for await (const entry of zip.eachEntry()) {
    const [, name] = /^tables\/(\w+)\.jsonl$/.exec(entry.fileName) ?? []
    if (name === undefined) continue
    const lines = (await text(await zip.openReadStreamPromise(entry))).split('\n').slice(0, -1)
    tables.set(
      name,
      lines.map(line => JSON.parse(line) as unknown),
    )
  }
  zip.close()
  return tables
}

/** Draws a proof's second picture only after its shop is erased, or its drawing is aborted. */
function drawLate(shop: TestOperator['shop']) {
  const [begun, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let drawn = 0
  const workers: Pick<WorkerPool, 'run'> = {
    async run(job, input, caller) {
      if (job.module.includes('drawWorker') && (drawn += 1) === 2) {
        begun.resolve()
        await Promise.race([gone.promise, once(caller.signal!, 'abort')])
        caller.signal!.throwIfAborted()
      }
      return shop.app.workers.run(job, input, caller)
    },
  }
  return { workers, begun: begun.promise, gone: gone.resolve }
}

test('a shop is erased after two requests and an export; the other goes on', async () => {
  const { type, shop, folder, env } = operator
  const buyer = await createBuyer(shop)
  const fileId = await uploadPicture(shop, buyer.token)
  const note = 'He said "tomorrow",\n\\ or \\. the day after: ចាំ'
  const lines = [lineOf(buyer.designId), lineOf(buyer.designId, { size: 'S' })]
  const order = await buyer.order({ body: { note }, lines })
  const token = await shop.signInStaff('admin@angkor.example')
  const reach = { name: 'Mekong Print', contact: '', email: '', phone: '', language: 'kh' as const, rolls: [] }
  const asked = { seamMm: 10, hemMm: 25, bleedMm: 4, isMirrored: false, cutName: 'CutContour' }
  const { id } = (await shop.call('POST /api/office/suppliers', { token, body: { ...reach, ...asked } })).value
  const wanted = { token, params: { id }, body: { days: 30 } }
  const { link } = (await shop.call('POST /api/office/suppliers/{id}/links', wanted)).value
  const named = { token, params: { id }, body: { name: 'Epson F9470' } }
  const [printer] = (await shop.call('POST /api/office/suppliers/{id}/printers', named)).value.printers
  const { workers, begun, gone } = drawLate(shop)
  const jobs = await shop.openJobs({ workers, sender: { send: async () => undefined, close: () => undefined } })
  await shop.call('POST /api/office/orders/{id}/proof', { token, params: { id: order.id } })
  const drawing = jobs.drain()
  await begun
  const [angkor, mekong] = [await shop.tenantId('angkor'), await shop.tenantId('mekong')]
  // Long enough ago that every server knows.
  await shop.database.withPlatform(async trx =>
    sql`update tenants set suspended_at = now() - interval '1 minute' where id = ${angkor}`.execute(trx),
  )
  await shop.database.withTenant(angkor, async trx =>
    sql`insert into packs (order_id, order_version, asked_at, state, printer_id, printer_name)
      values (${order.id}, 1, now(), 'making', ${printer!.id}, 'Epson F9470')`.execute(trx),
  )
  const others = await rowsWith(shop, mekong, [''])

  expect(await type('shop erase angkor')).toEqual(refusal(/1 order, 1 of them under way\. Nothing was erased/))
  expect(await type('shop erase angkor --confirm mekong')).toEqual(refusal(/Nothing was erased/))
  expect(await type('shop erase angkor --confirm angkor')).toEqual(refusal(/adds --with-open-orders/))
  expect((await rowsWith(shop, angkor, [order.id])).length).toBeGreaterThan(0)
  const to = join(folder, 'farewell')
  expect(await type(`shop erase angkor --confirm angkor --with-open-orders --to ${to}`)).toMatchObject({ code: 0 })

  gone()
  await drawing
  expect(await rowsWith(shop, angkor, [''])).toEqual([])
  const { rows } = await shop.database.withPlatform(async trx =>
    sql`select 1 from tenants where id = ${angkor}`.execute(trx),
  )
  expect(rows).toEqual([])
  const acts = await shop.database.withPlatform(async trx =>
    sql`select actor, act from operator_acts where shop = 'angkor' order by at desc limit 1`.execute(trx),
  )
  expect(acts.rows).toEqual([{ actor: 'kit', act: 'erased' }])
  const left = await readdir(new URL(env.FILES_URL!), { recursive: true, withFileTypes: true })
  expect(left.filter(entry => entry.isFile() && entry.parentPath.includes(angkor))).toEqual([])
  expect(await rowsWith(shop, mekong, [''])).toEqual(others)
  expect((await type('doctor')).said).not.toMatch(/Folders of no shop|lost their bytes/)

  const archive = join(to, (await readdir(to))[0]!)
  const tables = await readTables(archive)
  expect(tables.get('orders')).toMatchObject([{ id: order.id, note, number: order.number }])
  // Print jobs have been canceled and store no files when all are removed.
  expect(tables.get('packs')).toMatchObject([{ state: 'canceled', printer_id: printer!.id }])
  expect(tables.get('printers')).toMatchObject([{ id: printer!.id, supplier_id: id, name: 'Epson F9470' }])
  expect(tables.get('proofs')).toMatchObject([{ state: 'stopped' }])
  expect(tables.get('files')).toMatchObject([{ id: fileId }])
  expect(tables.get('tenants')).toMatchObject([{ slug: 'angkor' }])
  expect(tables.get('accounts')![0]).not.toHaveProperty('password_hash')
  expect(tables.get('supplier_links')).toMatchObject([{ id: link.id }])
  expect(tables.get('supplier_links')![0]).not.toHaveProperty('hash')
  expect([...tables.keys()]).not.toContain('refresh_tokens')
  expect(await type(`restore ${archive} --check`)).toEqual(refusal(/the export of one shop, angkor/))
})
