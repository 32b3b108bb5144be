import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../database/testing.ts'
import { createOperator, type TestOperator } from '../testing.ts'

let operator: TestOperator
let dropCell: () => Promise<void>
beforeAll(async () => {
  const cell = await createTestDatabase()
  dropCell = cell.drop
  operator = await createOperator([{ name: 'b', databaseUrl: cell.databaseUrl }])
})
afterAll(async () => {
  await operator.close()
  await dropCell()
})

const refusal = (sentence: RegExp) => ({ code: 1, said: expect.stringMatching(sentence) as string })

test('shop set changes names, colour and product types; new types get prices and templates', async () => {
  const { type, shop } = operator
  const host = 'mekong.localhost'
  const words = ['shop', 'set', 'mekong', '--name', 'Mekong United', '--slug', 'mekong-united', '--colour', '#123456']
  const { code, said } = await type([...words, '--products', 'TSHIRT,HOODIE'])
  expect([code, said]).toEqual([
    0,
    expect.stringMatching(/name Mekong United; short name mekong-united; sells TSHIRT, HOODIE/),
  ])
  const whoami = async () => (await shop.call('GET /whoami', { host })).value
  await expect
    .poll(whoami)
    .toMatchObject({ name: 'Mekong United', slug: 'mekong-united', productTypes: ['TSHIRT', 'HOODIE'] })
  const products = (await shop.call('GET /api/products', { host })).value
  expect(JSON.stringify(products)).toContain('HOODIE')
  const { status, value: pricing } = await shop.call('GET /api/pricing', { host })
  expect([status, JSON.stringify(pricing)]).toEqual([200, expect.stringContaining('fleece')])
  expect((await whoami()).templates.map(({ type }) => type)).toContain('HOODIE')
})

test('shop set refuses a taken short name and an unknown product', async () => {
  const { type } = operator
  const added = ['shop', 'add', 'far', '--name', 'Far', '--host', 'far.example.com', '--admin', 'far@far.example']
  expect((await type([...added, '--cell', 'b'])).code).toBe(0)
  const before = (await type('shop list')).said
  expect(await type('shop set angkor --slug far')).toEqual(refusal(/^There is a shop far already/))
  expect(await type('shop set angkor --products SOCKS')).toEqual(refusal(/not SOCKS/))
  expect(await type('shop set angkor')).toEqual(refusal(/^Type it so: shop set/))
  expect((await type('shop list')).said).toBe(before)
})

test('an added host is served at once in every cell, a removed one not', async () => {
  const { type, shop } = operator
  for (const slug of ['angkor', 'far']) {
    const host = `${slug}-new.example.com`
    expect((await shop.call('GET /whoami', { host })).status).toBe(404)
    expect((await type(`shop hosts ${slug} --add ${host}`)).said).toContain(host)
    await expect.poll(async () => (await shop.call('GET /whoami', { host })).status).toBe(200)
    await type(`shop hosts ${slug} --remove ${host}`)
    await expect.poll(async () => (await shop.call('GET /whoami', { host })).status).toBe(404)
  }
})

test('shop hosts takes a Khmer host as punycode and drops a final dot', async () => {
  const { type } = operator
  expect((await type('shop hosts far --add ហាង.Example.')).said).toContain('xn--m2e9c4c.example')
  expect(await type('shop hosts far --add both.example --remove both.example')).toEqual(refusal(/choose one/))
  await type('shop hosts far --remove ហាង.example')
  expect((await type('shop hosts far')).said).not.toContain('xn--')
})

test('shop hosts refuses another shop’s host, a foreign one and to remove the last', async () => {
  const { type } = operator
  const before = (await type('shop list')).said
  expect(await type('shop hosts angkor --add new.example.com,far.example.com')).toEqual(
    refusal(/^The host far\.example\.com already belongs to another shop/),
  )
  expect(await type('shop hosts far --remove localhost')).toEqual(refusal(/localhost does not lead to far/))
  expect(await type('shop hosts far --remove far.example.com')).toEqual(refusal(/^Nobody could reach far/))
  expect(await type('shop hosts far --add http://far.example')).toEqual(refusal(/is no host/))
  expect((await type('shop list')).said).toBe(before)
})
