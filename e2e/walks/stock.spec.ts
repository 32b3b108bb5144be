import { expectAccessible } from './support/axe.ts'
import { beStaff, goToEmpty } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

const SUPPLIER = {
  contact: '',
  email: '',
  phone: '',
  language: 'en',
  rolls: [{ fabric: 'interlock', widthMm: 1420, metreCents: 0 }],
  seamMm: 8,
  hemMm: 20,
  bleedMm: 3,
  isMirrored: false,
  cutName: 'CutContour',
}

test('staff enter a roll, and correct what is left of it', async ({ page, words }) => {
  const { stock } = words
  await goToEmpty(page)
  await beStaff(page, 'admin')
  const { access_token: token } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('kitwright.office')!) as { access_token: string },
  )
  const name = `Mekong Print ${crypto.randomUUID().slice(0, 8)}`
  const headers = { authorization: `Bearer ${token}` }
  expect((await page.request.post('/api/office/suppliers', { headers, data: { ...SUPPLIER, name } })).status()).toBe(
    201,
  )
  await page.goto('/office/stock')
  await page.getByRole('combobox', { name: stock.supplier }).selectOption({ label: name })
  await page.getByRole('combobox', { name: stock.fabric }).selectOption('interlock')
  await page.getByRole('textbox', { name: stock.metres_field }).fill('48.5')
  await page.getByRole('textbox', { name: stock.lot }).fill('L-7')
  await page.getByRole('button', { name: stock.save, exact: true }).click()
  const own = page.getByRole('table', { name: stock.title }).getByRole('row').filter({ hasText: name })
  await expect(own).toContainText('48.5')
  await expect(page.getByRole('textbox', { name: stock.metres_field })).toHaveValue('')

  await page.getByRole('combobox', { name: stock.kind }).selectOption('corrected')
  await page.getByRole('textbox', { name: stock.metres_field }).fill('-1.5')
  await page.getByRole('button', { name: stock.save, exact: true }).click()
  await expect(page.getByText(stock.reason_missing)).toBeVisible()
  await expectAccessible(page, 'a correction of the stock without a reason')
  await page.getByRole('textbox', { name: stock.reason }).fill('Water stain')
  await page.getByRole('button', { name: stock.save, exact: true }).click()
  await expect(own).toContainText('47')
  await expectAccessible(page, 'the stock of cloth')
})
