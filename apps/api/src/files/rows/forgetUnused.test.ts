import { randomUUID } from 'node:crypto'
import { UPLOAD_LIMITS } from '@kitwright/contract/limits'
import { createDesign, createImageLayer } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql, type Transaction } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { uploadPicture } from '../../operatorCli/testing.ts'
import { createBuyer, lineOf } from '../../orders/testing/buyer.ts'
import { fileKey, forgetUnused, sweepFiles } from '../index.ts'

let shop: TestShop
let tenantId: string
beforeAll(async () => {
  shop = await createTestShop()
  tenantId = await shop.tenantId('angkor')
})
afterAll(async () => shop.close())

const inShop = async <T>(work: (trx: Transaction) => Promise<T>): Promise<T> => shop.database.withTenant(tenantId, work)
const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS)

async function newcomer() {
  const { access_token: token, email } = await shop.signUp()
  const accountId = await inShop(async trx => {
    const { rows } = await sql<{ id: string }>`select id from accounts where email = ${email.toLowerCase()}`.execute(
      trx,
    )
    return rows[0]!.id
  })
  return { token, accountId }
}

/** Creates a design that shows a picture and is deleted in that many days; null for never. */
async function show(accountId: string, fileId: string, deletedInDays: number | null): Promise<string> {
  const id = randomUUID()
  const document = JSON.stringify({ layers: [{ asset: { source: 'file', id: fileId } }] })
  await inShop(async trx => {
    await sql`insert into designs (id, owner_id, name, product_type, created_at, updated_at, deleted_at)
      values (${id}, ${accountId}, 'Lions', 'SOCCER_KIT', now(), now(), ${deletedInDays === null ? null : inDays(deletedInDays)})`.execute(
      trx,
    )
    await sql`insert into design_revisions (design_id, revision, document, document_hash, created_at)
      values (${id}, 1, ${document}::jsonb, '', now())`.execute(trx)
  })
  return id
}

/** Runs the nightly task and returns the number of deleted pictures. */
async function tidy(now: Date): Promise<number> {
  const unused = await inShop(async trx => forgetUnused(trx, now))
  await sweepFiles(shop.files, { database: shop.database, tenantIds: [tenantId], now })
  return unused
}

const isKept = async (id: string): Promise<boolean> =>
  (await shop.call('GET /api/files/{id}', { params: { id } })).status === 200

test('pictures that nothing shows are deleted after 90 days, all others stay', async () => {
  const { token, accountId } = await newcomer()
  const upload = async (): Promise<string> => uploadPicture(shop, token)
  const [unused, used, justDeleted, longDeleted, logo] = [
    await upload(),
    await upload(),
    await upload(),
    await upload(),
    await upload(),
  ]
  await show(accountId, used, null)
  await show(accountId, justDeleted, UPLOAD_LIMITS.unusedDays)
  await show(accountId, longDeleted, 0)
  await inShop(async trx => {
    await sql`update tenants set settings = settings || ${JSON.stringify({ logo: `/api/files/${logo}` })}::jsonb
      where id = current_tenant_id()`.execute(trx)
  })
  const all = [unused, used, justDeleted, longDeleted, logo]
  await tidy(inDays(UPLOAD_LIMITS.unusedDays - 1))
  expect(await Promise.all(all.map(isKept))).toEqual(all.map(() => true))
  expect(await tidy(inDays(UPLOAD_LIMITS.unusedDays + 1))).toBe(2)
  expect(await Promise.all(all.map(isKept))).toEqual([false, true, true, false, true])
  expect(await shop.files.has(fileKey(tenantId, unused))).toBe(false)
  expect((await shop.call('GET /api/files', { token })).value?.total).toBe(3)
})

test('a picture of an ordered design outlives the design, a supplier’s photograph too', async () => {
  const buyer = await createBuyer(shop)
  const [id, photo] = [await uploadPicture(shop, buyer.token), await uploadPicture(shop, buyer.token)]
  const plain = createDesign('soccer')
  const zone = zoneOf(getGarment('soccer'), plain.options, 'logo')!
  const layer = createImageLayer('logo', 'logo', { source: 'file', id, widthPx: 30, heightPx: 20 }, zone)
  const designId = await buyer.saveDesign('Away', { ...plain, layers: [layer] })
  const order = await buyer.order({ lines: [lineOf(designId)] })
  await inShop(async trx => {
    await sql`update designs set deleted_at = now() where id = ${designId}`.execute(trx)
    const { rows } = await sql<{ id: string }>`insert into suppliers
      (name, language, seam_mm, hem_mm, bleed_mm, cut_name) values ('Print', 'en', 10, 25, 4, 'Cut') returning id`.execute(
      trx,
    )
    await sql`insert into handover_notes (order_id, supplier_id, kind, file_id, at)
      values (${order.id}, ${rows[0]!.id}, 'photo', ${photo}, now())`.execute(trx)
  })
  await tidy(inDays(UPLOAD_LIMITS.unusedDays + 1))
  expect([await isKept(id), await isKept(photo)]).toEqual([true, true])
})
