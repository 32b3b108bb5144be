import { randomUUID } from 'node:crypto'
import type { Response_ } from '@kitwright/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import { forgetUnused } from '../files/index.ts'
import type { TestShop } from '../http/testing.ts'
import { type AskOffice, createTestOffice } from '../http/testingOffice.ts'
import { uploadPicture } from '../operatorCli/testing.ts'

let shop: TestShop
let ask: AskOffice
let pictureId: string
beforeAll(async () => {
  ;({ shop, ask } = await createTestOffice())
  pictureId = await uploadPicture(shop, (await shop.signUp()).access_token)
})
afterAll(async () => shop.close())

type Prices = Response_<'GET /api/office/prices'>
type Card = NonNullable<Prices['fabrics'][number]['card']>
const INKS = [
  { code: 'R1', hex: '#c1121f' },
  { code: 'OLD', hex: '#101010' },
]
const read = async () => (await ask('GET /api/office/prices')).value
/** Saves a list in which the first fabric has this card; undefined leaves it out, as earlier programs do. */
const save = async (card: Card | undefined, prices?: Prices) => {
  const list = prices ?? (await read())
  const [{ card: _, ...first }, ...others] = list.fabrics as [Prices['fabrics'][number]]
  const fabrics = [card ? { ...first, card } : first, ...others]
  return ask('PUT /api/office/prices', { body: { ...list, version: (await read()).version, fabrics } })
}
async function detailsOf({ fabrics, base }: Prices) {
  const { id } = fabrics[0]!
  const productType = Object.entries(base).find(([, prices]) => id in (prices ?? {}))![0] as 'POLO_SHIRT'
  const { value } = await shop.call('GET /api/products/{productType}/details', { params: { productType } })
  return value.fabrics.find(each => each.id === id)!
}

test('a fabric’s card is saved, shown to customers without its suppliers, and listed among the changes', async () => {
  const { version } = (await ask('GET /api/office/colourcard')).value
  const colours = [{ code: 'r1', name: 'Club red', hex: '#d00020' }]
  await ask('PUT /api/office/colourcard', { body: { version, colours } })
  const supplier = (await ask('GET /api/office/suppliers')).value.items[0]
  const card = { pictureId, inks: INKS, supplierIds: supplier ? [supplier.id] : [] }
  const { value } = await save(card)
  expect(value.fabrics[0]!.card).toEqual(card)
  const shown = await detailsOf(value)
  expect(shown.pictureUrl).toBe(`/api/files/${pictureId}`)
  expect(shown.inks).toEqual([
    { code: 'r1', name: 'Club red', hex: '#d00020', printed: '#c1121f' },
    { code: 'OLD', name: '', hex: null, printed: '#101010' },
  ])
  expect(JSON.stringify(shown)).not.toContain('supplier')
  const { items } = (await ask('GET /api/office/prices/versions', { query: { page: 1, pageSize: 10 } })).value
  expect(items[0]!.changes.map(({ path }) => path)).toContain(`fabrics.${value.fabrics[0]!.id}.card.pictureId`)
})

test('a save without a card keeps it, and an earlier version restores it', async () => {
  const { value: kept } = await save({ pictureId, inks: INKS, supplierIds: [] })
  expect((await save(undefined)).value.fabrics[0]!.card).toEqual({ pictureId, inks: INKS, supplierIds: [] })
  await save({ pictureId: null, inks: [], supplierIds: [] })
  const { value: earlier } = await ask('GET /api/office/prices/versions/{version}', {
    params: { version: kept.version },
  })
  expect((await save(earlier.fabrics[0]!.card, earlier)).value.fabrics[0]!.card?.pictureId).toBe(pictureId)
})

test('a picture of a fabric, also of an earlier version, is not tidied away', async () => {
  await save({ pictureId, inks: [], supplierIds: [] })
  const tidy = async (): Promise<number> =>
    shop.database.withTenant(await shop.tenantId('angkor'), async trx => forgetUnused(trx, new Date(Date.now() + 1e10)))
  const isThere = async () => (await shop.call('GET /api/files/{id}', { params: { id: pictureId } })).status
  await tidy()
  expect(await isThere()).toBe(200)
  await save({ pictureId: null, inks: [], supplierIds: [] })
  await tidy()
  expect(await isThere()).toBe(200)
})

test.each<[string, () => Card, string]>([
  ['a picture that is not there', () => ({ pictureId: randomUUID(), inks: [], supplierIds: [] }), 'card.pictureId'],
  ['an unknown supplier', () => ({ pictureId: null, inks: [], supplierIds: [randomUUID()] }), 'card.supplierIds'],
  [
    'an ink named twice',
    () => ({ pictureId: null, inks: [INKS[0]!, { code: 'r1', hex: '#000000' }], supplierIds: [] }),
    'inks',
  ],
  ['a colour that is none', () => ({ pictureId: null, inks: [{ code: 'R1', hex: 'red' }], supplierIds: [] }), 'inks'],
])('the server refuses %s and changes nothing', async (_name, card, path) => {
  const before = await read()
  const { status, error } = await save(card())
  expect(status).toBeGreaterThanOrEqual(400)
  expect(error?.fields?.map(field => field.path).join()).toContain(path)
  expect(await read()).toEqual(before)
})

test.each([
  sql`update fabrics set inks = '[{"code": "A", "hex": "red"}]'`,
  sql`update fabrics set inks = '{}'`,
  sql`update fabrics set picture_id = gen_random_uuid()`,
])('the database refuses a card that is none', async query => {
  const tenantId = await shop.tenantId('angkor')
  await expect(shop.database.withTenant(tenantId, async trx => query.execute(trx))).rejects.toThrow(/violates/)
})
