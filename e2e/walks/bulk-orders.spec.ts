import { request } from '@playwright/test'
import { buy } from './support/buyer.ts'
import { beStaff, goToEmpty, STAFF_PASSWORD } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

const ORDERS = 10

test('staff move ten orders with three clicks, and take that back with one', async ({
  page,
  words,
  otherVisitor,
  isPhone,
}) => {
  const visitor = await otherVisitor()
  const buyer = await buy(visitor)
  const bearer = { authorization: `Bearer ${buyer.tokens.access_token}` }
  for (let i = 1; i < ORDERS; i += 1) {
    const line = {
      designId: buyer.designId,
      productType: 'SOCCER_KIT',
      fabric: 'interlock',
      size: 'M',
      sleeve: 'short',
      qty: 10,
    }
    const data = { lines: [line], address: 'House 12, Street 271', phone: '012 345 678' }
    const headers = { ...bearer, 'idempotency-key': crypto.randomUUID() }
    expect((await visitor.request.post('/api/orders', { data, headers })).status()).toBe(201)
  }
  await goToEmpty(page)
  const office = await request.newContext({ baseURL: page.url() })
  const signIn = { email: 'admin@angkor.example', password: STAFF_PASSWORD, clientId: 'office' }
  const tokens = await (await office.post('/api/accounts/token', { data: signIn })).json()
  const staff = { authorization: `Bearer ${tokens.access_token}` }
  const design = await office.get(`/api/office/designs/${buyer.designId}`, { headers: staff })
  const version = { ...staff, 'if-match': design.headers()['etag']! }
  const review = await office.post(`/api/office/designs/${buyer.designId}/review`, {
    headers: version,
    data: { status: 'ready', comment: '' },
  })
  expect(review.status()).toBe(200)
  const customer = ((await design.json()) as { owner: { id: string } }).owner.id
  const statuses = async (): Promise<string[]> => {
    const list = await office.get(`/api/office/orders?customer=${customer}&pageSize=25`, { headers: staff })
    return ((await list.json()) as { items: { status: string }[] }).items.map(({ status }) => status)
  }

  await beStaff(page, 'admin')
  await page.goto(`/office/orders?customer=${customer}`)
  const say = words.desk
  const bar = page.getByRole('toolbar', { name: say.bulk })
  const first = page.locator('tbody').getByRole('checkbox').first()
  await expect(first).toBeVisible()
  if (isPhone) {
    // A phone has no head of the table: one order, then all that match.
    await first.click()
    await bar.getByRole('button', { name: say.select_matching.replace('{{count}}', String(ORDERS)) }).click()
  } else await page.getByRole('checkbox', { name: say.select_page }).click()
  await expect(bar).toContainText(String(ORDERS))
  await bar.getByRole('button', { name: say.move, exact: true }).click()
  await page.getByRole('menuitem', { name: words.common.status_APPROVED }).click()

  const notice = page.getByRole('region', { name: say.bulk })
  await expect(notice).toContainText(String(ORDERS))
  await expect.poll(statuses).toEqual(Array.from({ length: ORDERS }, () => 'APPROVED'))
  await notice.getByRole('button', { name: say.undo }).click()
  await expect.poll(statuses).toEqual(Array.from({ length: ORDERS }, () => 'REVIEWING'))
  await office.dispose()
})

test('keys move through the orders, select one and show their list', async ({ page, words, otherVisitor, isPhone }) => {
  test.skip(isPhone, 'a phone has no keyboard')
  await buy(await otherVisitor())
  await goToEmpty(page)
  await beStaff(page, 'store')
  await page.goto('/office')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/\/office\/orders$/)
  await expect(page.locator('a[data-row]').first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByRole('toolbar', { name: words.desk.bulk })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: words.desk.keys })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
})
