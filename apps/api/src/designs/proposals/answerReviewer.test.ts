import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../http/testing.ts'
import { createDesigner } from '../testing/designer.ts'

let shop: TestShop
let store: string
beforeAll(async () => {
  shop = await createTestShop({ rateLimits: 'off' })
  // Mails have the later of this clock and the machine's, which goes on while the tests run.
  shop.clock.now = new Date(Date.now() + 3_600_000)
  store = await shop.signInStaff('store@angkor.example')
})
afterAll(async () => shop.close())

/** Creates a design that its owner sent for review, with the calls of both sides. */
async function sendDesign() {
  const designer = await createDesigner(shop)
  const { token } = designer
  const { id } = await designer.design({ name: 'Home kit' })
  const params = { id }
  await shop.call('POST /api/designs/{id}/send-for-review', { token, params })
  const open = async () => shop.call('GET /api/office/designs/{id}', { token: store, params })
  return {
    ...designer,
    id,
    open,
    judge: async (body: { status: 'ready' | 'rejected'; comment: string; layerId?: string; canUndo?: boolean }) => {
      const headers = { 'if-match': (await open()).raw.headers.etag as string }
      return shop.call('POST /api/office/designs/{id}/review', { token: store, params, headers, body })
    },
    talk: async (by = token, host?: string) =>
      shop.call('GET /api/designs/{id}/review', { token: by, params, ...(host !== undefined && { host }) }),
    answer: async (text: string, by = token) =>
      shop.call('POST /api/designs/{id}/review/answers', { token: by, params, body: { text } }),
  }
}
const waitingIds = async (): Promise<string[]> =>
  (await shop.call('GET /api/office/review', { token: store })).value.items.map(({ id }) => id)
const openMessages = async () =>
  (await shop.call('GET /api/office/messages', { token: store, query: { pageSize: 50 } })).value.items.filter(
    ({ answeredAt }) => answeredAt === null,
  )

test('an answer reaches the review desk and staff; the design waits again', async () => {
  const mine = await sendDesign()
  await mine.judge({ status: 'rejected', comment: 'The crest is too small', layerId: 'crest' })
  await shop.mails()
  expect(await waitingIds()).not.toContain(mine.id)
  const { value: read } = await mine.talk()
  expect(read).toMatchObject({ layerId: 'crest', entries: [{ by: 'shop', text: 'The crest is too small' }] })
  const { status, value } = await mine.answer('We want it <b>small</b>')
  expect(status).toBe(201)
  expect(value.entries).toMatchObject([
    { by: 'shop' },
    { by: 'customer', text: 'We want it <b>small</b>', revision: 1 },
  ])
  expect(await waitingIds()).toContain(mine.id)
  expect((await mine.open()).value).toMatchObject({
    status: 'reviewing',
    comment: 'The crest is too small',
    answers: [{ text: 'We want it <b>small</b>', revision: 1 }],
  })
  expect(await openMessages()).toMatchObject([{ subject: 'Home kit', message: 'We want it <b>small</b>' }])
  const mails = await shop.mails()
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['admin@angkor.example', 'store@angkor.example'])
  expect(mails[0]!.text).toContain('> We want it <b>small</b>')
  expect(mails[0]!.text).toContain(`/office/review?design=${mine.id}`)
  expect(mails[0]!.html).toContain('&lt;b&gt;small')
})

test('a verdict answers the message, and its undo opens the message again', async () => {
  const mine = await sendDesign()
  await mine.judge({ status: 'rejected', comment: 'Too small' })
  await mine.answer('It is meant so')
  const isOpen = async () => (await openMessages()).some(({ message }) => message === 'It is meant so')
  expect(await isOpen()).toBe(true)
  await mine.judge({ status: 'ready', comment: 'Good', canUndo: true })
  expect(await isOpen()).toBe(false)
  // A verdict that can be taken back has not been said to the owner yet.
  expect((await mine.talk()).value.entries).toHaveLength(2)
  await shop.call('POST /api/office/designs/{id}/review/undo', { token: store, params: { id: mine.id } })
  expect(await isOpen()).toBe(true)
})

test('an answer to an approval leaves the design approved', async () => {
  const mine = await sendDesign()
  await mine.judge({ status: 'ready', comment: 'Nice colours' })
  expect((await mine.answer('Thank you')).status).toBe(201)
  expect((await mine.open()).value.status).toBe('ready')
})

test('an answer is refused without a comment, from strangers, and beyond the limit', async () => {
  const mine = await sendDesign()
  expect((await mine.answer('Hello')).error?.id).toBe('design-not-commented')
  await mine.judge({ status: 'rejected', comment: 'Too small' })
  const { access_token: stranger } = await shop.signUp()
  expect((await mine.talk(stranger)).status).toBe(404)
  expect((await mine.answer('Mine now', stranger)).status).toBe(404)
  const elsewhere = await mine.talk(mine.token, 'mekong.localhost')
  expect([401, 404]).toContain(elsewhere.status)
  for (const text of ['', '  ', 'x'.repeat(2001)]) expect((await mine.answer(text)).error?.id).toBe('invalid-input')
  expect((await mine.open()).value).toMatchObject({ status: 'rejected', answers: [] })
  for (let i = 0; i < 100; i += 1) await mine.answer(`Answer ${i}`)
  expect((await mine.answer('One more')).error?.id).toBe('design-talk-full')
})
