import { createDesign } from '@kitwright/design'
import type { Page } from '@playwright/test'
import { fillSignUp, freshEmail, PASSWORD } from './support/checkout.ts'
import { expect, test, type Walk } from './support/test.ts'

const NEW_PASSWORD = 'nine-ripe-durians'
const TABLE = ['ចាន់ សុភា\t៧\tL', 'SOK DARA\t9\tXL\tgoalkeeper', 'Rithy\t150\tL'].join('\n')

/** Places an order through the API as the page's visitor. Other tests cover the screens. */
async function place(page: Page): Promise<void> {
  const document = createDesign('soccer')
  const failure = await page.evaluate(async body => {
    const { access_token: token } = JSON.parse(
      Object.values(localStorage).find(value => value.includes('access_token')) ?? '{}',
    ) as { access_token: string }
    const xsrf = /XSRF-TOKEN=([^;]+)/.exec(globalThis.document.cookie)?.[1] ?? ''
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-xsrf-token': decodeURIComponent(xsrf),
      'idempotency-key': crypto.randomUUID(),
    }
    const id = crypto.randomUUID()
    const post = (path: string, value: object) => fetch(path, { method: 'POST', headers, body: JSON.stringify(value) })
    const saved = await post('/api/designs', { id, name: 'River Dragons', document: body })
    const line = {
      designId: id,
      productType: 'SOCCER_KIT',
      fabric: 'interlock',
      size: 'XXXL',
      sleeve: 'short',
      qty: 12,
    }
    const placed = await post('/api/orders', { lines: [line], address: 'ផ្ទះ 12, Phnom Penh', phone: '012 345 678' })
    return saved.ok && placed.ok ? '' : `${saved.status} ${placed.status} ${await placed.text()}`
  }, document)
  expect(failure).toBe('')
}

async function changePassword({ page, words }: { page: Page; words: Walk['words'] }): Promise<void> {
  const { account } = words
  const current = page.locator('input[autocomplete="current-password"]')
  const fresh = page.locator('input[autocomplete="new-password"]')
  const send = page.getByRole('button', { name: account.password_change, exact: true })
  await send.click()
  await expect(page.getByText('Confirm password is required!')).toBeVisible()
  await expect(current).toBeFocused()
  await current.fill('not my password')
  await fresh.first().fill(NEW_PASSWORD)
  await fresh.last().fill(NEW_PASSWORD)
  const refused = page.waitForResponse(answer => answer.url().endsWith('/api/oauth/password'))
  await send.click()
  expect((await refused).status()).toBe(422)
  await expect(current).toBeFocused()
  await expect(fresh.last(), 'nothing typed is lost').toHaveValue(NEW_PASSWORD)
  await current.fill(PASSWORD)
  // The connection fails: the form reports it, keeps all input, and can be sent again.
  await page.route('**/api/oauth/password', route => route.abort(), { times: 1 })
  await send.click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Something went wrong!' }),
    'the focus is not lost',
  ).toBeFocused()
  await expect(current).toHaveValue(PASSWORD)
  await page.getByRole('button', { name: words.common.try_again, exact: true }).click()
  await expect(page.getByText(account.password_changed)).toBeVisible()
  await expect(send, 'the focus is not lost').toBeFocused()
}

test.describe('the personal area', () => {
  test('password, devices, a squad, an order canceled and its invoice', async ({
    page,
    words,
    otherVisitor,
    troubled,
  }) => {
    const { account, common, factors, roster } = words
    troubled.push('/api/oauth/password')
    const email = freshEmail()
    await page.goto('/auth/signup?redirect_to=/me/setting')
    const accepted = page.waitForResponse(answer => answer.url().endsWith('/accepttermsandconditions'))
    await (await fillSignUp(page.getByRole('main'), words, email)).click()
    await expect(page).toHaveURL(/\/me\/setting$/)
    expect((await accepted).status(), 'the terms under the form').toBe(204)

    await test.step('another device is seen, and ended by the new password', async () => {
      const other = await otherVisitor()
      await other.goto('/auth/signin?redirect_to=/me/dashboard')
      await other.getByRole('textbox', { name: account.email }).fill(email)
      await other.locator('input[autocomplete="current-password"]').fill(PASSWORD)
      await other.getByRole('main').getByRole('button', { name: common.sign_in, exact: true }).click()
      await expect(other.getByText(account.needs_nothing)).toBeVisible()
      await page.reload()
      await expect(page.getByText(factors.device_this)).toHaveCount(1)
      await expect(page.getByRole('button', { name: /^Sign out .+ on / })).toHaveCount(1)
      await changePassword({ page, words })
      await expect(page.getByRole('button', { name: /^Sign out .+ on / })).toHaveCount(0)
      await other.context().close()
    })

    await test.step('a squad from a pasted table, the bad row staying with its reason', async () => {
      await page.goto('/me/assets')
      await page.getByRole('link', { name: common.player_list, exact: true }).click()
      await page.getByRole('button', { name: account.new_squad, exact: true }).first().click()
      const dialog = page.getByRole('dialog').first()
      await dialog.getByRole('textbox', { name: account.squad_name }).fill('Under twelve')
      await page.goBack()
      await page.getByRole('button', { name: common.discard_no, exact: true }).click()
      await expect(dialog.getByRole('textbox', { name: account.squad_name })).toHaveValue('Under twelve')
      await expect(page).toHaveURL(/\/me\/players$/)
      await dialog.getByRole('button', { name: account.paste, exact: true }).click()
      await dialog.getByRole('textbox', { name: roster.paste_label }).fill(TABLE)
      await dialog
        .getByRole('button', { name: roster.add_players_other.replace('{{count}}', '2'), exact: true })
        .click()
      await expect(dialog.getByText(roster.number_invalid)).toBeVisible()
      await dialog.getByRole('button', { name: roster.cancel, exact: true }).first().click()
      await dialog.getByRole('button', { name: common.save, exact: true }).click()
      await expect(page.getByText(account.squad_players_other.replace('{{count}}', '2'))).toBeVisible()
    })

    await test.step('canceling asks: no changes nothing, yes cancels', async () => {
      await place(page)
      await page.goto('/me/histories')
      const order = page.getByRole('article')
      const answer = async (label: string): Promise<void> => {
        await order.getByRole('button', { name: account.cancel_order, exact: true }).click()
        await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()
        await expect(page.getByRole('dialog')).toBeHidden()
      }
      await answer(account.cancel_no)
      await expect(order).toContainText(common.status_REVIEWING)
      await answer(account.cancel_yes)
      await expect(order).toContainText(common.status_CANCELED)
      await expect(order.getByRole('button', { name: account.cancel_order, exact: true })).toHaveCount(0)
      await order.getByRole('button', { name: account.details, exact: true }).click()
      await expect(order.getByRole('listitem').filter({ hasText: common.status_CANCELED })).toHaveAttribute(
        'aria-current',
        'step',
      )
      await expect(order.getByRole('row').filter({ hasText: '3XL' })).toHaveCount(1)
      await expect(order.getByText(words.order.subtotal)).toBeVisible()
      await expect(order.getByText(words.order.due), 'nothing is asked for any more').toHaveCount(0)
    })

    await test.step('an order’s invoice is a PDF', async () => {
      await page.getByRole('button', { name: common.invoice, exact: true }).click()
      // A process that gives way to all others draws it. On a busy machine that took more than the usual 30 s.
      const download = page.waitForEvent('download', { timeout: 180_000 })
      await page.getByRole('menuitem', { name: words.order.download_pdf }).click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(/^invoice-.+\.pdf$/)
      const stream = await file.createReadStream()
      for await (const chunk of stream) {
        expect((chunk as Buffer).subarray(0, 5).toString()).toBe('%PDF-')
        break
      }
    })

    await test.step('ordered again, all its designs are in the cart, and the checkout is filled', async () => {
      await page.getByRole('button', { name: account.reorder, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.cart.title })).toBeVisible()
      await page.getByRole('link', { name: words.cart.checkout, exact: true }).click()
      await expect(page.locator('input[name="designs.0.sizes.0.qty"]')).toHaveValue('12')
    })
  })
})
