import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { buy } from './support/buyer.ts'
import { beStaff, goToEmpty, showPart } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

/** Approves an order by the office's calls, with the tokens of the page. */
async function approve(page: Page, { designId, order }: Awaited<ReturnType<typeof buy>>): Promise<void> {
  const { access_token: token } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('kitwright.office')!) as { access_token: string },
  )
  const headers = { authorization: `Bearer ${token}` }
  const change = async (of: string, part: string, data: object): Promise<void> => {
    const etag = (await page.request.get(of, { headers })).headers()['etag']!
    expect(
      (await page.request.post(`${of}${part}`, { headers: { ...headers, 'if-match': etag }, data })).status(),
    ).toBe(200)
  }
  await change(`/api/office/designs/${designId}`, '/review', { status: 'ready', comment: '' })
  await change(`/api/office/orders/${order.id}`, '/move', { to: 'APPROVED', note: '' })
}

test('an approved order is invoiced, listed as owed, refunded and credited', async ({ page, words, otherVisitor }) => {
  const { office, bills } = words
  const buyer = await buy(await otherVisitor())
  await goToEmpty(page)
  await beStaff(page, 'admin')
  await approve(page, buyer)

  await page.goto('/office/debts')
  await expect(page.getByRole('link', { name: buyer.name, exact: true })).toBeVisible()
  await expectAccessible(page, 'what customers owe')
  await page.goto(`/office/orders/${buyer.order.id}`)
  await showPart(page, words, 'money')
  await expect(page.getByText(/INV-\d{4}-\d{5}/).first()).toBeVisible()
  await page.getByRole('textbox', { name: office.amount }).fill('10')
  await page.getByRole('button', { name: office.add_payment }).click()
  await expect(page.getByText(office.payment_saved)).toBeVisible()
  await page.getByText(office.refund, { exact: true }).click()
  await page.getByRole('textbox', { name: office.amount }).fill('4')
  await page.getByRole('checkbox', { name: office.refund_credits.replace('{{amount}}', '$4.00') }).check()
  await page.getByRole('textbox', { name: office.refund_reason }).fill('A crooked number')
  await expectAccessible(page, 'a refund')
  await page.getByRole('button', { name: office.add_refund }).click()
  await expect(page.getByText(office.refund_saved)).toBeVisible()
  await expect(page.getByText(bills.reason_changed).first()).toBeVisible()
  expect(await buyer.read(`/api/orders/${buyer.order.id}`)).toMatchObject({ paidCents: 600 })
})
