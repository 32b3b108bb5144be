import type { Page } from '@playwright/test'
import { beSignedUp } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

/** A page of the personal area, which is a frame around all its pages, and a standalone page. */
const PRIVATE = ['/me/players', '/order/printinvoice?order=1#top']
const NOT_FOUND = 'The page you are looking for is no found!'

/** Returns the address of the shop that sells t-shirts only. */
const mekong = (baseURL: string): string => baseURL.replace('//localhost', '//mekong.localhost')

const menuOf = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true })

test('every public page opens for a visitor, under the name of the shop', async ({ page, words }) => {
  for (const path of ['/', '/products', '/pricing', '/store', '/quickstart', '/contact', '/about', '/careers']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expect(page).toHaveTitle('Angkor Kits')
  }
  for (const [path, title] of [
    ['/auth/signin', words.account.sign_in_title],
    ['/auth/signup', words.account.sign_up_title],
    ['/auth/forgotpassword', words.account.forgot_title],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title }), path).toBeVisible()
  }
})

// The server's own tests check its responses to such addresses.
test('an address that leads nowhere says so, and asks nobody to sign in', async ({ page, troubled }) => {
  for (const path of ['/me/nowhere', '/design/toga']) {
    troubled.push(path)
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByText(NOT_FOUND), path).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

test('what is private asks for signing in and remembers the whole address', async ({ page }) => {
  for (const path of PRIVATE) {
    await page.goto(path)
    await expect(page).toHaveURL(url => url.pathname === '/auth/signin')
    expect(new URL(page.url()).searchParams.get('redirect_to'), path).toBe(path)
  }
})

test('the menu shows what the shop has, and where one is', async ({ page, words, baseURL, otherVisitor, troubled }) => {
  const { common } = words
  await page.goto('/pricing')
  const menu = menuOf(page, common.main_menu)
  await expect(menu.getByRole('link')).toHaveText([
    common.home,
    common.products,
    common.store,
    common.pricing,
    common.quick_start,
  ])
  // The theme of the shop underlines the page that is open.
  await expect(menu.getByRole('link', { name: common.pricing })).toHaveAttribute('aria-current', 'page')
  await expect(menu.getByRole('link', { name: common.store, exact: true })).not.toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Angkor Kits' })).toBeVisible()
  await expect(page.getByRole('button', { name: common.me, exact: true })).toHaveCount(0)
  for (const [group, links] of [
    [common.company, [common.about_us, common.careers]],
    [common.legal, [common.privacy_policy, common.terms_of_service]],
  ] as const)
    for (const link of links)
      await expect(menuOf(page, group).getByRole('link', { name: link, exact: true })).toBeVisible()

  const other = await otherVisitor()
  await other.addInitScript(() => localStorage.setItem('lang', 'en'))
  await other.goto(mekong(baseURL!))
  await expect(menuOf(other, common.main_menu).getByRole('link')).toHaveText([
    common.home,
    common.store,
    common.pricing,
  ])
  await expect(other).toHaveTitle('Mekong Tees')
  troubled.push('/quickstart', '/design/hoodie')
  for (const path of ['/quickstart', '/design/hoodie']) {
    await other.goto(mekong(baseURL!) + path)
    await expect(other.getByText(NOT_FOUND), path).toBeVisible()
  }
})

test('the first visit is in Khmer; the choice lasts, a broken one is ignored', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  await page.goto('/')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'km')
  await expect(page.getByRole('button', { name: /^kh/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: /^en/ }).click()
  await expect(html).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en')
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'en')
  await page.evaluate(() => localStorage.setItem('lang', 'klingon'))
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'km')
  await context.close()
})

test('the personal area shows who and where one is, and signs out everywhere', async ({ page, words, context }) => {
  const { common } = words
  const email = await beSignedUp(page)
  await page.goto('/')
  await page.getByRole('button', { name: common.me, exact: true }).click()
  for (const [name, path] of [
    [common.dashboard, '/me/dashboard'],
    [common.designs, '/me/assets'],
  ] as const) {
    const item = page.getByRole('menuitem', { name })
    await expect(item).toHaveAttribute('href', path)
    await expect(item).toHaveAttribute('target', '_blank')
    await expect(item).toHaveAttribute('rel', /noopener/)
  }
  const opened = context.waitForEvent('page')
  await page.getByRole('menuitem', { name: common.dashboard }).click()
  const tab = await opened
  await expect(tab).toHaveURL(/\/me\/dashboard$/)

  const menu = menuOf(tab, common.main_menu)
  await expect(menu.getByRole('group')).toHaveText([/Dashboard/, /Player list.*Designs/s, /My orders/])
  await menu.getByRole('link', { name: common.player_list }).click()
  await expect(tab).toHaveURL(/\/me\/players$/)
  await tab.reload()
  await expect(menu.getByRole('link', { name: common.player_list })).toHaveAttribute('aria-current', 'page')
  await expect(tab.getByRole('contentinfo')).toHaveText('Angkor Kits')
  await tab.getByRole('button', { name: common.user_menu }).click()
  await expect(tab.getByText(email)).toBeVisible()
  await expect(tab.getByRole('menuitem', { name: common.settings })).toHaveAttribute('href', '/me/setting')
  await tab.getByRole('menuitem', { name: common.sign_out }).click()
  const dialog = tab.getByRole('dialog', { name: common.confirmation })
  expect((await dialog.boundingBox())!.width).toBe(450)
  await dialog.getByRole('button', { name: common.yes, exact: true }).click()
  await expect(tab).toHaveURL(url => url.pathname === '/')
  await expect(page.getByRole('link', { name: common.sign_in, exact: true }), 'the other tab').toBeVisible()
})

test('the personal menu is beside the page from 992 px, over it below', async ({ page, words }) => {
  const { common, account } = words
  await beSignedUp(page)
  const menu = page.locator('#personal-menu')
  await page.setViewportSize({ width: 992, height: 800 })
  await page.goto('/me/setting')
  await expect(menu).toBeInViewport()

  await page.setViewportSize({ width: 991, height: 800 })
  await expect(menu).not.toBeInViewport()
  await page.getByRole('button', { name: common.open_menu }).click()
  await expect(menu).toBeInViewport()
  await menu.getByRole('link', { name: common.my_orders }).click()
  await expect(page).toHaveURL(/\/me\/histories$/)
  await expect(menu).not.toBeInViewport()

  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto('/me/setting')
  await page.getByText(account.menu_overlay, { exact: true }).click()
  await expect(menu).not.toBeInViewport()
  await page.getByRole('button', { name: common.open_menu }).click()
  await expect(menu).toBeInViewport()
  await page.mouse.click(1200, 700)
  await expect(menu).not.toBeInViewport()
})

test('a shop that cannot be reached says so and opens when it can', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('lang', 'en'))
  await page.route('**/whoami', route => route.abort())
  await page.goto('/')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/whoami')
  await again.click()
  await expect(page).toHaveTitle('Angkor Kits')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})

test('a page that takes its time is no empty sheet', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const page = await context.newPage()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/whoami', async route => {
    await answered
    await route.continue()
  })
  await page.goto('/preview')
  const turning = () => page.evaluate(() => getComputedStyle(document.getElementById('root')!, '::before').content)
  expect(await turning()).toBe('""')
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await turning()).toBe('none')
  await context.close()
})

test('public pages are there before their scripts, in the chosen language and theme', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of [
    '/',
    '/products',
    '/pricing',
    '/store',
    '/sizes',
    '/about',
    '/contact',
    '/terms',
    '/auth/signin',
  ]) {
    // A server that has no time answers with the bare page for some seconds; the page comes when it is asked again.
    await expect(async () => {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('h1'), path).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 60_000 })
    await expect(page.locator('html')).toHaveAttribute('lang', 'km')
    await expect(page).toHaveTitle('Angkor Kits')
    await expect(page.getByRole('link', { name: 'Angkor Kits' })).toBeVisible()
  }
  // The page includes the styles of its cards' content.
  await page.goto('/store')
  const kit = page.getByRole('article').first().getByRole('button').first()
  await expect(kit).toHaveCSS('width', '44px')
  await expect(kit.locator('span')).toHaveCSS('border-radius', '50%')
  await context.addCookies([
    { name: 'lang', value: 'en', url: baseURL! },
    { name: 'theme', value: 'dark', url: baseURL! },
  ])
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: 'Pricing' })).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(26, 22, 17)')
  await expect(page.getByText('$217.50')).toBeVisible()
  await context.close()
})

test('pictures of garments show without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/products')
  const pictures = page.getByRole('article').locator('img')
  await expect(pictures).toHaveCount(8)
  for (const picture of await pictures.all()) {
    // A lazy picture is requested when it comes near.
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveCSS('opacity', '1')
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  }
  await context.close()
})

test('a next page’s first pictures wait as their outlines', async ({ browser, baseURL, words }) => {
  // A service worker would request the pictures instead of the page.
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('lang', 'en'))
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/api/products/*/picture?*', async route => mayCome.then(async () => route.continue()))
  await page.goto('/pricing')
  await page.locator('html[data-respect-reduced-motion]').waitFor({ state: 'attached' })
  await menuOf(page, words.common.main_menu).getByRole('link', { name: words.common.products, exact: true }).click()
  const first = page.getByRole('article').first()
  const picture = first.getByRole('link').first()
  await expect(picture.locator('svg')).toBeVisible()
  letCome()
  await expect(picture.locator('svg')).toHaveCount(0)
  await expect(first.getByRole('heading', { name: words.common.type_SOCCER_KIT })).toBeVisible()
  await expect(first.locator('img')).toBeVisible()
  await context.close()
})
