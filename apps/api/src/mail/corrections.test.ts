import type { PriceChoice, Response_ } from '@kitwright/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestShop } from '../http/testing.ts'
import { type AskOffice, createTestOffice } from '../http/testingOffice.ts'
import { createBuyer, lineOf } from '../orders/testing/buyer.ts'

let shop: TestShop
let ask: AskOffice
beforeAll(async () => {
  ;({ shop, ask } = await createTestOffice())
})
afterAll(async () => shop.close())

type Line = Response_<'GET /api/office/orders/{id}'>['lines'][number]
interface Correction {
  readonly line: Line
  readonly size?: string
  readonly number?: number
  readonly price?: PriceChoice
}

const headersOf = async (id: string) => {
  const { raw } = await ask('GET /api/office/orders/{id}', { params: { id } })
  return { 'if-match': String(raw.headers.etag) }
}

async function correct(id: string, { line, ...change }: Correction): Promise<void> {
  const { printName, number, size } = line
  const call = { params: { id, line: line.id }, headers: await headersOf(id) }
  const body = { printName, number, size, ...change } as never
  const { error } = await ask('PUT /api/office/orders/{id}/lines/{line}', { ...call, body })
  if (error) throw new Error(error.id)
}

const players = [
  { playerName: 'ŽIŽIĆ', printName: 'ŽIŽIĆ', number: 9, size: 'L', qty: 11 },
  { playerName: 'Vanna', printName: 'VANNA', number: 7, size: 'S', qty: 1 },
  { playerName: 'ពិសិដ្ឋ', printName: 'ពិសិដ្ឋ', number: 2, size: 'M', qty: 1 },
] as const

async function createOrder() {
  const buyer = await createBuyer(shop)
  const { id, number } = await buyer.order({ lines: players.map(each => lineOf(buyer.designId, each)) })
  await shop.mails()
  const { value } = await ask('GET /api/office/orders/{id}', { params: { id } })
  const [first, second, third] = value.lines as [Line, Line, Line]
  const mails = async (options?: { readonly isEarly: boolean }) =>
    (await shop.mails(options)).filter(({ to, subject }) => to === buyer.email && subject.includes('corrected'))
  return { id, number, first, second, third, mails, customerId: value.owner.id }
}

test('one mail tells of all corrections of an order within minutes', async () => {
  const { id, number, first, second, third, mails, customerId } = await createOrder()
  const language = 'en'
  await shop.database.withTenant(await shop.tenantId('angkor'), async trx => {
    await trx.updateTable('accounts').set({ language }).where('id', '=', customerId).execute()
  })
  await correct(id, { line: first, size: 'XXXL', price: 'charge' })
  await correct(id, { line: second, size: 'XXXL', price: 'keep' })
  await correct(id, { line: third, number: 12 })
  await correct(id, { line: { ...third, number: 12 }, number: 22 })
  expect(await mails()).toEqual([])
  const [mail, ...more] = await mails({ isEarly: true })
  expect(more).toEqual([])
  expect(mail!.subject).toBe(`We corrected 3 lines of order ${number}`)
  const told = mail!.text.split('\n').filter(text => text.includes('→'))
  expect(told).toEqual([
    expect.stringMatching(/^9 · ŽIŽIĆ · L → 9 · ŽIŽIĆ · 3XL · \$\d+\.\d\d more$/),
    '7 · VANNA · S → 7 · VANNA · 3XL · same price',
    '2 · ពិសិដ្ឋ · M → 22 · ពិសិដ្ឋ · M',
  ])
  expect(await mails({ isEarly: true })).toEqual([])
  const { value } = await ask('GET /api/office/deliveries', { query: { search: number } as never })
  expect(value.items.filter(({ kind }) => kind === 'LineCorrected').map(({ state }) => state)).toEqual(['sent'])
})

test('a correction that is taken back sends no mail', async () => {
  const { id, first, mails } = await createOrder()
  await correct(id, { line: first, size: 'XXXL', price: 'charge' })
  await correct(id, { line: { ...first, size: 'XXXL' }, size: 'L', price: 'charge' })
  expect(await mails({ isEarly: true })).toEqual([])
})

test('the mail of a correction waits no longer when the order leaves the review', async () => {
  const { id, second, mails } = await createOrder()
  await correct(id, { line: second, number: 70 })
  const body = { to: 'CANCELED', note: 'The match is off' } as const
  await ask('POST /api/office/orders/{id}/move', { params: { id }, headers: await headersOf(id), body })
  expect(await mails()).toHaveLength(1)
})

test('the mail of a correction goes after three quiet minutes', async () => {
  const { id, second, mails } = await createOrder()
  await correct(id, { line: second, number: 71 })
  shop.clock.now = new Date(Date.now() + 3 * 60_000)
  expect(await mails()).toHaveLength(1)
})
