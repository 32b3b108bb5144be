import type { Page } from '@playwright/test'
import { buy } from './support/buyer.ts'
import { STAFF_PASSWORD, showPart } from './support/checkout.ts'
import { expect, test } from './support/test.ts'

// A day in the back office: the customer and the shop see the staff's actions.

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60"><rect width="120" height="60" fill="#c2410c"/></svg>'

type TextsByKey = Record<string, string>

async function enter(page: Page, say: { office: TextsByKey; common: TextsByKey }, name: string): Promise<void> {
  await page.getByRole('textbox', { name: say.office['email'] }).fill(`${name}@angkor.example`)
  await page.locator('input[autocomplete="current-password"]').fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: say.common['sign_in'], exact: true }).click()
}

/** Expects the busy overlay to cover the whole window during a call, so that nothing can be pressed. */
async function coveredWhile(page: Page, url: string, label: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    void page.route(url, async route => {
      try {
        const overlay = page.getByRole('status', { name: label })
        await expect(overlay).toHaveCSS('z-index', '2000')
        expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
        const { x, y, width, height } = (await page.getByRole('banner').getByRole('link').first().boundingBox())!
        const middle = { x: x + width / 2, y: y + height / 2 }
        const isCovered = (over: Element, at: typeof middle) => over.contains(document.elementFromPoint(at.x, at.y))
        expect(await overlay.evaluate(isCovered, middle)).toBe(true)
        resolve()
      } catch (error) {
        reject(error)
      }
      await route.continue()
    })
  })
  await page.unroute(url)
}

test('the store reviews a design, moves an order, records payment, blocks a customer', async ({
  page,
  words,
  otherVisitor,
}) => {
  const say = words.office
  const buyer = await buy(await otherVisitor())
  await page.goto(`/office/designs/${buyer.designId}`)
  await enter(page, words, 'store')
  await expect(page.getByRole('link', { name: say.brand, exact: true })).toHaveCount(0)
  await expect(page.getByRole('banner')).toContainText(say.role_STORE)

  await page.getByRole('button', { name: say.reject_send }).click()
  await expect(page.getByText(say.comment_required)).toBeVisible()
  await page.getByRole('textbox', { name: say.comment }).fill('The badge is blurred')
  const mailGoes = page.getByRole('dialog').getByText(say.mail_goes.replace('{{name}}', buyer.name))
  /** Presses a button that sends the customer a mail. The first press only asks. */
  const press = async (label: string): Promise<void> => {
    await page.getByRole('button', { name: label }).click()
    await expect(mailGoes).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: label }).click()
  }
  await press(say.reject_send)
  await expect(page.getByText(say.rejected_now)).toBeVisible()
  expect(await buyer.read(`/api/designs/${buyer.designId}`)).toMatchObject({ comment: 'The badge is blurred' })
  await press(say.approve)
  await expect(page.getByText(say.approved_now)).toBeVisible()

  await page.getByRole('link', { name: say.orders, exact: true }).click()
  await page.getByRole('searchbox', { name: say.search }).fill(buyer.order.number)
  await page.getByRole('link', { name: buyer.order.number }).click()
  await showPart(page, words, 'lines')
  await expect(page.getByText(words.common.goalkeeper, { exact: true })).toBeVisible()
  // The next step asks nothing before, since it can be undone.
  await page.getByRole('button', { name: words.desk.step_approve, exact: true }).click()
  await expect(page.getByText(say.missing_supplier)).toBeVisible()
  await showPart(page, words, 'money')
  await page.getByRole('textbox', { name: say.amount }).fill('១០០')
  const covered = coveredWhile(page, '**/payments', words.common.loading)
  await page.getByRole('button', { name: say.add_payment }).click()
  await covered
  await expect(page.getByText(say.payment_saved)).toBeVisible()
  expect(await buyer.read(`/api/orders/${buyer.order.id}`)).toMatchObject({ status: 'APPROVED', paidCents: 10_000 })

  // A process that gives way to all others draws it.
  const download = page.waitForEvent('download', { timeout: 180_000 })
  await page.getByRole('button', { name: words.common.invoice, exact: true }).click()
  expect((await download).suggestedFilename()).toBe(`invoice-${buyer.order.number}.pdf`)

  await page.goto(`/office/customers?search=${encodeURIComponent(buyer.email)}`)
  await page.getByRole('link', { name: buyer.name }).click()
  await expect(page.getByRole('link', { name: buyer.order.number })).toBeVisible()
  await page.getByRole('button', { name: say.block, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: say.block, exact: true }).click()
  await expect(page.getByText(say.blocked, { exact: true })).toBeVisible()
  expect(await buyer.read('/api/accounts/details')).toMatchObject({ error: { id: 'account-blocked' } })

  await page.goto('/office/brand')
  await expect(page.getByText(say.right_needed)).toBeVisible()
})

test('an administrator changes the colour and the logo, and the shop wears them', async ({
  page,
  words,
  otherVisitor,
}) => {
  const say = words.office
  await page.goto('/office/brand')
  await enter(page, words, 'admin')
  const colour = page.locator('input[name="colour"]')
  const before = await colour.inputValue()
  const save = async (): Promise<void> => {
    await page.getByRole('button', { name: words.common.save, exact: true }).click()
    await expect(page.getByText(say.unsaved)).toBeHidden()
  }
  await colour.fill('#7c3aed')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: say.logo_upload }).click()
  await (await chooser).setFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
  await expect(page.getByText(say.logo_kept)).toBeVisible()
  await page.getByRole('button', { name: say.team_colour_add }).click()
  await page.getByRole('textbox', { name: say.team_colour_code.replace('{{number}}', '1') }).fill('red')
  await page.getByRole('button', { name: words.common.save, exact: true }).click()
  await expect(page.getByText(say.colour_wrong)).toBeVisible()
  await page.getByRole('textbox', { name: say.team_colour_code.replace('{{number}}', '1') }).fill('#0f172a')
  await save()

  // A shop updates within a few seconds: first the API, then the rendered pages.
  await expect(async () => {
    for (const address of ['/whoami', '/about'])
      expect(await (await page.request.get(address)).text()).toContain('/api/files/')
  }).toPass({ timeout: 20_000 })
  const visitor = await otherVisitor()
  await visitor.goto('/about')
  await expect(visitor.locator('header img[src^="/api/files/"]')).toBeVisible()
  const worn = await visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--kw-500'))
  expect(worn.trim()).toBe('#7c3aed')

  const shop = (await (await visitor.request.get('/whoami')).json()) as { settings: { teamColours?: string[] } }
  expect(shop.settings.teamColours).toEqual(['#0f172a'])

  await page.getByRole('button', { name: say.team_colour_remove.replace('{{number}}', '1') }).click()
  await page.getByRole('button', { name: say.logo_remove }).click()
  await colour.fill(before)
  await save()
})

test('an administrator tries new prices before saving them, and finds the list there was', async ({ page, words }) => {
  const say = words.office
  await page.goto('/office/prices')
  await enter(page, words, 'admin')
  const field = page.locator('[name="base.BOXING_TRUNK.mesh"]')
  const before = await field.inputValue()
  await page.getByRole('combobox', { name: say.product }).selectOption('BOXING_TRUNK')
  await page.getByRole('combobox', { name: words.common.fabric, exact: true }).selectOption('mesh')
  await field.fill('២០.៥')
  await page.locator('[name="minimumQty"]').fill('ten')
  await expect(page.getByText(say.try_unreadable)).toBeVisible()
  await page.getByRole('button', { name: words.common.save, exact: true }).click()
  const limits = say.whole_number_wrong.replace('{{least}}', '1').replace('{{most}}', '10000')
  await expect(page.getByText(limits)).toBeVisible()
  await expect(page.locator('[name="minimumQty"]')).toBeFocused()
  await page.locator('[name="minimumQty"]').fill('១០')
  // Twenty pieces, with the discount from twenty on.
  await expect(page.getByText('$389.50')).toBeVisible()
  await page.getByRole('button', { name: words.common.save, exact: true }).click()
  await expect(page.getByText(say.prices_saved)).toBeVisible()

  // The message about the wrong number covers the button.
  await page.getByRole('alert').getByRole('button', { name: words.common.close }).click()
  await page.getByRole('button', { name: say.price_history }).click()
  await expect(page.getByRole('dialog').getByText('$20.50').first()).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: say.history_restore }).first().click()
  await expect(field).toHaveValue(before)
  await page.getByRole('button', { name: words.common.save, exact: true }).click()
  await expect(page.getByText(say.unsaved)).toBeHidden()
})
