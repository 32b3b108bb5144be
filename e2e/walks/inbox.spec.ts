import { request } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { beStaff, goToEmpty, STAFF_PASSWORD } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

test('two presses answer a question, and a colleague’s answer keeps what was typed', async ({
  page,
  words,
  isPhone,
  troubled,
}) => {
  // The answer that a colleague was faster with.
  troubled.push('/messages')
  await goToEmpty(page)
  const office = await request.newContext({ baseURL: page.url() })
  const contact = `ask-${Date.now()}-${isPhone ? 'phone' : 'desktop'}@example.com`
  const question = { contact, subject: 'Caps', message: 'តើមានមួកទេ?' }
  expect((await office.post('/api/contact', { data: question })).status()).toBe(204)
  await beStaff(page, 'store')
  await page.goto(`/office/inbox?search=${contact}`)
  await page.locator('[data-conversation]', { hasText: contact }).click()
  const thread = page.getByRole('log', { name: contact })
  await expect(thread.getByText(question.message)).toBeVisible()
  const saved = page.getByRole('group', { name: words.inbox.saved })
  await expectAccessible(page, 'the inbox')

  // One press fills in a saved reply in the language of the question, another sends it.
  let presses = 1
  await saved.getByRole('button').first().click()
  const field = page.getByLabel(words.inbox.reply_field.replace('{{name}}', contact))
  await expect(field).toHaveValue(/[ក-៿]/)
  presses += 1
  await page.getByRole('button', { name: new RegExp(`^${words.inbox.send}( ⌘|$)`) }).click()
  await expect(thread.getByRole('article')).toHaveCount(2)
  await expect(field).toHaveValue('')
  expect(presses).toBeLessThanOrEqual(2)

  // Taken back within ten seconds.
  await page.getByRole('button', { name: new RegExp(`^${words.inbox.undo}`) }).click()
  await expect(thread.getByRole('article')).toHaveCount(1)

  // A colleague answers while an answer is typed.
  const signIn = { email: 'admin@angkor.example', password: STAFF_PASSWORD, clientId: 'office' }
  const { access_token: token } = (await (await office.post('/api/accounts/token', { data: signIn })).json()) as {
    access_token: string
  }
  const id = new URL(page.url()).searchParams.get('open')!
  await field.fill('From twenty pieces on.')
  const data = { kind: 'reply', text: 'From ten pieces on.', seenAt: null, isClosing: false }
  const headers = { authorization: `Bearer ${token}` }
  expect((await office.post(`/api/office/conversations/${id}/messages`, { data, headers })).status()).toBe(201)
  await page.getByRole('button', { name: new RegExp(`^${words.inbox.send}( ⌘|$)`) }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(field).toHaveValue('From twenty pieces on.')
  await expect(thread.getByText('From ten pieces on.')).toBeVisible()

  // Closing it leaves the view of open ones.
  const head = page.getByRole('region', { name: contact })
  await head.getByRole('button', { name: new RegExp(`^${words.inbox.close}( |$)`) }).click()
  await page.goto(`/office/inbox?view=closed&open=${id}`)
  await expect(page.getByRole('button', { name: new RegExp(`^${words.inbox.open_again}`) })).toBeVisible()
})
