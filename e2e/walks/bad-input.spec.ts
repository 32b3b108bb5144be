import type { Browser, Locator, Page } from '@playwright/test'
import { signUp } from './support/checkout.ts'
import { hostilePage, hostileSvg, hugePng } from './support/files.ts'
import { expectGarment } from './support/stage.ts'
import { Studio } from './support/studio.ts'
import { expect, test, type Walk } from './support/test.ts'

async function openStudio({ page, words }: { page: Page; words: Walk['words'] }): Promise<Studio> {
  await page.goto('/design/soccer')
  await expectGarment(page)
  return new Studio({ page, words, isPhone: false })
}

/** Where calls are made to fail: the browser complains of that, as it should, and no other walk minds. */
async function openTroubled(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage()
  await page.addInitScript(() => localStorage.setItem('lang', 'en'))
  await page.goto(address)
  return page
}

const wasTricked = (page: Page): Promise<boolean> => page.evaluate(() => 'hasBeenTricked' in window)

test('a logo with scripts in it is only a picture, here and on the server', async ({ page, words, context }) => {
  await signUp(page, words)
  const studio = await openStudio({ page, words })
  await studio.openTool('images')
  // Who is signed in has pictures sent at once.
  const sent = page.waitForResponse(answer => new URL(answer.url()).pathname === '/api/files')
  await studio.upload('roleLogo', 'crest.svg', 'image/svg+xml', hostileSvg)
  const line = studio.panel.locator('button[aria-pressed]').filter({ hasText: words.studio.roleLogo })
  await expect(line.locator('img')).toHaveJSProperty('complete', true)
  await expect
    .poll(() => line.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(await wasTricked(page)).toBe(false)

  const answer = await sent
  expect(answer.status()).toBe(201)
  const { id } = (await answer.json()) as { id: string }
  // Opened as a page of its own, where a script in it would run.
  const opened = await context.newPage()
  const file = await opened.goto(`/api/files/${id}`)
  expect(await file?.text()).not.toMatch(/<script|onload=|onclick=|onerror=|javascript:|foreignObject/i)
  expect(await wasTricked(opened)).toBe(false)
  await opened.close()

  await studio.upload('roleLogo', 'page.svg', 'image/svg+xml', hostilePage)
  await expect(studio.panel.getByRole('alert')).toContainText('foreignObject')
  await expect(line).toHaveCount(1)
  expect(await wasTricked(page)).toBe(false)
})

test('a picture of 30,000 × 30,000 px is refused with a clear text', async ({ page, words }) => {
  const studio = await openStudio({ page, words })
  await studio.openTool('images')
  await studio.upload('roleLogo', 'poster.png', 'image/png', hugePng())
  await expect(studio.panel.getByRole('alert')).toContainText(
    'The picture has more than 40 megapixels. Please make it smaller first.',
  )
  await expect(studio.panel.locator('button[aria-pressed]')).toHaveCount(0)
})

test('nothing to order: the studio and the checkout say so', async ({ page, words }) => {
  const studio = await openStudio({ page, words })
  const order = page.getByRole('button', { name: words.studio.order, exact: true })
  await order.click()
  await expect(studio.panel.getByRole('alert')).toContainText('Please select some players!')
  await studio.panel.getByRole('button', { name: words.studio.addPlayer, exact: true }).click()
  // A line without a name is nobody yet.
  await order.click()
  await expect(studio.panel.getByRole('alert')).toContainText('Please select some players!')
  await studio.panel
    .getByRole('textbox', { name: words.studio.playerNameOf.replace('{{row}}', '1'), exact: true })
    .fill('SOK DARA')
  await order.click()
  await page.getByRole('button', { name: words.checkout.remove_line.replace('{{row}}', '1'), exact: true }).click()
  await expect(page.getByText('Cart is empty!')).toBeVisible()
  await expect(page.getByRole('button', { name: words.checkout.place, exact: true })).toBeDisabled()

  await page.getByRole('button', { name: words.checkout.add_size, exact: true }).click()
  await page.locator('input[name="sizes.0.qty"]').fill('12')
  await page.getByRole('button', { name: words.checkout.add_player, exact: true }).click()
  await page.getByRole('button', { name: words.checkout.place, exact: true }).click()
  for (const text of [
    'Name is required.',
    'Number is required.',
    'The address is required!',
    'Phone number is required!',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.locator('input[name="players.0.name"]')).toBeFocused()
  await page.locator('input[name="sizes.0.qty"]').fill('-1.5')
  await expect(page.getByText('Quantity must be a whole number from 1 to 10,000.')).toBeVisible()
})

test('the studio says what cannot be done', async ({ page, words, context, troubled }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signUp(page, words)
  await openStudio({ page, words })
  await page.getByRole('application').focus()
  await page.keyboard.press('Delete')
  await expect(page.getByText('No layer was selected!', { exact: true })).toBeVisible()

  await page
    .getByTestId('inspector')
    .getByRole('button', { name: new RegExp(`^${words.studio.roleFrontText}`) })
    .click()
  await page.evaluate(async () => navigator.clipboard.writeText('{"font":7}'))
  await page.getByTestId('inspector').getByText(words.lettering.share, { exact: true }).click()
  await page.getByRole('button', { name: words.lettering.pasteStyle, exact: true }).click()
  await expect(page.getByText('Invalid textstyle!', { exact: true })).toBeVisible()

  troubled.push('/api/designs')
  const error = { id: 'design-limit-reached', message: '', requestId: '' }
  await page.route('**/api/designs', route => route.fulfill({ status: 409, json: { error } }))
  await page.getByRole('button', { name: words.studio.save, exact: true }).click()
  await expect(page.getByText('Your design exceeded max limit', { exact: true })).toBeVisible()
})

test('a forgotten password needs the email it was for', async ({ page, words }) => {
  await page.goto('/auth/forgotpassword')
  const email = page.getByRole('textbox', { name: words.account.email })
  const send = page.getByRole('button', { name: words.account.forgot_send, exact: true })
  for (const typed of ['', '   ']) {
    await email.fill(typed)
    await send.click()
    await expect(email).toHaveAccessibleDescription('Please input your email!')
    await expect(email).toBeFocused()
  }
})

test('signing up says what each field needs and leads to the first', async ({ page, words }) => {
  await page.goto('/auth/signup')
  const send = page.getByRole('main').getByRole('button', { name: words.common.sign_up, exact: true })
  await send.click()
  for (const [name, text] of [
    ['firstName', 'First name is required!'],
    ['lastName', 'Last name is required!'],
    ['email', 'Email is required!'],
    ['password', 'Password is required.'],
    ['again', 'Confirm password is required!'],
  ] as const) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    const field = page.locator(`input[name="${name}"]`)
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${text}`))
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(page.getByRole('textbox', { name: words.account.first_name })).toBeFocused()
  const passwords = page.locator('input[autocomplete="new-password"]')
  await passwords.first().fill('seven-green-mangoes')
  await passwords.last().fill('eight-green-mangoes')
  await expect(page.getByText('The password confirmation is incorrect!')).toBeVisible()
})

test('the contact form says what is wrong, leads to the first of it and keeps what was typed', async ({
  page,
  words,
  troubled,
}) => {
  const { pages, common } = words
  troubled.push('/api/contact')
  await page.goto('/contact')
  const [contact, subject, message] = [pages.contact_contact, pages.contact_subject, pages.contact_message].map(name =>
    page.getByRole('textbox', { name }),
  ) as [Locator, Locator, Locator]
  for (const label of [pages.contact_contact, pages.contact_subject, pages.contact_message])
    await expect(page.locator('label').filter({ hasText: label }), 'marked as required').toContainText('*')
  const send = page.getByRole('button', { name: pages.contact_send, exact: true })
  await subject.fill('   ')
  await send.click()
  for (const text of [pages.contact_contact_required, pages.contact_subject_required, pages.contact_message_required])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(contact).toBeFocused()
  await expect(contact).toHaveAccessibleDescription(pages.contact_contact_required)

  const long = 'ក'.repeat(5001)
  await contact.fill('dara@')
  await subject.fill('<b>ឈុត</b> ⚽')
  await message.fill(long)
  await expect(page.getByText(pages.contact_contact_wrong, { exact: true })).toBeVisible()
  await expect(page.getByText('At most 5,000 characters fit here; please shorten it by 1.')).toBeVisible()
  await expect(message).toHaveValue(long)

  await contact.fill('dara@shop.kh')
  await message.fill('<img src=x onerror=alert(1)> ជំរាបសួរ 🙂')
  await page.route('**/api/contact', route => route.abort())
  await send.click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Something went wrong!')
  await expect(subject).toHaveValue('<b>ឈុត</b> ⚽')
  await page.unroute('**/api/contact')
  await alert.getByRole('button', { name: common.try_again }).click()
  await expect(page.getByRole('heading', { name: pages.contact_sent })).toBeFocused()
  await page.close()
})

test('the calculator takes Khmer digits, says what it cannot take and asks again after a failure', async ({
  browser,
  baseURL,
  words,
}) => {
  const page = await openTroubled(browser, `${baseURL}/pricing`)
  const quantity = page.getByRole('textbox', { name: words.common.quantity, exact: true })
  const total = (count: number) => page.getByText(words.shop.calculator_total_other.replace('{{count}}', String(count)))
  await expect(total(15)).toBeVisible()
  await quantity.fill('២៤')
  await expect(total(24)).toBeVisible()
  for (const wrong of ['', '   ', '0', '-3', '1.5', 'ten ⚽', '10001', '<b>5</b>']) {
    await quantity.fill(wrong)
    await expect(page.getByText(words.common.quantity_invalid), wrong).toBeVisible()
    await expect(quantity).toHaveValue(wrong)
  }
  await page.route('**/api/quotes', route =>
    route.fulfill({ status: 400, json: { error: { id: 'bad-request', message: 'No quote', requestId: 'r' } } }),
  )
  await quantity.fill('31')
  await expect(page.getByRole('alert')).toContainText('Something went wrong!')
  await page.unroute('**/api/quotes')
  await page.getByRole('alert').getByRole('button', { name: words.common.try_again }).click()
  await expect(total(31)).toBeVisible()
  await page.close()
})
