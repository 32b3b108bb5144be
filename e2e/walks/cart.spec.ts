import type { Page } from '@playwright/test'
import type { Texts } from '@kitwright/words'
import { beStaff, fillSignUp, freshEmail, goToEmpty } from './support/checkout.ts'
import { addKit } from './support/buyer.ts'
import { expect, test } from './support/test.ts'

const SQUAD = [
  ['SOK DARA', '10', 'M'],
  ['CHAN VANNA', '7', 'L'],
  ['KIM LONG', '1', 'M'],
] as const

/** Signs up at the header's page and waits until the shop knows the person. */
async function signUp(page: Page, words: Texts): Promise<void> {
  await page.goto('/auth/signup')
  const send = await fillSignUp(page.getByRole('main'), words, freshEmail())
  await send.click()
  await expect(page).toHaveURL(url => !url.pathname.startsWith('/auth/'))
}

/** Types the squad at the checkout of the cart, one line each. */
async function addSquad(page: Page, words: Texts): Promise<void> {
  const { checkout } = words
  for (const [i, [name, number, size]] of SQUAD.entries()) {
    await page.getByRole('button', { name: checkout.add_player, exact: true }).first().click()
    await page.locator(`input[name="designs.0.players.${i}.name"]`).fill(name)
    await page.locator(`input[name="designs.0.players.${i}.number"]`).fill(number)
    await page.locator(`select[name="designs.0.players.${i}.size"]`).selectOption(size)
  }
}

test('two designs go from a guest’s cart by a second signature to one order', async ({
  page,
  words,
  isPhone,
  otherVisitor,
}) => {
  const { cart, checkout } = words
  await test.step('a guest fills a cart that the server keeps', async () => {
    await addKit(page, words, isPhone, { slug: 'soccer', plain: 12 })
    await addKit(page, words, isPhone, { slug: 'tshirt', plain: 18 })
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
    const step = cart.next_step.replace('{{count}}', '2').replace('{{percent}}', '5')
    await expect(page.getByText(step)).toBeVisible()
    await page.reload()
    await expect(
      page.getByRole('link', { name: words.common.cart_with_other.replace('{{count}}', '30') }),
    ).toBeVisible()
  })

  await test.step('players join the first design at the checkout, and stay in the cart', async () => {
    await page.getByRole('link', { name: cart.checkout, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: checkout.title })).toBeVisible()
    const kept = page.waitForResponse(
      answer => answer.request().method() === 'PUT' && (answer.request().postData() ?? '').includes('KIM LONG'),
    )
    await addSquad(page, words)
    await kept
  })

  await test.step('signing in merges the cart', async () => {
    await signUp(page, words)
    await page.goto('/cart')
    await expect(page.getByText(cart.players_other.replace('{{count}}', '3'))).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  })

  await test.step('a treasurer approves it by the link, without an account', async () => {
    await page.getByRole('button', { name: cart.approve_make, exact: true }).click()
    const address = await page.getByRole('textbox', { name: cart.approve_link }).inputValue()
    const treasurer = await otherVisitor()
    await treasurer.goto(new URL(address).pathname)
    await expect(treasurer.getByRole('heading', { level: 1, name: cart.approval_title })).toBeVisible()
    await expect(treasurer.getByRole('main').getByRole('listitem')).toHaveCount(2)
    await treasurer.getByRole('button', { name: cart.approval_approve, exact: true }).click()
    await expect(treasurer.getByText(cart.approval_name_required)).toBeVisible()
    await treasurer.getByRole('textbox', { name: cart.approval_name }).fill('Sok Treasurer')
    await treasurer.getByRole('button', { name: cart.approval_approve, exact: true }).click()
    await expect(treasurer.getByRole('main')).toContainText('Sok Treasurer')
    await treasurer.close()
  })

  await test.step('both designs are one order', async () => {
    await page.getByRole('link', { name: cart.checkout, exact: true }).click()
    await page.getByRole('textbox', { name: checkout.address }).fill('ផ្ទះ 12, Phnom Penh')
    await page.getByRole('textbox', { name: checkout.phone }).first().fill('012 345 678')
    const without = page.getByRole('checkbox', { name: checkout.unprinted_without })
    for (const box of await without.all()) await box.check()
    await page.getByRole('button', { name: checkout.place, exact: true }).click()
    await expect(page.getByRole('heading', { name: checkout.thanks })).toBeVisible()
    const id = new URL(page.url()).searchParams.get('order')!
    await page.goto('/cart')
    await expect(page.getByText(cart.empty)).toBeVisible()
    await page.goto('/me/histories')
    const order = page.getByRole('article').first()
    await order.getByRole('button', { name: words.account.details, exact: true }).click()
    await expect(order).toContainText('KIM LONG')
    await expect(order).toContainText(words.common.type_TSHIRT)
    await expect(order).toContainText('Sok Treasurer')

    const staff = await otherVisitor()
    await goToEmpty(staff)
    await beStaff(staff, 'admin')
    await staff.goto(`/office/orders/${id}`)
    await expect(staff.getByRole('main')).toContainText('KIM LONG')
    await expect(staff.getByRole('main')).toContainText('Sok Treasurer')
  })
})
