import { dayAfter, dayIn, DEFAULT_TIME_ZONE } from '@kitwright/measure'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { buy, type Buyer } from './support/buyer.ts'
import { beStaff, goToEmpty } from './support/checkout.ts'
import { crestPng } from './support/files.ts'
import { expect, test } from './support/test.ts'

const dayFromNow = (days: number): string => dayAfter(dayIn(new Date(), DEFAULT_TIME_ZONE), days)

/** Calls of the office with the tokens of the page. */
async function officeOf(page: Page) {
  const { access_token: token } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('kitwright.office')!) as { access_token: string },
  )
  const headers = { authorization: `Bearer ${token}` }
  const read = async <T>(path: string): Promise<T> => (await (await page.request.get(path, { headers })).json()) as T
  const change = async (of: string, part: string, data: object, method: 'post' | 'put' = 'post'): Promise<void> => {
    const etag = (await page.request.get(of, { headers })).headers()['etag']!
    const answer = await page.request[method](`${of}${part}`, { headers: { ...headers, 'if-match': etag }, data })
    expect(answer.status(), part).toBe(200)
  }
  const closeConversations = async (): Promise<void> => {
    const { items } = await read<{ items: readonly { id: string }[] }>('/api/office/conversations?view=open')
    for (const { id } of items) {
      const closed = { headers, data: { state: 'closed' } }
      expect((await page.request.put(`/api/office/conversations/${id}/state`, closed)).ok()).toBe(true)
    }
  }
  return { read, change, closeConversations }
}

/** An approved order that is two days late and whose deposit is open. */
async function makeLate(page: Page, { designId, order }: Buyer): Promise<void> {
  const { change } = await officeOf(page)
  const path = `/api/office/orders/${order.id}`
  await change(`/api/office/designs/${designId}`, '/review', { status: 'ready', comment: '' })
  await change(path, '/move', { to: 'APPROVED', note: '' })
  await change(path, '/supplier', { supplier: 'Own workshop' }, 'put')
  await change(path, '/desk', { dueOn: dayFromNow(-2), assigneeId: null, tags: [] }, 'put')
}

test('each item of the day is one click from done', async ({ page, words, otherVisitor }) => {
  const { today, desk } = words
  const [late, waiting] = [await buy(await otherVisitor()), await buy(await otherVisitor())]
  await goToEmpty(page)
  await beStaff(page, 'admin')
  await makeLate(page, late)
  const { read, change, closeConversations } = await officeOf(page)
  // The day shows few items of a part: those of other tests must not come first.
  await closeConversations()
  const message = { contact: 'coach@example.com', subject: 'Polos', message: 'How much for 30?' }
  expect((await page.request.post('/api/contact', { data: message })).ok()).toBe(true)
  const first = { dueOn: dayFromNow(-1), assigneeId: null, tags: [] }
  await change(`/api/office/orders/${waiting.order.id}`, '/desk', first, 'put')
  const partOf = (title: string) => page.getByRole('region', { name: new RegExp(`^${title}`) })
  const itemOf = (title: string, text: string) => partOf(title).getByRole('listitem').filter({ hasText: text })

  await test.step('a late order asks for its deposit, which is undone', async () => {
    await page.goto('/office')
    const item = itemOf(today.late, late.order.number)
    await expect(item).toContainText(desk.late_other.replace('{{count}}', '2'))
    await expectAccessible(page, 'the day')
    await item.getByRole('button').click()
    const notice = page.getByRole('region', { name: desk.bulk })
    await expect(notice).toContainText(desk.done_remind_one.replace('{{count}}', '1'))
    await notice.getByRole('button', { name: desk.undo }).click()
    await expect(notice).toContainText(desk.done_undo_one.replace('{{count}}', '1'))
  })

  await test.step('a receipt is confirmed and starts production', async () => {
    const file = { name: 'slip.png', mimeType: 'image/png', buffer: crestPng() }
    const headers = { authorization: `Bearer ${late.tokens.access_token}` }
    const sent = await page.request.post(`/api/orders/${late.order.id}/slips`, { headers, multipart: { file } })
    expect(sent.status()).toBe(201)
    await page.goto('/office')
    await itemOf(today.payments, late.order.number).getByRole('button', { name: today.confirm_start }).click()
    await expect
      .poll(async () => (await read<{ status: string }>(`/api/office/orders/${late.order.id}`)).status)
      .toBe('PROCESSING')
    await expect(itemOf(today.payments, late.order.number)).toHaveCount(0)
  })

  await test.step('a message is ticked off', async () => {
    await itemOf(today.unanswered, 'Polos').getByRole('button').click()
    await expect(itemOf(today.unanswered, 'Polos')).toHaveCount(0)
  })

  await test.step('an ordered design opens on the review desk', async () => {
    await partOf(today.review).getByRole('link', { name: waiting.name }).click()
    await expect(page).toHaveURL(new RegExp(`/office/review\\?design=${waiting.designId}`))
  })
})
