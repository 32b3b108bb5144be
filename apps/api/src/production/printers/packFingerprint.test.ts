import { createHash } from 'node:crypto'
import { USUAL_SETTINGS } from '@kitwright/press'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../database/index.ts'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { findOrderFingerprint } from '../../orders/index.ts'
import { createBuyer } from '../../orders/testing/buyer.ts'
import { profileNamed } from '../../suppliers/testing/sendProfile.ts'
import { createHanding } from '../testing/handoverFixture.ts'
import { createOffice } from '../testing/office.ts'

let shop: TestShop
let handing: Awaited<ReturnType<typeof createHanding>>
let office: Awaited<ReturnType<typeof createOffice>>
beforeAll(async () => {
  shop = await createTestShop()
  handing = await createHanding(shop)
  office = await createOffice(shop)
})
afterAll(async () => shop.close())

const INTERLOCK = { fabric: 'interlock', widthMm: 1_420, lie: 'along', metreCents: 0 }
const MESH = { ...INTERLOCK, fabric: 'mesh' }

/**
 * Creates an order cut from interlock alone, of a supplier who has entered rolls of two fabrics, and makes its files.
 */
async function createHanded(name: string) {
  const { id } = await (await createBuyer(shop)).order()
  const supplier = await office.addSupplier(name, { rolls: [INTERLOCK, MESH] })
  await handing.approve(id, supplier.id)
  const packId = await handing.packOf(id)
  const isOutdated = async () => (await office.list(id)).value.items.find(({ id: pack }) => pack === packId)!.isOutdated
  return { id, supplier, packId, isOutdated }
}

test.each([
  ['name', { name: 'Another name' }, false],
  ['contact', { contact: 'Sok Vanna' }, false],
  ['e-mail', { email: 'print@mekong.example' }, false],
  ['telephone', { phone: '012 345 678' }, false],
  ['language, in which papers are', { language: 'kh' }, false],
  ['what a metre costs', { rolls: [{ ...INTERLOCK, metreCents: 450 }, MESH] }, false],
  ['rolls in another order', { rolls: [MESH, INTERLOCK] }, false],
  ['the roll of another fabric', { rolls: [INTERLOCK, { ...MESH, widthMm: 900, lie: 'across' }] }, false],
  ['no roll of another fabric', { rolls: [INTERLOCK] }, false],
  ['how fine pictures would be', { pixelDpi: 200 }, false],
  ['black, which a PDF leaves to the press', { isBlackScaled: false }, false],
  ['seam', { seamMm: 12 }, true],
  ['hem', { hemMm: 25 }, true],
  ['bleed', { bleedMm: 5 }, true],
  ['mirroring', { isMirrored: true }, true],
  ['cut line', { cutName: 'Thru-cut' }, true],
  ['the language of its plot files', { plotLanguage: 'hpgl2' }, true],
  ['pictures beside the PDFs', { pixels: 'png' }, true],
  ['intent', { intent: 'perceptual' }, true],
  ['the width of its roll', { rolls: [{ ...INTERLOCK, widthMm: 1_600 }, MESH] }, true],
  ['how pieces lie on its roll', { rolls: [{ ...INTERLOCK, lie: 'across' }, MESH] }, true],
  ['its roll is told no more', { rolls: [MESH] }, true],
])('%s of a supplier outdates files only where it is in their bytes', async (what, change, isOther) => {
  const { supplier, isOutdated } = await createHanded(`Changes ${what}`.slice(0, 50))
  await supplier.change(change)
  expect(await isOutdated()).toBe(isOther)
  await supplier.change({})
  expect(await isOutdated()).toBe(false)
})

test('a colour profile outdates the files of the fabrics for which it holds', async () => {
  const { id, supplier, isOutdated } = await createHanded('Profiles')
  await supplier.giveProfile(await profileNamed('For mesh'), 'mesh')
  expect(await isOutdated()).toBe(false)
  await supplier.giveProfile(await profileNamed('For interlock'), 'interlock')
  expect(await isOutdated()).toBe(true)
  const again = await handing.packOf(id)
  const isAgainOutdated = async () => (await office.list(id)).value.items.find(each => each.id === again)!.isOutdated
  // Every fabric that it is cut from has its own profile.
  await supplier.giveProfile(await profileNamed('For all others'))
  expect(await isAgainOutdated()).toBe(false)
})

test('files of before stay good when their papers’ language is another', async () => {
  const { id, supplier, packId, isOutdated } = await createHanded('Handed before')
  const order = (await shop.database.withTenant(handing.tenantId, async trx => findOrderFingerprint(trx, id)))!
  const settings = { ...USUAL_SETTINGS, seamMm: 10, hemMm: 20, bleedMm: 3, cutName: 'CutContour', isMirrored: false }
  const rolls = [INTERLOCK, MESH].map(({ fabric, widthMm }) => ({ fabric, widthMm }))
  const before = createHash('sha256')
    .update(JSON.stringify([order.sign, { settings, languages: ['en'], rolls }]))
    .digest('hex')
  await handing.inShop(sql`update packs set order_hash = ${before} where id = ${packId}`)
  await supplier.change({ language: 'kh' })
  expect(await isOutdated()).toBe(false)
  await supplier.change({ seamMm: 12 })
  expect(await isOutdated()).toBe(true)
})
