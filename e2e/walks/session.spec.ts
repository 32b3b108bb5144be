import { beSignedUp, goToEmpty, PASSWORD } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

test('signing in leads nowhere outside the shop', async ({ page, words }) => {
  const email = await beSignedUp(page)
  for (const target of ['/\\evil.example', '/auth/signin']) {
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key !== 'lang') localStorage.removeItem(key)
    })
    await page.goto(`/auth/signin?redirect_to=${encodeURIComponent(target)}`)
    await page.getByRole('textbox', { name: words.account.email }).fill(email)
    await page.locator('input[autocomplete="current-password"]').fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: words.common.sign_in, exact: true }).click()
    await expect(page, target).toHaveURL(url => url.pathname === '/' && url.hostname === 'localhost')
  }
  // A user who is already signed in is redirected immediately.
  await page.goto(`/auth/signin?redirect_to=${encodeURIComponent('/me/players?from=a#list')}`)
  await expect(page).toHaveURL(/\/me\/players\?from=a#list$/)
  await page.goto(`/auth/signup?redirect_to=${encodeURIComponent('//evil.example')}`)
  await expect(page).toHaveURL(url => url.pathname === '/' && url.hostname === 'localhost')
})

test('two tabs that find an old token refresh it once, and both stay', async ({ page, words, context }) => {
  const { account } = words
  await beSignedUp(page)
  // A page of the shop would pick up the old token and be interrupted during its refresh.
  await goToEmpty(page)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('kitwright.auth')!) as Record<'access_token' | 'refresh_token', string>
    localStorage.setItem('kitwright.auth', JSON.stringify({ ...kept, access_token: 'old' }))
  })
  const refreshes: string[] = []
  context.on('request', request => {
    if (request.url().endsWith('/refreshtoken')) refreshes.push(request.url())
  })
  const tab = await context.newPage()
  await Promise.all([page, tab].map(one => one.goto('/me/players')))
  for (const one of [page, tab]) await expect(one.getByText(account.no_squads, { exact: true })).toBeVisible()
  expect(refreshes).toHaveLength(1)
})
