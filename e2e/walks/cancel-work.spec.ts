import type { Page } from '@playwright/test'
import { beSignedUp, beStaff, fillSignUp, freshEmail, goToEmpty } from './support/checkout.ts'
import { boxedPng, crestPng } from './support/files.ts'
import { openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

/** Blocks image decoding until the returned function is called, as on a slow phone. */
async function holdDecoding(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { decode } = HTMLImageElement.prototype
    const released = new Promise<void>(resolve => addEventListener('release decoding', () => resolve(), { once: true }))
    HTMLImageElement.prototype.decode = async function () {
      await released
      return decode.call(this)
    }
  })
  return () => page.evaluate(() => void dispatchEvent(new Event('release decoding')))
}

test('Esc while a crest is being placed cancels that and says so', async ({ page, words, isPhone }) => {
  const { crest, images } = words
  const studio = await openStudio({ words, isPhone }, page)
  await studio.openTool('images')
  await studio.panel.getByRole('button', { name: images.make_crest, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: crest.title, exact: true })
  const place = dialog.getByRole('button', { name: crest.place, exact: true })
  await expect(place).toBeEnabled()
  const release = await holdDecoding(page)
  await place.click()
  await expect(place).toHaveAttribute('data-loading', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByText(crest.place_cancelled)).toBeVisible()
  await expect(dialog).toBeVisible()
  await release()
  await expect(place).toBeEnabled()
  await expect(studio.panel.getByText(studio.say.no_images, { exact: true })).toBeAttached()

  await place.click()
  await expect(dialog).toBeHidden()
  await expect(studio.panel.getByText(studio.say.no_images, { exact: true })).toBeHidden()
})

test('a panel that closes during an upload names the picture that was not added', async ({ page, words, isPhone }) => {
  const { images } = words
  const studio = await openStudio({ words, isPhone }, page)
  await studio.openTool('images')
  const release = await holdDecoding(page)
  await studio.upload('role_logo', 'river-dragons.png', 'image/png', crestPng(200))
  await expect(studio.panel.getByText('river-dragons.png')).toBeVisible()
  await studio.openTool('text')
  await expect(page.getByText(images.stopped.replace('{{name}}', 'river-dragons.png'))).toBeVisible()
  await release()
  await studio.openTool('images')
  await expect(studio.panel.getByText(studio.say.no_images, { exact: true })).toBeVisible()
})

test('a background that is removed after Esc is told', async ({ page, words, isPhone }) => {
  const { images } = words
  const studio = await openStudio({ words, isPhone }, page)
  await studio.openTool('images')
  await studio.upload('role_sponsor', 'sponsor.png', 'image/png', await boxedPng(page))
  const unbox = studio.fields.getByRole('button', { name: images.unbox, exact: true })
  await expect(unbox).toBeEnabled()
  const release = await holdDecoding(page)
  await unbox.click()
  await expect(unbox).toHaveAttribute('data-loading', 'true')
  await page.keyboard.press('Escape')
  await expect(unbox).toBeHidden()
  await release()
  await expect(page.getByText(images.unboxed, { exact: true })).toBeVisible()
})

/** Holds the answers to a path until the returned function is called, as on a slow network. */
async function holdAnswers(page: Page, path: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(`**${path}`, async route => {
    if (route.request().method() !== 'GET') await held.promise
    await route.continue()
  })
  return held.resolve
}

test('a dialog that sends stays open on Esc, outside clicks and back', async ({ page, words }) => {
  const { common, office, suppliers } = words
  await goToEmpty(page)
  await beStaff(page, 'admin')
  // All groups of the office's menu are open.
  await page.evaluate(() => localStorage.setItem('kitwright.office-menu', ''))
  for (const { path, api, open } of [
    { path: '/office/staff', api: '/api/office/staff', open: office.add_staff },
    { path: '/office/suppliers', api: '/api/office/suppliers', open: suppliers.add },
  ]) {
    await page.goto('/office')
    await page.locator(`a[href="${path}"]`).first().click()
    await page.getByRole('button', { name: open, exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    for (const field of await dialog.locator('input[required]').all()) {
      const isEmail = (await field.getAttribute('type')) === 'email'
      await field.fill(isEmail ? `held-${crypto.randomUUID()}@angkor.example` : 'Held Tailor 2026')
    }
    const release = await holdAnswers(page, api)
    await dialog.locator('[type="submit"]').click()
    await page.keyboard.press('Escape')
    await expect(page.getByText(common.still_sending)).toBeVisible()
    await page.mouse.click(5, 400)
    await page.evaluate(() => history.back())
    await expect(dialog).toBeVisible()
    await expect(page.getByText(common.discard_text)).toBeHidden()
    expect(new URL(page.url()).pathname).toBe(path)
    release()
    await expect(dialog).toBeHidden()
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('a squad that is being saved keeps its dialog on Cancel, too', async ({ page, words }) => {
  const { account, common } = words
  await beSignedUp(page)
  await page.goto('/me/players')
  await page.getByRole('button', { name: account.new_squad, exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: account.new_squad, exact: true })
  await dialog.getByRole('textbox', { name: account.squad_name }).fill('Held Dragons')
  const release = await holdAnswers(page, '/api/squads')
  await dialog.locator('[type="submit"]').click()
  await dialog.getByRole('button', { name: common.cancel, exact: true }).click()
  await expect(page.getByText(common.still_sending)).toBeVisible()
  await expect(page.getByText(common.discard_text)).toBeHidden()
  release()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Held Dragons', { exact: true })).toBeVisible()
})

test('who stops the sign-up at checkout is signed up, but orders nothing', async ({ page, words, isPhone }) => {
  const { checkout, common } = words
  const studio = await openStudio({ words, isPhone }, page)
  await studio.openTool('squad')
  await studio.panel.getByRole('button', { name: words.studio.add_player, exact: true }).click()
  const player = words.studio.player_name_of.replace('{{row}}', '1')
  await studio.panel.getByRole('textbox', { name: player, exact: true }).fill('SOK DARA')
  await page.getByRole('button', { name: words.studio.order, exact: true }).click()
  await page.locator('input[name="designs.0.players.0.number"]').fill('7')
  await page.locator('input[name="designs.0.players.0.qty"]').fill('10')
  await page.getByRole('textbox', { name: checkout.address }).fill('House 12, Street 271, Phnom Penh')
  await page.getByRole('textbox', { name: checkout.phone }).first().fill('012 345 678')
  await page.getByRole('button', { name: checkout.place, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: checkout.account_title })
  const send = await fillSignUp(dialog, words, freshEmail())
  const release = await holdAnswers(page, '/api/accounts/register')
  const orders: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) orders.push(request.url())
  })
  await send.click()
  await page.keyboard.press('Escape')
  await expect(page.getByText(common.still_sending)).toBeVisible()
  await expect(dialog).toBeVisible()
  release()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(checkout.not_ordered_yet, { exact: true })).toBeVisible()
  expect(orders).toEqual([])

  await page.getByRole('button', { name: checkout.place, exact: true }).click()
  await expect(page.getByRole('heading', { name: checkout.thanks })).toBeVisible()
})
