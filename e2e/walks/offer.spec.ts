import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { addKit } from './support/buyer.ts'
import { beStaff, fillSignUp, freshEmail, goToEmpty, showPart } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

/** Returns the path of the link that staff pass on, for the request of a team. */
async function linkOf(staff: Page, team: string): Promise<string> {
  const token = await staff.evaluate(() => localStorage.getItem('kitwright.office'))
  const { access_token } = JSON.parse(token!) as { access_token: string }
  const answer = await staff.request.get('/api/office/quote-requests', {
    headers: { authorization: `Bearer ${access_token}` },
  })
  const { items } = (await answer.json()) as { items: { team: string; linkPath: string }[] }
  return items.find(each => each.team === team)!.linkPath
}

test('a visitor asks for a price, accepts it and orders at it', async ({ page, words, isPhone, otherVisitor }) => {
  const { pages, offer, today, cart, checkout, order: orderWords } = words
  const team = `Lions ${crypto.randomUUID().slice(0, 8)}`
  const contact = freshEmail()
  const staff = await otherVisitor()
  let link = ''

  await test.step('a visitor asks on a product’s page, without a design and an account', async () => {
    await page.goto('/products/soccer')
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: pages.quote_send }) })
    // The form is hydrated once it is near the window; what was typed before may be lost.
    await expect(async () => {
      await form.getByRole('textbox', { name: pages.quote_team }).fill(team)
      await form.getByRole('textbox', { name: pages.quote_count }).fill('20')
      await form.getByRole('textbox', { name: pages.quote_contact }).fill(contact)
      await form.getByRole('button', { name: pages.quote_send }).click({ timeout: 5_000 })
      await expect(page.getByText(offer.sent_text.replace('{{contact}}', contact))).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 60_000 })
  })

  await test.step('staff find it in their day as a request for a price, and answer', async () => {
    await goToEmpty(staff)
    await beStaff(staff, 'store')
    await staff.goto('/office')
    const item = staff.locator('[data-item]').filter({ hasText: contact })
    await item.getByRole('link', { name: today.look_request }).click()
    await expect(staff.getByRole('heading', { name: team })).toBeVisible()
    await staff.getByRole('button', { name: offer.answer, exact: true }).click()
    const dialog = staff.getByRole('dialog')
    await expect(dialog.getByRole('combobox', { name: offer.line_garment.replace('{{place}}', '1') })).not.toHaveValue(
      '',
    )
    await dialog.getByRole('textbox', { name: offer.line_price.replace('{{place}}', '1') }).fill('7')
    await dialog.getByRole('textbox', { name: offer.reason_of.replace('{{place}}', '1') }).fill('School price')
    await expectAccessible(staff, 'an offer that is typed')
    await dialog.getByRole('button', { name: offer.send.replace('{{total}}', '$140.00') }).click()
    await expect(dialog).toBeHidden()
    link = await linkOf(staff, team)
  })

  await test.step('the visitor accepts it in the same browser and is led to the design', async () => {
    await page.goto(link)
    await page.getByRole('button', { name: offer.accept.replace('{{total}}', '$140.00') }).click()
    await expect(page.getByText(offer.kept_here)).toBeVisible()
    await expectAccessible(page, 'an accepted offer')
    await page.getByRole('link', { name: offer.start, exact: true }).click()
    await expect(page).toHaveURL(/\/products\/soccer$/)
  })

  await test.step('the cart takes the price by itself, before and after signing in', async () => {
    await addKit(page, words, isPhone, { slug: 'soccer', plain: 20 })
    await expect(page.getByText(offer.kept_applied.split('{{')[0]!)).toBeVisible()
    await expect(page.getByRole('main').getByText('$140.00').first()).toBeVisible()
    await expectAccessible(page, 'a cart with the price of an offer')
    await page.goto('/auth/signup')
    const send = await fillSignUp(page.getByRole('main'), words, freshEmail())
    await send.click()
    await expect(page).toHaveURL(url => !url.pathname.startsWith('/auth/'))
    await page.goto('/cart')
    await expect(page.getByText(offer.kept_applied.split('{{')[0]!)).toBeVisible()
  })

  await test.step('the order has it, once', async () => {
    await page.getByRole('link', { name: cart.checkout, exact: true }).click()
    await expect(page.getByText(offer.kept_applied.split('{{')[0]!).first()).toBeVisible()
    await page.getByRole('textbox', { name: checkout.address }).fill('House 12, Phnom Penh')
    await page.getByRole('textbox', { name: checkout.phone }).first().fill('012 345 678')
    await page.getByRole('button', { name: checkout.place, exact: true }).click()
    await expect(page.getByRole('heading', { name: checkout.thanks })).toBeVisible()
    const id = new URL(page.url()).searchParams.get('order')!
    await staff.goto(`/office/orders/${id}`)
    await showPart(staff, words, 'lines')
    await expect(staff.getByText(orderWords.price_of_offer.split('{{')[0]!).first()).toBeVisible()
    await staff.goto('/office/quotes')
    await expect(staff.getByRole('listitem').filter({ hasText: team })).toContainText(offer.state_ordered)
    await page.goto('/')
    await page.goto(link)
    await expect(page.getByText(offer.used)).toBeVisible()
  })
})
