import type { Response_ } from '@kitwright/contract'
import { type FabricFacts, NO_FACTS } from '@kitwright/garment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../database/index.ts'
import type { TestShop } from '../http/testing.ts'
import { type AskOffice, createTestOffice } from '../http/testingOffice.ts'

let shop: TestShop
let ask: AskOffice
beforeAll(async () => {
  ;({ shop, ask } = await createTestOffice())
})
afterAll(async () => shop.close())

type Prices = Response_<'GET /api/office/prices'>
const MIX: FabricFacts = {
  weightGsm: 175,
  composition: [
    { fibre: 'polyester', percent: 92 },
    { fibre: 'elastane', percent: 8 },
  ],
  care: { wash: 'hand', bleach: 'oxygen', tumble: null, iron: '150', clean: 'f' },
}
const read = async () => (await ask('GET /api/office/prices')).value
/** Saves a list in which the first fabric has these facts; undefined leaves them out, as earlier programs do. */
const save = async (facts: unknown) => {
  const prices = await read()
  const [{ facts: _, ...first }, ...others] = prices.fabrics as [Prices['fabrics'][number]]
  const fabrics = [facts === undefined ? first : { ...first, facts }, ...others]
  return ask('PUT /api/office/prices', { body: { ...prices, fabrics } as Prices })
}
const run = async (query: ReturnType<typeof sql>) =>
  shop.database.withTenant(await shop.tenantId('angkor'), async trx => query.execute(trx))

test('a new shop’s fabrics have facts; a blend that differs by maker has no composition', async () => {
  const { fabrics } = await read()
  const factsOf = new Map(fabrics.map(({ id, facts }) => [id, facts]))
  expect(factsOf.get('interlock')).toMatchObject({
    weightGsm: 160,
    composition: [{ fibre: 'polyester', percent: 100 }],
  })
  expect(factsOf.get('terry')).toMatchObject({ weightGsm: 260, composition: [] })
})

test('facts are saved, shown on the product’s page, and listed among the changes', async () => {
  const { value } = await save(MIX)
  expect(value.fabrics[0]!.facts).toEqual(MIX)
  const { id } = value.fabrics[0]!
  const productType = Object.entries(value.base).find(([, prices]) => id in (prices ?? {}))![0] as 'POLO_SHIRT'
  const details = await shop.call('GET /api/products/{productType}/details', { params: { productType } })
  expect(details.value.fabrics.find(each => each.id === id)!.facts).toEqual(MIX)
  const { items } = (await ask('GET /api/office/prices/versions', { query: { page: 1, pageSize: 10 } })).value
  expect(items[0]!.changes).toContainEqual(
    expect.objectContaining({ path: `fabrics.${id}.facts.care.wash`, after: 'hand' }),
  )
})

test('a save without facts keeps them; one that states nothing removes them', async () => {
  await save(MIX)
  expect((await save(undefined)).value.fabrics[0]!.facts).toEqual(MIX)
  expect((await save(NO_FACTS)).value.fabrics[0]!.facts).toEqual(NO_FACTS)
})

test.each([
  ['a sum below 100', { ...MIX, composition: [{ fibre: 'cotton', percent: 95 }] }],
  ['a fibre named twice', { ...MIX, composition: [1, 2].map(() => ({ fibre: 'cotton', percent: 50 })) }],
  ['an unknown fibre', { ...MIX, composition: [{ fibre: '<b>silk</b>', percent: 100 }] }],
  ['a weight beyond the bounds', { ...MIX, weightGsm: 901 }],
  ['an unknown symbol', { ...MIX, care: { ...MIX.care, wash: '41' } }],
])('the server refuses %s and changes nothing', async (_name, facts) => {
  const before = await read()
  expect((await save(facts)).status).toBe(400)
  expect(await read()).toEqual(before)
})

test.each([
  sql`update fabrics set weight_gsm = 901`,
  sql`update fabrics set composition = '[{"fibre": "cotton", "percent": 99}]'`,
  sql`update fabrics set composition = '[{"fibre": "cotton", "percent": "many"}]'`,
  sql`update fabrics set composition = '{}'`,
  sql`update fabrics set care = '{"wash": "41"}'`,
  sql`update fabrics set care = '{"smell": "30"}'`,
])('the database refuses facts out of bounds (%#)', async query => {
  await expect(run(query)).rejects.toThrow(/check constraint/)
})
