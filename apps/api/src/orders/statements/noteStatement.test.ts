import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createBuyer } from '../testing/buyer.ts'

let shop: TestShop
let store: string
let buyer: Awaited<ReturnType<typeof createBuyer>>

beforeAll(async () => {
  shop = await createTestShop()
  store = await shop.signInStaff('store@angkor.example')
  buyer = await createBuyer(shop)
})
afterAll(async () => shop.close())

interface ReadAnswer {
  readonly proposals: { hash: string; kind: string; cents: number | null; order: { id: string } | null }[]
  readonly lines: number
  readonly unknown: number
  readonly error?: { id: string }
}
async function read(csv: string, token = store): Promise<ReadAnswer> {
  const payload = new FormData()
  payload.append('file', new Blob([csv], { type: 'text/csv' }), 'statement.csv')
  const headers = { host: 'localhost', authorization: `Bearer ${token}` }
  return (await shop.app.inject({ method: 'POST', url: '/api/office/statements', payload, headers })).json<ReadAnswer>()
}
const note = async (lines: { hash: string; orderId: string; cents: number; note: string }[], token = store) =>
  shop.call('POST /api/office/statements/payments', { token, body: { lines } })
const csvOf = (...rows: string[]): string => `Date,Details,Money In,Money Out\n${rows.join('\n')}`
const linesOf = ({ proposals }: ReadAnswer) =>
  proposals.map(({ hash, order, cents }) => ({ hash, orderId: order!.id, cents: cents!, note: '' }))

test('a statement proposes payments, staff note them once, and receipts are mailed', async () => {
  const [one, two] = [await buyer.order(), await buyer.order()]
  const csv = csvOf(
    `1/12,REMARK ${one.number},${one.nextPayment!.cents / 100},`,
    `1/12,"${two.number} PAYMENT","10.00",`,
    '1/12,ELECTRICITY,,30.00',
    '2/12,WHO IS THIS,5.00,',
  )
  const found = await read(csv)
  expect([found.lines, found.unknown, found.proposals.map(({ kind }) => kind)]).toEqual([
    3,
    1,
    ['exact', 'part', 'unknown'],
  ])
  const lines = linesOf({ ...found, proposals: found.proposals.slice(0, 2) })
  await shop.mails()
  const answers = await Promise.all([note(lines), note(lines)])
  expect(answers.map(({ value }) => value.noted).sort()).toEqual([0, 2])
  expect(answers.flatMap(({ value }) => value.refused.map(({ id }) => id))).toEqual(['line-noted', 'line-noted'])
  expect((await buyer.get(one.id)).value.paidCents).toBe(one.nextPayment!.cents)
  expect((await shop.mails()).filter(({ to }) => to === buyer.email)).toHaveLength(2)
  expect((await read(csv)).proposals.map(({ kind }) => kind)).toEqual(['noted', 'noted', 'unknown'])
})

test('an amount that was changed on the way is checked again by the server', async () => {
  const order = await buyer.order()
  const [line] = linesOf(await read(csvOf(`3/12,${order.number},1.00,`)))
  const { value } = await note([{ ...line!, cents: order.totalCents + 1 }])
  expect(value).toMatchObject({ noted: 0, refused: [{ number: order.number, id: 'payment-too-much' }] })
})

test('a file that is no statement or exceeds 50,000 lines is refused', async () => {
  expect((await read('hello')).error?.id).toBe('statement-unreadable')
  const long = csvOf(...Array.from({ length: 50_200 }, (_, i) => `1/12,AK-${i},1.00,`))
  expect((await read(long)).error?.id).toBe('statement-too-long')
})

test('statements are the staff’s own: customers and other shops find nothing', async () => {
  const order = await buyer.order()
  const csv = csvOf(`4/12,${order.number},1.00,`)
  expect((await read(csv, buyer.token)).error?.id).toBe('forbidden')
  const [line] = linesOf(await read(csv))
  const elsewhere = await shop.signInStaff('store@mekong.example', { host: 'mekong.localhost' })
  const { value } = await shop.call('POST /api/office/statements/payments', {
    token: elsewhere,
    host: 'mekong.localhost',
    body: { lines: [line!] },
  })
  expect(value).toMatchObject({ noted: 0, refused: [{ id: 'not-found' }] })
})
