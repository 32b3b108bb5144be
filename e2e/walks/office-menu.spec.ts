import { expectAccessible } from './support/axe.ts'
import { beStaff, goToEmpty } from './support/checkout.ts'
import { inContrastTheme, lostOn } from './support/contrast/lostOn.ts'
import { expect, test } from './support/test.ts'

test('the menu opens and closes its groups by keyboard and remembers it', async ({ page, words, isPhone }) => {
  const { office, common } = words
  await goToEmpty(page)
  await beStaff(page, 'admin')
  await page.goto('/office/orders')
  const menu = page.getByRole('navigation', { name: common.main_menu })
  const show = async (): Promise<void> => {
    if (isPhone) await page.getByRole('button', { name: common.open_menu }).click()
    await expect(menu).toBeVisible()
  }
  // A closed group's heading counts its unread.
  const heading = (name: string) => menu.getByRole('button', { name: new RegExp(`^${name}( \\d|$)`) })
  const row = (name: string) => menu.getByRole('link', { name, exact: true })

  await show()
  await expect(row(office.orders)).toHaveAttribute('aria-current', 'page')
  await expect(row(office.brand)).toHaveCount(0)
  await heading(office.menu_shop).focus()
  await page.keyboard.press('Enter')
  await expect(row(office.brand)).toBeVisible()
  await heading(office.menu_money).focus()
  await page.keyboard.press('Space')
  await expect(row(office.debts)).toHaveCount(0)
  // A closed group keeps the row of the current page.
  await heading(office.menu_work).click()
  await expect(heading(office.menu_work)).toHaveAttribute('aria-expanded', 'false')
  await expect(row(office.orders)).toBeVisible()
  await expect(row(office.home)).toHaveCount(0)
  await expectAccessible(page, 'the menu')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'the dark menu', true)
  await inContrastTheme(page)
  expect(await lostOn(page)).toEqual([])

  await row(office.brand).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/office\/brand$/)
  if (isPhone) await expect(menu).toHaveCount(0)
  await page.reload()
  await show()
  await expect(row(office.shipping)).toBeVisible()
  await expect(row(office.debts)).toHaveCount(0)
  await expect(row(office.orders)).toHaveCount(0)
  if (!isPhone) return
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: common.open_menu })).toBeFocused()
})

test('store staff see no rows and groups that their rights forbid', async ({ page, words, isPhone }) => {
  const { office, common } = words
  await goToEmpty(page)
  await beStaff(page, 'store')
  await page.goto('/office')
  if (isPhone) await page.getByRole('button', { name: common.open_menu }).click()
  const menu = page.getByRole('navigation', { name: common.main_menu })
  await expect(menu.getByRole('link', { name: office.debts })).toBeVisible()
  await expect(menu.getByRole('link', { name: office.margins })).toHaveCount(0)
  for (const group of [office.menu_catalogue, office.menu_shop, office.menu_people])
    await expect(menu.getByRole('button', { name: group, exact: true })).toHaveCount(0)
})
