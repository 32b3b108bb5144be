import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const CHEST_CM = '94'

test('a visitor finds price, size and day on a product’s page, and begins', async ({ page, words, isPhone }) => {
  const { common, product } = words
  await page.addInitScript(theme => localStorage.setItem('kitwright.theme', theme), isPhone ? 'dark' : 'light')
  await page.goto('/products')
  await page.getByRole('main').getByRole('link', { name: common.type_SOCCER_KIT, exact: true }).click()
  await expect(page).toHaveURL(/\/products\/soccer$/)
  await expect(page.getByRole('heading', { level: 1, name: common.type_SOCCER_KIT })).toBeVisible()
  await expect(page.getByRole('region', { name: product.prices_caption })).toContainText('$14.50')
  await expect(page.locator('#delivery time')).toHaveCount(6)

  const sizes = page.getByRole('region', { name: product.sizes_caption })
  await expect(sizes.locator('[aria-current]')).toHaveCount(0)
  await page.getByLabel(product.finder_chest).fill(CHEST_CM)
  await expect(page.getByRole('status').filter({ hasText: 'M' })).toContainText(
    product.finder_fits.replace('{{size}}', 'M'),
  )
  await expect(sizes.locator('[aria-current]').getByRole('rowheader')).toHaveText('M')
  await page.getByLabel(product.finder_chest).fill('9')
  await expect(page.getByText(product.finder_wrong)).toBeVisible()
  await expectAccessible(page, 'a product’s page')

  const begin = page.locator('#top').getByRole('link', { name: product.design_it })
  await expect(begin).toHaveAttribute('href', '/design/soccer')
  await begin.click()
  await expect(page).toHaveURL(/\/design\/soccer/)
})

test('fabric swatches go from a product’s page to the checkout', async ({ page, words }) => {
  const { cart, checkout, sample } = words
  await page.goto('/products/soccer')
  const add = page.getByRole('button', { name: sample.add_named.replace('{{name}}', sample.kind_swatches) })
  // A press is replayed for 8 s. On a loaded machine this part of the page is hydrated later; a second press replaces the first.
  await expect(async () => {
    if (!page.url().endsWith('/cart')) await add.click({ timeout: 5_000 })
    await expect(page).toHaveURL(/\/cart$/, { timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByRole('listitem', { name: sample.kind_swatches })).toContainText('$5.00')
  await expectAccessible(page, 'a cart of samples')
  await page.getByRole('link', { name: cart.checkout }).click()
  await expect(page.getByRole('heading', { level: 1, name: checkout.title })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('$5.00')
})

test('an unknown garment is not found; one the shop lacks is named', async ({ page, words, baseURL, troubled }) => {
  const { common, product } = words
  troubled.push('/products/toga', '/products/soccer')
  expect((await page.goto('/products/toga'))?.status()).toBe(404)
  await expect(page.getByText(common.not_found)).toBeVisible()

  const other = baseURL!.replace('//localhost', '//mekong.localhost')
  expect((await page.goto(`${other}/products/soccer`))?.status()).toBe(404)
  const title = product.gone_title.replace('{{garment}}', common.type_SOCCER_KIT)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: product.all })).toHaveAttribute('href', '/products')
})
