import type { Page } from '@playwright/test'
import { addKit } from './support/buyer.ts'
import { expectAccessible } from './support/axe.ts'
import { beSignedUp, beStaff, goToEmpty } from './support/checkout.ts'
import { expectStudio, Studio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const TERMS = { percentOff: 20, base: {}, steps: {}, minimumQty: null, hasPromotions: true }

/** Returns the bearer token of a session that the page keeps. */
async function bearerOf(page: Page, key: 'kitwright.office' | 'kitwright.auth'): Promise<{ authorization: string }> {
  const { access_token: token } = await page.evaluate(
    kept => JSON.parse(localStorage.getItem(kept)!) as { access_token: string },
    key,
  )
  return { authorization: `Bearer ${token}` }
}

test('staff draw a template in the studio and publish it; a customer finds it', async ({
  page,
  words,
  isPhone,
  otherVisitor,
}) => {
  const { starts } = words
  const name = `Naga ${crypto.randomUUID().slice(0, 8)}`
  await goToEmpty(page)
  await beStaff(page, 'admin')
  await page.goto('/office/templates')
  await page.getByRole('button', { name: starts.new_template, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page, 'a new template before it is drawn')
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: starts.open_studio, exact: true }).click()
  const studio = await opened
  await expectStudio(studio)
  const drawn = new Studio({ words, isPhone, page: studio })
  await drawn.openTool('parts')
  await drawn.choose(words.studio.collar, words.studio.collar_v, drawn.panel)
  await drawn.expectKept()
  await studio.close()
  await expect(dialog.getByText(starts.in_studio)).toBeVisible()
  for (const field of await dialog.getByRole('textbox').all()) await field.fill(name)
  await expectAccessible(page, 'a template that was drawn in the studio')
  await dialog.getByRole('button', { name: starts.save, exact: true }).click()
  await expect(dialog).toBeHidden()
  const find = async (visitor: Page): Promise<boolean> => {
    const answer = await visitor.request.get('/api/templates?type=SOCCER_KIT&pageSize=100')
    return (await answer.text()).includes(name)
  }
  const customer = await otherVisitor()
  await goToEmpty(customer)
  expect(await find(customer)).toBe(false)
  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: starts.publish, exact: true }).click()
  await expect(row.getByText(starts.published, { exact: true })).toBeVisible()
  expect(await find(customer)).toBe(true)
})

test('a group prices the cart of its member, and of nobody else', async ({ page, words, isPhone, otherVisitor }) => {
  const { cart, catalogue } = words
  const group = `Clubs ${crypto.randomUUID().slice(0, 8)}`
  await beSignedUp(page)
  const own = await bearerOf(page, 'kitwright.auth')
  const { id } = (await (await page.request.get('/api/accounts/details', { headers: own })).json()) as { id: string }

  const staff = await otherVisitor()
  await goToEmpty(staff)
  await beStaff(staff, 'admin')
  const headers = await bearerOf(staff, 'kitwright.office')
  const data = { name: { en: group, kh: group }, isActive: true, terms: TERMS }
  expect((await staff.request.post('/api/office/groups', { headers, data })).status()).toBe(201)

  await addKit(page, words, isPhone, { slug: 'soccer', plain: 12 })
  const said = page.getByText(cart.group.replace('{{name}}', group), { exact: true })
  await expect(said).toBeHidden()
  const totalOf = async (visitor: Page): Promise<string | null> =>
    visitor.getByRole('definition').filter({ hasText: '$' }).first().textContent()
  const list = await totalOf(page)
  await staff.goto(`/office/customers/${id}`)
  await staff.getByRole('combobox', { name: catalogue.group }).selectOption({ label: group })
  await expect(staff.getByText(catalogue.group_joined)).toBeVisible()
  await expectAccessible(staff, 'a customer with a group')
  await page.reload()
  await expect(said).toBeVisible()
  expect(Number((await totalOf(page))!.slice(1))).toBeCloseTo(Number(list!.slice(1)) * 0.8)
  await expectAccessible(page, 'a cart priced by a group')

  const other = await otherVisitor()
  await addKit(other, words, isPhone, { slug: 'soccer', plain: 12 })
  await expect(other.getByText(cart.group.replace('{{name}}', group), { exact: true })).toBeHidden()
  expect(await totalOf(other)).toBe(list)
  await staff.goto('/office/groups')
  await expect(staff.getByRole('row').filter({ hasText: group })).toContainText('20 %')
  await expectAccessible(staff, 'the customer groups')
})
