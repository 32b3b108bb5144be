import type { Page } from '@playwright/test'
import { beSignedUp } from './support/checkout.ts'
import { hostilePage, hostileSvg, hugePng } from './support/files.ts'
import { openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const wasTricked = (page: Page): Promise<boolean> => page.evaluate(() => 'hasBeenTricked' in window)

test('a logo with scripts is only a picture, here and on the server', async ({ page, words, isPhone, context }) => {
  await beSignedUp(page)
  const studio = await openStudio({ words, isPhone }, page)
  await studio.openTool('images')
  // For signed-in users, pictures are sent immediately.
  const sent = page.waitForResponse(answer => new URL(answer.url()).pathname === '/api/files')
  await studio.upload('role_logo', 'badge.svg', 'image/svg+xml', hostileSvg)
  const line = studio.panel.locator('button[aria-pressed]').filter({ hasText: words.studio.role_logo })
  await expect(line.locator('img')).toHaveJSProperty('complete', true)
  await expect
    .poll(() => line.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  expect(await wasTricked(page)).toBe(false)

  const answer = await sent
  expect(answer.status()).toBe(201)
  const { id } = (await answer.json()) as { id: string }
  // Opened as a separate page, where a script in it would run.
  const opened = await context.newPage()
  const file = await opened.goto(`/api/files/${id}`)
  expect(await file?.text()).not.toMatch(/<script|onload=|onclick=|onerror=|javascript:|foreignObject/i)
  expect(await wasTricked(opened)).toBe(false)
  await opened.close()

  await studio.upload('role_logo', 'page.svg', 'image/svg+xml', hostilePage)
  await expect(studio.panel.getByRole('alert')).toContainText('foreignObject')
  await expect(line).toHaveCount(1)
  expect(await wasTricked(page)).toBe(false)

  // 30,000 × 30,000 px.
  await studio.upload('role_logo', 'poster.png', 'image/png', hugePng())
  await expect(studio.panel.getByRole('alert')).toContainText(
    'The image has more than 40 megapixels. Please make it smaller first.',
  )
  await expect(line).toHaveCount(1)
})

test('nothing to order: the studio and the checkout say so', async ({ page, words, isPhone }) => {
  const studio = await openStudio({ words, isPhone }, page)
  const order = page.getByRole('button', { name: words.studio.order, exact: true })
  await order.click()
  await expect(studio.panel.getByRole('alert')).toContainText('Please select some players!')
  await studio.panel.getByRole('button', { name: words.studio.add_player, exact: true }).click()
  // A row without a name is not a player yet.
  await order.click()
  await expect(studio.panel.getByRole('alert')).toContainText('Please select some players!')
  await studio.panel
    .getByRole('textbox', { name: words.studio.player_name_of.replace('{{row}}', '1'), exact: true })
    .fill('SOK DARA')
  await order.click()
  await page.getByRole('button', { name: words.checkout.remove_line.replace('{{row}}', '1'), exact: true }).click()
  await expect(page.getByText('Cart is empty!')).toBeVisible()
  const place = page.getByRole('button', { name: words.checkout.place, exact: true })
  await expect(place).toBeDisabled()
  const [panel, below] = [page.getByRole('complementary'), page.getByText(words.checkout.quote_discount)]
  const placeAt = async () => (await place.boundingBox())!.y - (await panel.boundingBox())!.y
  const before = await placeAt()

  await page.getByRole('button', { name: words.checkout.add_size, exact: true }).click()
  await page.locator('input[name="designs.0.sizes.0.qty"]').fill('60')
  await expect(below, 'a discount, which makes the panel longer').toBeVisible()
  expect(await placeAt(), 'the button stays under the hand').toBe(before)
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
  const field = (name: string) => page.locator(`input[name$="${name}"]`)
  await field('sizes.0.qty').fill('-1.5')
  await expect(page.getByText('Quantity must be a whole number from 1 to 10,000.')).toBeVisible()
  await field('sizes.0.qty').fill('20')

  await test.step('the first wrong field is focused; what is mended is no longer complained of', async () => {
    const place = page.getByRole('button', { name: words.checkout.place, exact: true })
    const fixFirst = page.getByText(words.checkout.fix_first)
    await field('players.0.number').fill('7')
    await place.click()
    // The row added last is above the delivery fields.
    await expect(field('players.0.name')).toBeFocused()
    await expect(fixFirst).toBeVisible()
    await field('players.0.name').fill('Dara')
    // The price appears above the button and moves it down by a line, so a press at that moment would miss it.
    await expect(
      page.getByRole('complementary').getByText(words.checkout.quote_pieces_other.replace('{{count}}', '21')),
    ).toBeVisible()
    await place.click()
    await expect(field('address')).toBeFocused()
    await field('address').fill('House 12')
    await field('phone').fill('012 345 678')
    await expect(fixFirst).toBeHidden()
  })
})

test('the studio says what cannot be done', async ({ page, words, isPhone, context, troubled }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await beSignedUp(page)
  await openStudio({ words, isPhone }, page)
  await page.getByRole('application').focus()
  await page.keyboard.press('Delete')
  await expect(page.getByText('No layer was selected!', { exact: true })).toBeVisible()

  await page
    .getByTestId('inspector')
    .getByRole('button', { name: new RegExp(`^${words.studio.role_front_text}`) })
    .click()
  await page.evaluate(async () => navigator.clipboard.writeText('{"font":7}'))
  await page.getByTestId('inspector').getByText(words.lettering.share, { exact: true }).click()
  await page.getByRole('button', { name: words.lettering.paste_style, exact: true }).click()
  await expect(page.getByText('Invalid textstyle!', { exact: true })).toBeVisible()

  troubled.push('/api/designs')
  const error = { id: 'design-limit-reached', message: '', requestId: '' }
  await page.route('**/api/designs', route => route.fulfill({ status: 409, json: { error } }))
  await page.getByRole('button', { name: words.studio.save, exact: true }).click()
  await expect(page.getByText('Your design exceeded max limit', { exact: true })).toBeVisible()
})
