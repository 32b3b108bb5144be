import type { Page } from '@playwright/test'
import { beStaff, goToEmpty, register } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

/** Signs the visitor in with a design of twelve in the cart, without the screens that other tests cover. */
async function fillCart(page: Page): Promise<void> {
  const { tokens } = await register(page)
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  const { items } = (await (await page.request.get('/api/templates?type=SOCCER_KIT&pageSize=1')).json()) as {
    items: { id: string }[]
  }
  const { document } = (await (await page.request.get(`/api/templates/${items[0]!.id}`)).json()) as {
    document: unknown
  }
  const id = crypto.randomUUID()
  const saved = await page.request.post('/api/designs', { headers, data: { id, name: 'Lions', document } })
  expect(saved.status()).toBe(201)
  const line = { id: crypto.randomUUID(), size: 'M', sleeve: 'short', qty: 12 }
  const data = { id, designId: id, name: 'Lions', fabric: 'interlock', lines: [line] }
  // Without the page's cookies, which would need the page's own token.
  await goToEmpty(page)
  await page.context().clearCookies()
  expect((await page.request.post('/api/cart/items', { headers, data })).status()).toBe(201)
  await page.evaluate(kept => localStorage.setItem('kitwright.auth', kept), JSON.stringify(tokens))
}

test('a quote goes from the cart through the office to an order', async ({ page, words, otherVisitor }) => {
  const { quote, quotes, cart } = words
  const staff = await otherVisitor()
  let address = ''

  await test.step('a customer asks for a quote beside the checkout', async () => {
    await fillCart(page)
    await page.goto('/cart')
    await page.getByRole('link', { name: cart.ask_quote, exact: true }).click()
    await page.getByRole('textbox', { name: quote.ask_message }).fill('More players may follow')
    await page.getByRole('textbox', { name: quote.address }).fill('House 12, Street 271')
    await page.getByRole('textbox', { name: quote.phone }).fill('012 345 678')
    await page.getByRole('button', { name: quote.ask_send, exact: true }).click()
    await expect(page).toHaveURL(/\/me\/quotes\//)
    await expect(page.getByText(quote.waiting_text)).toBeVisible()
  })

  await test.step('staff answer in four presses, at an own price', async () => {
    await staff.goto('/')
    await goToEmpty(staff)
    await beStaff(staff, 'store')
    await staff.goto('/office/quotes?status=waiting')
    // One: open. The quotes of other tests wait as well; the customer's page has the id.
    const id = new URL(page.url()).pathname.split('/').at(-1)!
    await staff.locator(`a[href="/office/quotes/${id}"]`).click()
    // Two: an own price instead of the list's.
    await staff.getByRole('button', { name: quotes.own_price, exact: true }).click()
    await staff.getByRole('textbox', { name: quotes.unit_price_of.replace('{{name}}', 'Lions') }).fill('9.50')
    await staff.getByRole('textbox', { name: quotes.reason_of.replace('{{name}}', 'Lions') }).fill('School price')
    // Three: send.
    await staff.getByRole('button', { name: quotes.send.replace('{{total}}', '$114.00'), exact: true }).click()
    await expect(staff.getByText(quotes.versions, { exact: true })).toBeVisible()
    await expect(staff.getByText('School price').first()).toBeVisible()
  })

  await test.step('a next version has other pieces, a delivery charge and a new link', async () => {
    const id = new URL(page.url()).pathname.split('/').at(-1)!
    const linkOf = async (): Promise<string> => {
      const token = await staff.evaluate(() => localStorage.getItem('kitwright.office'))
      const { access_token } = JSON.parse(token!) as { access_token: string }
      const headers = { authorization: `Bearer ${access_token}` }
      return ((await (await staff.request.get(`/api/office/quotes/${id}`, { headers })).json()) as { linkPath: string })
        .linkPath
    }
    await staff.getByRole('button', { name: quotes.change_pieces, exact: true }).click()
    const pieces = staff.getByRole('group', { name: quotes.pieces_of.replace('{{name}}', 'Lions') })
    await pieces.getByRole('textbox').fill('10')
    await staff.getByRole('combobox', { name: quotes.delivery, exact: true }).selectOption('courier')
    await staff.getByRole('textbox', { name: quotes.delivery_charge, exact: true }).fill('2')
    await staff.getByRole('button', { name: quotes.send.replace('{{total}}', '$97.00'), exact: true }).click()
    await expect(staff.getByText(quote.revision.replace('{{revision}}', '2')).first()).toBeVisible()
    const old = await linkOf()
    await staff.getByRole('button', { name: quotes.link_replace, exact: true }).click()
    await staff.getByRole('dialog').getByRole('button', { name: quotes.link_replace, exact: true }).click()
    await expect.poll(linkOf).not.toBe(old)
    address = await linkOf()
    // Asked without a page, since a browser complains of every refusal.
    const token = old.split('#')[1]!
    expect((await staff.request.get(`/api/quote-links/${token}`)).status()).toBe(410)
  })

  await test.step('whoever has the link accepts in two presses, on any device', async () => {
    const visitor = await otherVisitor()
    await visitor.goto(address)
    await expect(visitor.getByText(quote.special_price)).toBeVisible()
    await visitor.getByRole('button', { name: quote.accept.replace('{{total}}', '$97.00'), exact: true }).click()
    await visitor.getByRole('button', { name: quote.accept_confirm, exact: true }).click()
    await expect(visitor.getByText(quote.state_accepted, { exact: true })).toBeVisible()
  })

  await test.step('the customer finds the order at the quoted price', async () => {
    await page.reload()
    await page.getByRole('link', { name: quote.see_order, exact: true }).click()
    await expect(page.getByText('$97.00').first()).toBeVisible()
  })
})
