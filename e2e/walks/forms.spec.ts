import type { Browser, Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

/**
 * Opens a page on which calls are made to fail. The browser reports that, as it should, and no other walk is affected.
 */
async function openTroubled(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage()
  await page.addInitScript(() => localStorage.setItem('lang', 'en'))
  await page.goto(address)
  return page
}

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

test('the contact form shows errors, focuses the first and keeps the input', async ({ page, words, troubled }) => {
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
  await expect(page.getByText('The limit is 5,000 characters. Please shorten it by 1.')).toBeVisible()
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

test('the calculator accepts Khmer digits, names bad ones and retries a failure', async ({
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
