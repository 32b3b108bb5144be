import { request } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { buy } from './support/buyer.ts'
import { beStaff, goToEmpty, STAFF_PASSWORD } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

test('five clicks send an order from the list, and one undoes a step', async ({
  page,
  words,
  isPhone,
  troubled,
  otherVisitor,
}) => {
  // The pieces of an order that was taken back are asked for once more, before the page knows of it.
  troubled.push('/remakes')
  const buyer = await buy(await otherVisitor())
  await goToEmpty(page)
  const office = await request.newContext({ baseURL: page.url() })
  const signIn = { email: 'admin@angkor.example', password: STAFF_PASSWORD, clientId: 'office' }
  const tokens = await (await office.post('/api/accounts/token', { data: signIn })).json()
  const staff = { authorization: `Bearer ${tokens.access_token}` }
  const path = `/api/office/orders/${buyer.order.id}`
  const first = await office.get(path, { headers: staff })
  const version = { ...staff, 'if-match': first.headers()['etag']! }
  expect((await office.put(`${path}/supplier`, { headers: version, data: { supplier: 'Own' } })).status()).toBe(200)
  const status = async (): Promise<string> =>
    ((await (await office.get(path, { headers: staff })).json()) as { status: string }).status

  await beStaff(page, 'admin')
  await page.goto(`/office/orders?search=${buyer.order.number}`)
  let clicks = 1
  await page.getByRole('link', { name: buyer.order.number }).click()
  const next = page.locator('[data-key-next]')
  await expect(next).toHaveText(words.desk.step_approve_all)
  await next.click()
  await expect.poll(status).toBe('APPROVED')
  await page.getByRole('region', { name: words.desk.bulk }).getByRole('button', { name: words.desk.undo }).click()
  await expect.poll(status).toBe('REVIEWING')
  await expect(next).toHaveText(words.desk.step_approve_all)
  for (const reached of ['APPROVED', 'PROCESSING', 'COMPLETED', 'ON_THE_WAY']) {
    await expect(next).toBeEnabled()
    const label = (await next.textContent()) ?? ''
    await next.click()
    clicks += 1
    await expect.poll(status).toBe(reached)
    // The page shows the order as it is now.
    await expect(next).not.toHaveText(label)
  }
  expect(clicks).toBeLessThanOrEqual(6)

  // Beside the list: a key opens the order, and another closes it. A phone opens the order itself.
  if (!isPhone) {
    await page.goto(`/office/orders?search=${buyer.order.number}`)
    await page.getByRole('link', { name: buyer.order.number }).focus()
    await page.keyboard.press('Space')
    const peek = page.getByRole('region', { name: words.desk.peek, exact: true })
    await expect(peek.getByRole('table')).toBeVisible()
    await expectAccessible(page, 'the order beside the list')
    await page.keyboard.press('Escape')
    await expect(peek).toBeHidden()
  }
  await office.dispose()
})
